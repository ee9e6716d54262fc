import { defineMessages } from '../../../shared/i18n/define-messages';

/** Messages of the payments section for administrators. */
export const paymentsMessages = defineMessages(
  {
    title: 'Payments',
    failed: 'The payments could not be loaded',
    notSold: 'Unavailable packs: {{packs}}',
    notSoldText: 'The price at the payment provider is missing or different. Correct it there.',
    quarantine: 'Payments under review',
    quarantineEmpty: 'None. Every payment matched its purchase.',
    quarantineCount_one: '{{count}} payment needs your decision',
    quarantineCount_other: '{{count}} payments need your decision',
    quarantineText: 'The amount paid does not match the purchase. No credits are added until you decide.',
    pack_one: '{{name}}, {{count}} credit',
    pack_other: '{{name}}, {{count}} credits',
    purchase: 'Purchase {{id}}',
    user: 'User {{id}}',
    accept: 'Accept',
    refuse: 'Refuse',
    acceptOf: 'Accept purchase {{id}}',
    refuseOf: 'Refuse purchase {{id}}',
    acceptTitle: 'Accept this payment?',
    acceptText_one:
      '{{count}} credit will be added to the account. The decision is recorded in the audit log with your name.',
    acceptText_other:
      '{{count}} credits will be added to the account. The decision is recorded in the audit log with your name.',
    refuseTitle: 'Refuse this payment?',
    refuseText_one:
      'The purchase of {{count}} credit will be marked as failed. Refund the payment in the provider’s dashboard. The decision is recorded in the audit log with your name.',
    refuseText_other:
      'The purchase of {{count}} credits will be marked as failed. Refund the payment in the provider’s dashboard. The decision is recorded in the audit log with your name.',
    events: 'Webhook events',
    waiting: 'Waiting',
    oldest: 'Longest wait',
    reconciliation: 'Reconciliation',
    compared: 'Compared {{purchases}} and {{sessions}} on {{date}}.',
    comparedPurchases_one: '{{count}} purchase',
    comparedPurchases_other: '{{count}} purchases',
    comparedSessions_one: '{{count}} checkout session',
    comparedSessions_other: '{{count}} checkout sessions',
    neverCompared: 'No reconciliation has run yet. It runs once a day.',
    agrees: 'No differences',
    differs_one: '{{count}} difference',
    differs_other: '{{count}} differences',
    difference: {
      'paid at the provider, not credited here': 'Paid at the provider, not credited here',
      'credited here, not paid at the provider': 'Credited here, not paid at the provider',
      'session of no purchase': 'Checkout session without a purchase',
      'session unknown to the provider': 'Checkout session unknown to the provider',
      'amount, currency or price differs': 'Amount, currency or price differs',
      'refunds or disputes differ': 'Refunds or disputes differ',
      'credits differ from the ledger': 'Credits differ from the ledger',
    },
  },
  {
    title: 'Pagos',
    failed: 'No se pudieron cargar los pagos',
    notSold: 'Paquetes no disponibles: {{packs}}',
    notSoldText: 'El precio en el proveedor de pagos falta o es distinto. Corrígelo allí.',
    quarantine: 'Pagos en revisión',
    quarantineEmpty: 'Ninguno. Todos los pagos coinciden con su compra.',
    quarantineCount_one: '{{count}} pago necesita tu decisión',
    quarantineCount_other: '{{count}} pagos necesitan tu decisión',
    quarantineText:
      'El importe pagado no coincide con la compra. No se añade ningún crédito hasta que decidas.',
    pack_one: '{{name}}, {{count}} crédito',
    pack_other: '{{name}}, {{count}} créditos',
    purchase: 'Compra {{id}}',
    user: 'Usuario {{id}}',
    accept: 'Aceptar',
    refuse: 'Rechazar',
    acceptOf: 'Aceptar la compra {{id}}',
    refuseOf: 'Rechazar la compra {{id}}',
    acceptTitle: '¿Aceptar este pago?',
    acceptText_one:
      'Se añadirá {{count}} crédito a la cuenta. La decisión queda en el registro de auditoría con tu nombre.',
    acceptText_other:
      'Se añadirán {{count}} créditos a la cuenta. La decisión queda en el registro de auditoría con tu nombre.',
    refuseTitle: '¿Rechazar este pago?',
    refuseText_one:
      'La compra de {{count}} crédito se marcará como fallida. Reembolsa el pago en el panel del proveedor. La decisión queda en el registro de auditoría con tu nombre.',
    refuseText_other:
      'La compra de {{count}} créditos se marcará como fallida. Reembolsa el pago en el panel del proveedor. La decisión queda en el registro de auditoría con tu nombre.',
    events: 'Eventos de webhook',
    waiting: 'En espera',
    oldest: 'Mayor espera',
    reconciliation: 'Conciliación',
    compared: 'Comparadas {{purchases}} y {{sessions}}, {{date}}.',
    comparedPurchases_one: '{{count}} compra',
    comparedPurchases_other: '{{count}} compras',
    comparedSessions_one: '{{count}} sesión de pago',
    comparedSessions_other: '{{count}} sesiones de pago',
    neverCompared: 'Todavía no se ha hecho ninguna conciliación. Se hace una vez al día.',
    agrees: 'Sin diferencias',
    differs_one: '{{count}} diferencia',
    differs_other: '{{count}} diferencias',
    difference: {
      'paid at the provider, not credited here': 'Pagado en el proveedor, sin acreditar aquí',
      'credited here, not paid at the provider': 'Acreditado aquí, sin pagar en el proveedor',
      'session of no purchase': 'Sesión de pago sin compra',
      'session unknown to the provider': 'Sesión de pago desconocida para el proveedor',
      'amount, currency or price differs': 'El importe, la moneda o el precio no coinciden',
      'refunds or disputes differ': 'Los reembolsos o disputas no coinciden',
      'credits differ from the ledger': 'Los créditos no coinciden con el libro de créditos',
    },
  },
);

declare module '../../../shared/i18n/translation' {
  interface Catalogue {
    payments: typeof paymentsMessages.en;
  }
}
