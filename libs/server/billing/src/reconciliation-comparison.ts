import type { Difference } from '@portada/contracts';
import type { ProviderSession } from './provider-session';
import type { PurchaseRow } from './purchase-row';
import { differences } from './settlement-verdict';

/** A purchase and its credits in the ledger. */
export type RecordedPurchase = PurchaseRow & {
  receivedCents: number | null;
  /** Credits that transfers of the kind `purchase` have added for the purchase. */
  creditedCredits: number;
  /** Credits that the purchase's transfers have revoked. */
  ledgerRevokedCredits: number;
};

/** The current state of a purchase at the provider. */
export type ProviderState = {
  /**
   * The payment session that is stored with the purchase; null if no session is stored, or the provider has no such
   * session.
   */
  own: ProviderSession | null;
  /** Other payment sessions that name this purchase. */
  others: ProviderSession[];
  /** Refunded and disputed amounts of the stored session's payment. */
  reversals: { refundedCents: number; disputedCents: number };
  isLive: boolean;
};

type Kind = Difference['kind'];
type Found = (kind: Kind, detail: string, ref?: string) => void;

const isPaid = (session: ProviderSession): boolean =>
  session.status === 'complete' && session.paymentStatus === 'paid';

/** Returns the cents of a payment minus its refunds. */
const netCents = ({ charge, amountTotal }: ProviderSession): number =>
  charge ? charge.amount - charge.amountRefunded : (amountTotal ?? 0);

const cents = (amount: number | null, currency: string | null): string =>
  `${amount === null ? '?' : (amount / 100).toFixed(2)} ${(currency ?? '?').toUpperCase()}`;

const compareLedger = (p: RecordedPurchase, found: Found): void => {
  const due = p.status === 'paid' ? p.credits : 0;
  if (p.creditedCredits !== due) {
    found('credits differ from the ledger', `${p.creditedCredits} credits are entered, ${due} are due`);
  }
  if (p.ledgerRevokedCredits !== p.revokedCredits) {
    const detail = `${p.ledgerRevokedCredits} credits are revoked in the ledger, ${p.revokedCredits} on the purchase`;
    found('credits differ from the ledger', detail);
  }
};

const compareTerms = (p: RecordedPurchase, own: ProviderSession, isLive: boolean, found: Found): void => {
  if (p.decision === 'accepted') {
    if (p.receivedCents !== own.amountTotal) {
      found(
        'amount, currency or price differs',
        `${p.receivedCents} cents were accepted, ${own.amountTotal} paid`,
      );
    }
  } else if (p.status !== 'quarantined' && p.decision === null) {
    const terms = differences(p, own, isLive).join(', ');
    if (terms) found('amount, currency or price differs', `at the provider: ${terms}`);
  }
  if (p.sessionUrl !== null && own.url !== null && p.sessionUrl !== own.url) {
    found('session unknown to the provider', 'the stored address of the payment page differs');
  }
};

/** Reports a paid payment session whose purchase has no credits. */
const compareUncredited = (p: RecordedPurchase, own: ProviderSession, found: Found): void => {
  const kept = netCents(own);
  if (kept === 0) return;
  const why =
    p.decision === 'refused'
      ? 'the purchase was refused, and the payment is not refunded'
      : p.status === 'quarantined'
        ? `the purchase waits for an administrator: ${p.problem}`
        : `the purchase is ${p.status}`;
  found('paid at the provider, not credited here', `${cents(kept, own.currency)}; ${why}`);
};

const comparePayment = (
  p: RecordedPurchase,
  state: ProviderState,
  own: ProviderSession,
  found: Found,
): void => {
  if (p.status !== 'paid') {
    if (isPaid(own)) compareUncredited(p, own, found);
    return;
  }
  if (!isPaid(own)) {
    const detail = `the stored session is ${own.status ?? 'unknown'} and ${own.paymentStatus}`;
    return found('credited here, not paid at the provider', detail);
  }
  if (p.paymentIntentId !== own.paymentIntentId) {
    found(
      'credited here, not paid at the provider',
      'the stored payment is not the payment of the stored session',
    );
  }
  const { refundedCents, disputedCents } = state.reversals;
  if (refundedCents !== p.refundedCents || disputedCents !== p.disputedCents) {
    const [there, here] = [
      [refundedCents, disputedCents],
      [p.refundedCents, p.disputedCents],
    ].map(([refunded = 0, disputed = 0]) => `${refunded} cents refunded and ${disputed} disputed`);
    found('refunds or disputes differ', `${there} at the provider, ${here} here`);
  }
};

/**
 * Finds the differences between a purchase, the ledger and the provider; none if they agree. An unpaid payment page,
 * or a bank that has not answered, is no difference.
 */
export const compare = (p: RecordedPurchase, state: ProviderState): Difference[] => {
  const differing: Difference[] = [];
  const found: Found = (kind, detail, ref = p.id) => differing.push({ kind, ref, detail });
  compareLedger(p, found);
  for (const other of state.others) {
    if (!isPaid(other) || netCents(other) === 0) continue;
    const what = p.status === 'paid' ? 'a second payment of' : 'the payment of';
    const detail = `${cents(netCents(other), other.currency)}; ${what} purchase ${p.id}`;
    found('paid at the provider, not credited here', detail, other.id);
  }
  if (state.own) {
    compareTerms(p, state.own, state.isLive, found);
    comparePayment(p, state, state.own, found);
  } else if (p.sessionId !== null) {
    found('session unknown to the provider', `session ${p.sessionId}`);
    if (p.status === 'paid')
      found('credited here, not paid at the provider', 'the provider has no session of the purchase');
  } else if (p.status === 'paid') {
    found('credited here, not paid at the provider', 'the purchase has no session');
  }
  return differing;
};

/**
 * Reports a payment session that belongs to no purchase. Another product may share the provider's account, so an
 * unpaid session that names no purchase is ignored.
 */
export const compareStray = (session: ProviderSession): Difference[] => {
  const { id, clientReferenceId, amountTotal, currency, paymentStatus } = session;
  if (clientReferenceId === null && !isPaid(session)) return [];
  const named =
    clientReferenceId === null
      ? 'the session names no purchase'
      : `the session names purchase ${clientReferenceId}`;
  const detail = `${cents(amountTotal, currency)}, ${paymentStatus}; ${named}`;
  return [{ kind: 'session of no purchase', ref: id, detail }];
};
