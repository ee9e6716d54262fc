import { z } from 'zod';

const storageKey = 'portada.payments';
/** Number of stored payments. An older payment is confirmed again if its return URL is opened. */
const remembered = 20;

const confirmedSchema = z.object({ uid: z.string(), sessionId: z.string(), credits: z.number() });
type Confirmed = z.infer<typeof confirmedSchema>;
const listSchema = z.array(confirmedSchema);

const read = (): Confirmed[] => {
  try {
    return listSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
  } catch {
    // The stored value is invalid or storage is disabled.
    return [];
  }
};

/** Credits of a payment that some tab of this browser has confirmed; null if no tab has. */
export const confirmedCredits = (uid: string, sessionId: string): number | null =>
  read().find((known) => known.uid === uid && known.sessionId === sessionId)?.credits ?? null;

/** Remembers that a payment is confirmed, for every tab of this browser. */
export const rememberConfirmed = (confirmed: Confirmed): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify([confirmed, ...read()].slice(0, remembered)));
  } catch {
    // If storage is disabled, the payment is confirmed again next time; the server credits it once.
  }
};
