import { defineTexts } from '../i18n/define-texts';

/** Words of the packs that more than one page shows. The packs' own words come from the server. */
export const plansTexts = defineTexts(
  {
    popular: 'Most Popular',
    chosen: 'Your choice',
    credits_one: 'credit',
    credits_other: 'credits',
    perCredit: '{{price}} per credit',
    notSold: 'Not for sale right now',
    failed: 'The packs did not load',
    empty: 'No packs for sale',
    emptyText: 'Come back in a while. Your credits stay as they are.',
    debtLabel: 'What you owe',
    debt_one: 'You owe {{count}} credit',
    debt_other: 'You owe {{count}} credits',
    debtText:
      'A payment was refunded or disputed after its credits had been spent. Your next purchase repays this first.',
  },
  {
    popular: 'Más popular',
    chosen: 'Tu elección',
    credits_one: 'crédito',
    credits_other: 'créditos',
    perCredit: '{{price}} por crédito',
    notSold: 'No está a la venta ahora',
    failed: 'Los paquetes no se pudieron cargar',
    empty: 'No hay paquetes a la venta',
    emptyText: 'Vuelve dentro de un rato. Tus créditos siguen como están.',
    debtLabel: 'Lo que debes',
    debt_one: 'Debes {{count}} crédito',
    debt_other: 'Debes {{count}} créditos',
    debtText:
      'Un pago se devolvió o se disputó cuando sus créditos ya estaban gastados. Tu próxima compra lo salda primero.',
  },
);
