import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the credit history: one message for each kind of ledger entry. */
export const ledgerMessages = defineMessages(
  {
    title: 'Credit history',
    lead: 'Every change to your credits, newest first.',
    kind: {
      grant: 'Free sign-up credits',
      adjust: 'Adjusted by our team',
      hold: 'Image in progress',
      capture: 'Image generated',
      release: 'Image not generated, credit returned',
      purchase: 'Credits purchased',
      revoke: 'Removed after a refunded or disputed payment',
      owe: 'Owed after a refunded or disputed payment',
      restore: 'Restored, payment confirmed',
      repay: 'Used to pay credits owed',
      clear: 'Credits owed, paid off',
    },
    thumbnailGone: 'Deleted thumbnail',
    pack: '{{name}} pack',
    unit_one: 'credit',
    unit_other: 'credits',
    debt: 'Owed {{change}}',
    empty: 'No changes to your credits yet.',
    failed: 'Your credit history could not be loaded',
  },
  {
    title: 'Historial de créditos',
    lead: 'Cada cambio de tus créditos, lo más reciente primero.',
    kind: {
      grant: 'Créditos gratis por registrarte',
      adjust: 'Ajuste de nuestro equipo',
      hold: 'Imagen en proceso',
      capture: 'Imagen generada',
      release: 'Imagen no generada, crédito devuelto',
      purchase: 'Créditos comprados',
      revoke: 'Retirados por un pago reembolsado o en disputa',
      owe: 'Por pagar, tras un pago reembolsado o en disputa',
      restore: 'Restaurados, pago confirmado',
      repay: 'Usados para pagar créditos que debías',
      clear: 'Créditos que debías, pagados',
    },
    thumbnailGone: 'Miniatura eliminada',
    pack: 'Paquete {{name}}',
    unit_one: 'crédito',
    unit_other: 'créditos',
    debt: 'Debes {{change}}',
    empty: 'Todavía no hay cambios en tus créditos.',
    failed: 'No se pudo cargar tu historial de créditos',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    ledger: typeof ledgerMessages.en;
  }
}
