import { confirmPaymentAnswerSchema } from '@portada/contracts';
import { api } from '../../../shared/api/client';
import { confirmedCredits, rememberConfirmed } from './confirmed-payments';

/** State of a payment after its confirmation; `credits` are the credits of the paid pack. */
export type Payment = { status: 'paid' | 'pending'; credits: number };

/** Payment confirmations that are in progress in this tab, by payment session. */
const running = new Map<string, Promise<Payment>>();

/**
 * Runs a function while no other tab of this browser runs a function under the same lock name (Web Locks). If the
 * browser has no locks, on an insecure origin, the function runs immediately.
 */
const withLock = <T>(name: string, act: () => Promise<T>): Promise<T> => {
  const locks = navigator.locks as LockManager | undefined;
  return locks === undefined ? act() : locks.request(name, act);
};

const confirm = async (uid: string, sessionId: string): Promise<Payment> => {
  const known = confirmedCredits(uid, sessionId);
  if (known !== null) return { status: 'paid', credits: known };
  const { status, credits } = await api.post(
    '/api/confirm-payment',
    { sessionId },
    confirmPaymentAnswerSchema,
  );
  if (status === 'paid') rememberConfirmed({ uid, sessionId, credits });
  return { status, credits };
};

/**
 * Confirms a payment after the return from the payment provider: once for each payment session, independent of the
 * number of tabs, mounts and reloads. A failed or pending payment can be confirmed again. The server credits a
 * payment only once in any case; this function saves requests.
 * @param uid id of the signed-in user
 * @param sessionId id of the payment session, from the URL
 * @throws ApiError
 */
export const confirmOnce = (uid: string, sessionId: string): Promise<Payment> => {
  const key = `${uid} ${sessionId}`;
  const known = running.get(key);
  if (known) return known;
  const asked = withLock(`portada-payment-${sessionId}`, () => confirm(uid, sessionId)).finally(() =>
    running.delete(key),
  );
  running.set(key, asked);
  return asked;
};
