import type { Language } from '@portada/contracts';
import type { TestCard } from './test-cards';

/** A way to pay as the page offers it. */
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
  noMoney: 'This page stands in for the payment provider. No money moves, and nothing leaves this machine.',
  payTo: 'Pay Portada',
  email: 'Email',
  how: 'Choose a test card',
  payNow: 'Pay {amount}',
  back: 'Cancel and go back',
  expire: 'Let this page expire',
  declined: 'The card was declined. Nothing was charged: try another one.',
  cards: {
    paid: { name: 'Card that pays', outcome: 'Paid at once' },
    declined: { name: 'Card that is declined', outcome: 'Refused by its bank' },
    needs_confirmation: { name: 'Card that needs confirmation', outcome: 'Its bank asks first' },
    delayed_success: { name: 'Bank debit, paid later', outcome: 'Pending, then paid' },
    delayed_failure: { name: 'Bank debit, fails later', outcome: 'Pending, then refused' },
  },
  confirmTitle: 'Confirm this payment',
  confirmLead: 'Here the cardholder’s bank asks whether it is really you.',
  confirm: 'Confirm payment',
  refuse: 'Refuse',
  completeTitle: 'This payment is complete',
  completeLead: 'There is nothing more to do on this page.',
  pendingLead: 'The bank takes its time. Its answer comes later, by itself.',
  expiredTitle: 'This page has expired',
  expiredLead: 'Nothing was charged. Go back and start again.',
  goOn: 'Back to Portada',
  errorTitle: 'There is nothing to pay here',
  unknownSession: 'This address belongs to no payment.',
  badRequest: 'This button cannot be pressed now, or not from there.',
  paymentsLink: 'All payments: refunds and disputes',
  paymentsTitle: 'Payments',
  paymentsLead: 'What people and banks do after a payment, by hand: refunds, disputes, late answers.',
  noPayments: 'Nobody has paid yet.',
  notPossible: 'This cannot be done with this payment any more.',
  settleSucceeded: 'The bank pays',
  settleFailed: 'The bank refuses',
  refund: 'Refund {amount}',
  failRefund: 'Let the refund of {amount} fail',
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
  noMoney: 'Esta página hace de proveedor de pagos. No se mueve dinero y nada sale de esta máquina.',
  payTo: 'Pagar a Portada',
  email: 'Correo',
  how: 'Elige una tarjeta de prueba',
  payNow: 'Pagar {amount}',
  back: 'Cancelar y volver',
  expire: 'Dejar que caduque esta página',
  declined: 'La tarjeta fue rechazada. No se ha cobrado nada: prueba con otra.',
  cards: {
    paid: { name: 'Tarjeta que paga', outcome: 'Se paga al momento' },
    declined: { name: 'Tarjeta rechazada', outcome: 'Su banco no la acepta' },
    needs_confirmation: { name: 'Tarjeta que pide confirmación', outcome: 'Su banco pregunta antes' },
    delayed_success: { name: 'Cargo bancario, se paga después', outcome: 'Pendiente y luego pagado' },
    delayed_failure: { name: 'Cargo bancario, falla después', outcome: 'Pendiente y luego rechazado' },
  },
  confirmTitle: 'Confirma este pago',
  confirmLead: 'Aquí el banco de la tarjeta pregunta si de verdad eres tú.',
  confirm: 'Confirmar el pago',
  refuse: 'Rechazar',
  completeTitle: 'Este pago está hecho',
  completeLead: 'No queda nada por hacer en esta página.',
  pendingLead: 'El banco se toma su tiempo. Su respuesta llegará sola, más tarde.',
  expiredTitle: 'Esta página ha caducado',
  expiredLead: 'No se ha cobrado nada. Vuelve y empieza de nuevo.',
  goOn: 'Volver a Portada',
  errorTitle: 'Aquí no hay nada que pagar',
  unknownSession: 'Esta dirección no es de ningún pago.',
  badRequest: 'Este botón no se puede pulsar ahora, o no desde ahí.',
  paymentsLink: 'Todos los pagos: devoluciones y disputas',
  paymentsTitle: 'Pagos',
  paymentsLead:
    'Lo que hacen personas y bancos después de un pago, a mano: devoluciones, disputas, respuestas tardías.',
  noPayments: 'Nadie ha pagado todavía.',
  notPossible: 'Con este pago ya no se puede hacer eso.',
  settleSucceeded: 'El banco paga',
  settleFailed: 'El banco rechaza',
  refund: 'Devolver {amount}',
  failRefund: 'Que falle la devolución de {amount}',
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

/** The sentences of the pages; `{amount}` is filled in. */
export const hostedPageTexts: Record<Language, HostedPageTexts> = { en, es };
export type { HostedPageTexts };
