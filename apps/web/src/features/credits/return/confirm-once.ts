import { confirmPaymentAnswerSchema } from '@portada/contracts';
import { api } from '../../../shared/api/client';
import { confirmedCredits, rememberConfirmed } from './confirmed-payments';

/** How a payment stands; `credits` are those of its pack. */
export type Payment = { status: 'paid' | 'pending'; credits: number };

/** Confirmations of this tab that are under way. */
const underWay = new Map<string, Promise<Payment>>();

/** One tab after the other, where the browser can tell them apart: on https and on the machine itself. */
const inTurn = <T>(name: string, act: () => Promise<T>): Promise<T> => {
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
 * Asks the server to credit a payment that the user came back from: once for each session of the provider's, however
 * many tabs, mounts and reloads ask. A failure, and an answer that the bank takes its time, leave the way free to ask
 * again. The server credits once in any case; this saves it the question.
 * @param uid of the signed-in user
 * @param sessionId of the provider's page, as the address brought it
 * @throws ApiError
 */
export const confirmOnce = (uid: string, sessionId: string): Promise<Payment> => {
  const key = `${uid} ${sessionId}`;
  const known = underWay.get(key);
  if (known) return known;
  const asked = inTurn(`portada-payment-${sessionId}`, () => confirm(uid, sessionId)).finally(() =>
    underWay.delete(key),
  );
  underWay.set(key, asked);
  return asked;
};
