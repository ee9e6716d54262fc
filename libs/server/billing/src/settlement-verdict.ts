import type { ProviderSession } from './provider-session';
import type { PurchaseRow } from './purchase-row';

/** What a session means for its purchase; a mismatch says what is not as it was agreed on. */
export type Verdict =
  | { kind: 'paid' }
  | { kind: 'open' | 'pending' | 'failed' | 'expired' }
  | { kind: 'mismatch'; reason: string };

type Agreed = Pick<PurchaseRow, 'id' | 'userId' | 'plan' | 'amountCents' | 'currency' | 'priceId'>;

/**
 * In what a session differs from its purchase, in words for an administrator; empty where it is as agreed. Lines that
 * were not said differ in nothing: a page that was just made may come without them, a payment may not.
 * @param isLive whether we charge cards in earnest: a session of the provider's test mode pays for nothing then
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
 * What came of a session, by the provider's own rules: docs.stripe.com/checkout/fulfillment. A delayed payment leaves it
 * complete and unpaid; when the bank has said no, its payment wants another card, which nobody can give any more.
 */
export const toVerdict = (purchase: Agreed, session: ProviderSession, isLive: boolean): Verdict => {
  if (session.status === 'expired') return { kind: 'expired' };
  if (session.status !== 'complete') return { kind: 'open' };
  if (session.paymentStatus === 'unpaid') {
    const isOver = ['requires_payment_method', 'canceled'].includes(session.paymentIntentStatus ?? '');
    return { kind: isOver ? 'failed' : 'pending' };
  }
  const found = differences(purchase, session, isLive);
  if (session.lines === null) found.push('it was not said what was sold');
  if (session.paymentStatus !== 'paid' || session.paymentIntentId === null) found.push('nothing was paid');
  return found.length > 0 ? { kind: 'mismatch', reason: found.join(', ') } : { kind: 'paid' };
};
