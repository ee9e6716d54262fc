import { defineMessages } from '../i18n/define-messages';

/** Messages of the packs that several pages show. Names and features of the packs come from the server. */
export const plansMessages = defineMessages(
  {
    popular: 'Most Popular',
    chosen: 'Selected',
    credits_one: 'credit',
    credits_other: 'credits',
    perCredit: '{{price}} per credit',
    notSold: 'Currently unavailable',
    failed: 'The packs could not be loaded',
    empty: 'No packs available',
    emptyText: 'Please check back later. Your credits are not affected.',
    debtLabel: 'Credits owed',
    debt_one: 'You owe {{count}} credit',
    debt_other: 'You owe {{count}} credits',
    debtText:
      'A payment was refunded or disputed after its credits had been spent. Your next purchase covers this first.',
  },
  {
    popular: 'Más popular',
    chosen: 'Seleccionado',
    credits_one: 'crédito',
    credits_other: 'créditos',
    perCredit: '{{price}} por crédito',
    notSold: 'No disponible ahora',
    failed: 'Los paquetes no se pudieron cargar',
    empty: 'No hay paquetes disponibles',
    emptyText: 'Vuelve más tarde. Tus créditos no cambian.',
    debtLabel: 'Créditos que debes',
    debt_one: 'Debes {{count}} crédito',
    debt_other: 'Debes {{count}} créditos',
    debtText:
      'Un pago se devolvió o se disputó cuando sus créditos ya estaban gastados. Tu próxima compra los cubre primero.',
  },
);

declare module '../i18n/translation' {
  interface Catalogue {
    plans: typeof plansMessages.en;
  }
}
