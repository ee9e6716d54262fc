import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the page about purchases for administrators. */
export const adminPurchasesMessages = defineMessages(
  {
    title: 'Purchases',
    lead: 'The purchases of all users, newest first.',
    search: 'Search',
    searchHint: 'Email, user id, purchase id, or an id of the payment provider',
    status: 'Status',
    all: 'All',
    failed: 'The purchases could not be loaded',
    empty: 'No purchases match.',
    emptyMore: 'No purchases match among those searched so far.',
    deletedUser: 'Deleted account',
    pack_one: '{{count}} credit for {{price}}',
    pack_other: '{{count}} credits for {{price}}',
    refunded: '{{price}} refunded',
    disputed: '{{price}} disputed',
    statusOf: {
      created: 'Created',
      open: 'Open',
      pending: 'Pending',
      paid: 'Paid',
      failed: 'Failed',
      expired: 'Expired',
      quarantined: 'Under review',
    },
  },
  {
    title: 'Compras',
    lead: 'Las compras de todos los usuarios, de la más reciente a la más antigua.',
    search: 'Buscar',
    searchHint: 'Correo, id de usuario, id de compra o id del proveedor de pagos',
    status: 'Estado',
    all: 'Todas',
    failed: 'No se pudieron cargar las compras',
    empty: 'Ninguna compra coincide.',
    emptyMore: 'Ninguna compra coincide entre las buscadas hasta ahora.',
    deletedUser: 'Cuenta eliminada',
    pack_one: '{{count}} crédito por {{price}}',
    pack_other: '{{count}} créditos por {{price}}',
    refunded: '{{price}} reembolsados',
    disputed: '{{price}} en disputa',
    statusOf: {
      created: 'Creada',
      open: 'Abierta',
      pending: 'Pendiente',
      paid: 'Pagada',
      failed: 'Fallida',
      expired: 'Caducada',
      quarantined: 'En revisión',
    },
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    adminPurchases: typeof adminPurchasesMessages.en;
  }
}
