import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the list of purchases on the profile page. */
export const purchasesMessages = defineMessages(
  {
    title: 'Purchases',
    lead: 'Your purchases and their receipts.',
    pack_one: '{{name}}, {{count}} credit',
    pack_other: '{{name}}, {{count}} credits',
    standing: {
      waiting: 'Unpaid',
      bank: 'Waiting for the bank',
      paid: 'Paid',
      refunded: 'Refunded',
      partlyRefunded: 'Partly refunded',
      disputed: 'Disputed',
      review: 'Under review',
      failed: 'Failed',
      expired: 'Expired',
    },
    refunded: '{{amount}} refunded.',
    disputed: '{{amount}} disputed with the bank.',
    revoked_one: '{{count}} credit removed.',
    revoked_other: '{{count}} credits removed.',
    receipt: 'Receipt',
    receiptOf: 'Receipt of {{date}}',
    empty: 'You have not bought anything yet.',
    buy: 'Buy Credits',
    failed: 'Your purchases could not be loaded',
  },
  {
    title: 'Compras',
    lead: 'Tus compras y sus recibos.',
    pack_one: '{{name}}, {{count}} crédito',
    pack_other: '{{name}}, {{count}} créditos',
    standing: {
      waiting: 'Sin pagar',
      bank: 'A la espera del banco',
      paid: 'Pagada',
      refunded: 'Reembolsada',
      partlyRefunded: 'Reembolsada en parte',
      disputed: 'En disputa',
      review: 'En revisión',
      failed: 'Fallida',
      expired: 'Caducada',
    },
    refunded: '{{amount}} reembolsados.',
    disputed: '{{amount}} en disputa con el banco.',
    revoked_one: '{{count}} crédito retirado.',
    revoked_other: '{{count}} créditos retirados.',
    receipt: 'Recibo',
    receiptOf: 'Recibo del {{date}}',
    empty: 'Aún no has comprado nada.',
    buy: 'Comprar créditos',
    failed: 'Tus compras no se pudieron cargar',
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    purchases: typeof purchasesMessages.en;
  }
}
