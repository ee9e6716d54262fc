import type { Language } from '@portada/contracts';
import type { TestCard } from './test-cards';

/** Texts of a payment method on the payment page. */
type CardTexts = { name: string; outcome: string };

type HostedPageTexts = {
  cards: Record<TestCard, CardTexts>;
  states: Record<'paid' | 'pending' | 'failed', string>;
} & Record<
  | 'simulator'
  | 'noMoney'
  | 'payTo'
  | 'email'
  | 'how'
  | 'payNow'
  | 'back'
  | 'expire'
  | 'declined'
  | 'confirmTitle'
  | 'confirmLead'
  | 'confirm'
  | 'refuse'
  | 'completeTitle'
  | 'completeLead'
  | 'pendingLead'
  | 'expiredTitle'
  | 'expiredLead'
  | 'goOn'
  | 'errorTitle'
  | 'unknownSession'
  | 'badRequest'
  | 'paymentsLink'
  | 'paymentsTitle'
  | 'paymentsLead'
  | 'noPayments'
  | 'notPossible'
  | 'settleSucceeded'
  | 'settleFailed'
  | 'refund'
  | 'failRefund'
  | 'dispute'
  | 'disputeWon'
  | 'disputeLost'
  | 'refunded'
  | 'refundFailed'
  | 'disputed'
  | 'won'
  | 'receiptTitle'
  | 'paidOn'
  | 'paidWith'
  | 'refundedLabel'
  | 'number'
  | 'lost',
  string
>;

const en: HostedPageTexts = {
  simulator: 'Simulator for development',
  noMoney: 'This page simulates the payment provider. No money moves, and no data leaves this machine.',
  payTo: 'Pay Portada',
  email: 'Email',
  how: 'Choose a test card',
  payNow: 'Pay {amount}',
  back: 'Cancel and go back',
  expire: 'Let this page expire',
  declined: 'The card was declined. Nothing was charged: try another one.',
  cards: {
    paid: { name: 'Card that pays', outcome: 'Paid immediately' },
    declined: { name: 'Card that is declined', outcome: 'Declined by its bank' },
    needs_confirmation: { name: 'Card that needs confirmation', outcome: 'Its bank asks you to confirm' },
    delayed_success: { name: 'Bank debit, paid later', outcome: 'Pending, then paid' },
    delayed_failure: { name: 'Bank debit, fails later', outcome: 'Pending, then declined' },
  },
  confirmTitle: 'Confirm this payment',
  confirmLead: 'On a real payment, your bank verifies here that it is you.',
  confirm: 'Confirm payment',
  refuse: 'Refuse',
  completeTitle: 'This payment is complete',
  completeLead: 'You can close this page.',
  pendingLead: 'The bank is processing this payment. The result will arrive later.',
  expiredTitle: 'This page has expired',
  expiredLead: 'Nothing was charged. Go back and start again.',
  goOn: 'Back to Portada',
  errorTitle: 'No payment found',
  unknownSession: 'There is no payment at this address.',
  badRequest: 'This action is not available.',
  paymentsLink: 'All payments: refunds and disputes',
  paymentsTitle: 'Payments',
  paymentsLead: 'Actions of customers and banks after a payment: refunds, disputes and late results.',
  noPayments: 'No payments yet.',
  notPossible: 'This action is no longer possible for this payment.',
  settleSucceeded: 'Bank approves',
  settleFailed: 'Bank declines',
  refund: 'Refund {amount}',
  failRefund: 'Fail the refund of {amount}',
  dispute: 'Open a dispute',
  disputeWon: 'Dispute won',
  disputeLost: 'Dispute lost',
  states: { paid: 'Paid', pending: 'Waiting for the bank', failed: 'Not paid' },
  refunded: '{amount} refunded',
  refundFailed: 'Refund of {amount} failed',
  disputed: '{amount} disputed',
  won: 'Dispute over {amount} won',
  lost: 'Dispute over {amount} lost',
  receiptTitle: 'Receipt from Portada',
  paidOn: 'Paid on',
  paidWith: 'Paid with',
  refundedLabel: 'Refunded',
  number: 'Number',
};

const es: HostedPageTexts = {
  simulator: 'Simulador para desarrollo',
  noMoney: 'Esta página simula el proveedor de pagos. No se mueve dinero y ningún dato sale de este equipo.',
  payTo: 'Pagar a Portada',
  email: 'Correo',
  how: 'Elige una tarjeta de prueba',
  payNow: 'Pagar {amount}',
  back: 'Cancelar y volver',
  expire: 'Hacer que caduque esta página',
  declined: 'La tarjeta fue rechazada. No se ha cobrado nada: prueba con otra.',
  cards: {
    paid: { name: 'Tarjeta que paga', outcome: 'Pago inmediato' },
    declined: { name: 'Tarjeta rechazada', outcome: 'Rechazada por su banco' },
    needs_confirmation: { name: 'Tarjeta que pide confirmación', outcome: 'Su banco pide confirmación' },
    delayed_success: { name: 'Cargo bancario, se paga después', outcome: 'Pendiente y luego pagado' },
    delayed_failure: { name: 'Cargo bancario, falla después', outcome: 'Pendiente y luego rechazado' },
  },
  confirmTitle: 'Confirma este pago',
  confirmLead: 'En un pago real, aquí tu banco comprueba que eres tú.',
  confirm: 'Confirmar el pago',
  refuse: 'Rechazar',
  completeTitle: 'Pago completado',
  completeLead: 'Puedes cerrar esta página.',
  pendingLead: 'El banco está procesando este pago. El resultado llegará más tarde.',
  expiredTitle: 'Esta página ha caducado',
  expiredLead: 'No se ha cobrado nada. Vuelve y empieza de nuevo.',
  goOn: 'Volver a Portada',
  errorTitle: 'No se encontró ningún pago',
  unknownSession: 'No hay ningún pago en esta dirección.',
  badRequest: 'Esta acción no está disponible.',
  paymentsLink: 'Todos los pagos: devoluciones y disputas',
  paymentsTitle: 'Pagos',
  paymentsLead:
    'Acciones de clientes y bancos después de un pago: devoluciones, disputas y resultados tardíos.',
  noPayments: 'Todavía no hay pagos.',
  notPossible: 'Esta acción ya no es posible para este pago.',
  settleSucceeded: 'El banco aprueba',
  settleFailed: 'El banco rechaza',
  refund: 'Devolver {amount}',
  failRefund: 'Hacer fallar la devolución de {amount}',
  dispute: 'Abrir una disputa',
  disputeWon: 'Disputa ganada',
  disputeLost: 'Disputa perdida',
  states: { paid: 'Pagado', pending: 'A la espera del banco', failed: 'No pagado' },
  refunded: '{amount} devueltos',
  refundFailed: 'Falló la devolución de {amount}',
  disputed: '{amount} en disputa',
  won: 'Disputa por {amount} ganada',
  lost: 'Disputa por {amount} perdida',
  receiptTitle: 'Recibo de Portada',
  paidOn: 'Pagado el',
  paidWith: 'Pagado con',
  refundedLabel: 'Devuelto',
  number: 'Número',
};

/** Texts of the pages of the simulated payment provider, in both languages. `{amount}` is a placeholder. */
export const hostedPageTexts: Record<Language, HostedPageTexts> = { en, es };
export type { HostedPageTexts };
