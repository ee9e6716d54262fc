import type Stripe from 'stripe';
import { escapeHtml } from '../page-frame';
import { amountText, hostedPage, type Localization, withAmount } from './hosted-page-view';
import type { StripeSimulatorRecords } from './stripe-simulator.types';

/** Maximum number of payments that the list shows, newest payment first. */
const shown = 50;

/** Actions of the buttons in the list of payments. */
export type PaymentAction =
  'settle-succeeded' | 'settle-failed' | 'refund' | 'fail-refund' | 'dispute' | 'won' | 'lost';

/** One completed payment session with its refunds and disputes. */
type Payment = {
  session: Stripe.Checkout.Session;
  name: string | null | undefined;
  intentId: string | null;
  charge: Stripe.Charge | undefined;
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
};

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Returns the payment sessions that were paid or wait for a bank, newest first. */
const paymentsOf = (records: StripeSimulatorRecords): Payment[] => {
  const [charges, refunds, disputes] = [records.charges(), records.refunds(), records.disputes()];
  return records
    .sessions()
    .filter(({ status }) => status === 'complete')
    .slice(-shown)
    .reverse()
    .map((session) => {
      const intentId = idOf(session.payment_intent);
      const isOurs = (one: { payment_intent: string | { id: string } | null }) =>
        intentId !== null && idOf(one.payment_intent) === intentId;
      return {
        session,
        name: records.items(session.id)[0]?.description,
        intentId,
        charge: charges.filter(isOurs).at(-1),
        refunds: refunds.filter(isOurs),
        disputes: disputes.filter(isOurs),
      };
    });
};

const button = (action: PaymentAction, id: string, text: string, cents?: number): string =>
  `<form method="post"><input type="hidden" name="id" value="${escapeHtml(id)}">${
    cents === undefined ? '' : `<input type="hidden" name="cents" value="${cents}">`
  }<button class="outline" name="action" value="${action}">${text}</button></form>`;

const isOpen = ({ status }: Stripe.Dispute): boolean => status !== 'won' && status !== 'lost';

const isPending = ({ session, charge }: Payment): boolean =>
  session.payment_status === 'unpaid' && charge?.status !== 'failed';

/** Renders the states of a payment, its refunds and its disputes. */
const states = ({ texts, language }: Localization, payment: Payment): string => {
  const money = (cents: number) => amountText(language, cents, payment.session.currency ?? 'usd');
  const state =
    payment.session.payment_status === 'paid' ? 'paid' : isPending(payment) ? 'pending' : 'failed';
  const tone = { paid: 'good', pending: 'wait', failed: 'bad' }[state];
  const items = [
    `<li class="${tone}">${texts.states[state]}</li>`,
    ...payment.refunds.map(({ amount, status }) =>
      status === 'failed'
        ? `<li class="bad">${withAmount(texts.refundFailed, money(amount))}</li>`
        : `<li class="wait">${withAmount(texts.refunded, money(amount))}</li>`,
    ),
    ...payment.disputes.map((dispute) => {
      const [look, text] = isOpen(dispute)
        ? ['wait', texts.disputed]
        : dispute.status === 'won'
          ? ['good', texts.won]
          : ['bad', texts.lost];
      return `<li class="${look}">${withAmount(text, money(dispute.amount))}</li>`;
    }),
  ];
  return `<ul class="states">${items.join('')}</ul>`;
};

/** Renders the buttons of the actions that are possible for a payment. */
const actions = ({ texts, language }: Localization, payment: Payment): string => {
  const { session, intentId, charge, refunds, disputes } = payment;
  const money = (cents: number) => amountText(language, cents, session.currency ?? 'usd');
  if (isPending(payment)) {
    return [
      button('settle-succeeded', session.id, texts.settleSucceeded),
      button('settle-failed', session.id, texts.settleFailed),
    ].join('');
  }
  if (session.payment_status !== 'paid' || intentId === null || !charge) return '';
  // A disputed payment cannot be refunded.
  const left = charge.disputed ? 0 : charge.amount - charge.amount_refunded;
  const openDisputes = disputes.filter(isOpen);
  const half = Math.floor(left / 2);
  return [
    ...(left > 0 ? [button('refund', intentId, withAmount(texts.refund, money(left)))] : []),
    ...(half > 0 ? [button('refund', intentId, withAmount(texts.refund, money(half)), half)] : []),
    ...refunds
      .filter(({ status }) => status === 'succeeded' || status === 'pending')
      .map(({ id, amount }) => button('fail-refund', id, withAmount(texts.failRefund, money(amount)))),
    ...(disputes.length === 0 ? [button('dispute', intentId, texts.dispute)] : []),
    ...openDisputes.flatMap(({ id }) => [
      button('won', id, texts.disputeWon),
      button('lost', id, texts.disputeLost),
    ]),
  ].join('');
};

const row = (localization: Localization, payment: Payment): string => {
  const { session, name } = payment;
  const { language } = localization;
  const amount = amountText(language, session.amount_total ?? 0, session.currency ?? 'usd');
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const about = [name, when.format(session.created * 1000)].filter(
    (text) => text !== null && text !== undefined,
  );
  return `<li id="${escapeHtml(session.id)}"><div><b>${escapeHtml(amount)}</b>
<p>${escapeHtml(about.join(' · '))}</p><p>${escapeHtml(session.customer_email ?? '')}</p>${states(localization, payment)}</div>
<div class="actions">${actions(localization, payment)}</div></li>`;
};

/**
 * Renders the list of payments with the actions of customers and banks.
 * @param isRefused true if the last action was not possible
 */
export const paymentsPage = (
  localization: Localization,
  records: StripeSimulatorRecords,
  isRefused: boolean,
): string => {
  const { texts } = localization;
  const payments = paymentsOf(records);
  const list = payments.length
    ? `<ul class="payments">${payments.map((payment) => row(localization, payment)).join('')}</ul>`
    : `<p class="lead">${texts.noPayments}</p>`;
  const body = `<div class="card"><h1>${texts.paymentsTitle}</h1><p class="lead">${texts.paymentsLead}</p>
${isRefused ? `<p class="wrong" role="alert">${texts.notPossible}</p>` : ''}${list}</div>`;
  return hostedPage(localization, { title: texts.paymentsTitle, body, isWide: true });
};
