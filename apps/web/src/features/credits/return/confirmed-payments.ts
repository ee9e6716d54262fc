import { z } from 'zod';

const storageKey = 'portada.payments';
/**
 * Number of confirmed payments that the browser stores. An older payment is confirmed again if its return URL is
 * opened.
 */
const remembered = 20;

const confirmedSchema = z.object({ uid: z.string(), sessionId: z.string(), credits: z.number() });
type Confirmed = z.infer<typeof confirmedSchema>;
const listSchema = z.array(confirmedSchema);

const read = (): Confirmed[] => {
  try {
    return listSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
  } catch {
    // The stored value is invalid, or the storage of the browser is disabled.
    return [];
  }
};

/** Returns the credits of a payment that a tab of this browser has confirmed; null for an unconfirmed payment. */
export const confirmedCredits = (uid: string, sessionId: string): number | null =>
  read().find((known) => known.uid === uid && known.sessionId === sessionId)?.credits ?? null;

/** Stores that a payment is confirmed. Every tab of this browser can read the stored value. */
export const rememberConfirmed = (confirmed: Confirmed): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify([confirmed, ...read()].slice(0, remembered)));
  } catch {
    // If the storage is unavailable, a reload confirms the payment again. The server credits a payment only once.
  }
};
