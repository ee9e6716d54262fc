import type { ProviderSession } from './provider-session';
import type { PurchaseRow } from './purchase-row';

/** Result of the comparison of a payment session with its purchase; a mismatch has a reason. */
export type Verdict =
  | { kind: 'paid' }
  | { kind: 'open' | 'pending' | 'failed' | 'expired' }
  | { kind: 'mismatch'; reason: string };

type Agreed = Pick<PurchaseRow, 'id' | 'userId' | 'plan' | 'amountCents' | 'currency' | 'priceId'>;

/**
 * Lists the differences between a session and its purchase, as texts for an administrator; none if they match.
 * Missing line items are not listed, because an open session may lack them; `toVerdict` reports them for a paid
 * session.
 * @param isLive true in the live mode of the provider, in which a session of the test mode is a difference
 */
export const differences = (purchase: Agreed, session: ProviderSession, isLive: boolean): string[] => {
  const [line, ...others] = session.lines ?? [];
  const found: [isDifferent: boolean, said: string][] = [
    [session.isLive !== isLive, session.isLive ? 'a live payment' : 'a payment in test mode'],
    [session.mode !== 'payment', `mode ${session.mode}`],
    [session.clientReferenceId !== purchase.id, 'of another purchase'],
    [session.userId !== null && session.userId !== purchase.userId, 'of another user'],
    [session.plan !== null && session.plan !== purchase.plan, `pack ${session.plan}`],
    [session.amountTotal !== purchase.amountCents, `${session.amountTotal ?? 'no'} cents`],
    [session.currency !== purchase.currency, `currency ${session.currency ?? 'unknown'}`],
    [session.lines !== null && (!line || others.length > 0), `${session.lines?.length ?? 'no'} lines`],
    [line !== undefined && line.priceId !== purchase.priceId, `price ${line?.priceId ?? 'unknown'}`],
    [line !== undefined && line.quantity !== 1, `${line?.quantity ?? 'no'} pieces`],
  ];
  return found.filter(([isDifferent]) => isDifferent).map(([, said]) => said);
};

/**
 * Decides what a payment session means for its purchase, by the provider's rules
 * (docs.stripe.com/checkout/fulfillment). A delayed payment leaves the session complete and unpaid. If the bank
 * refuses the payment, the payment requires another card, which can no longer be entered.
 */
export const toVerdict = (purchase: Agreed, session: ProviderSession, isLive: boolean): Verdict => {
  if (session.status === 'expired') return { kind: 'expired' };
  if (session.status !== 'complete') return { kind: 'open' };
  if (session.paymentStatus === 'unpaid') {
    const isOver = ['requires_payment_method', 'canceled'].includes(session.paymentIntentStatus ?? '');
    return { kind: isOver ? 'failed' : 'pending' };
  }
  const found = differences(purchase, session, isLive);
  if (session.lines === null) found.push('no line items');
  if (session.paymentStatus !== 'paid' || session.paymentIntentId === null) found.push('nothing was paid');
  return found.length > 0 ? { kind: 'mismatch', reason: found.join(', ') } : { kind: 'paid' };
};
