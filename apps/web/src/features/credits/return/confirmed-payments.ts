import { z } from 'zod';

const storageKey = 'portada.payments';
/** How many are remembered; older ones are confirmed again where somebody digs out their address. */
const remembered = 20;

const confirmedSchema = z.object({ uid: z.string(), sessionId: z.string(), credits: z.number() });
type Confirmed = z.infer<typeof confirmedSchema>;
const listSchema = z.array(confirmedSchema);

const read = (): Confirmed[] => {
  try {
    return listSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
  } catch {
    // Something else wrote there, or nothing may be kept: then nothing is known.
    return [];
  }
};

/** Credits of a payment that this browser has confirmed before, in whatever tab; null where it has not. */
export const confirmedCredits = (uid: string, sessionId: string): number | null =>
  read().find((known) => known.uid === uid && known.sessionId === sessionId)?.credits ?? null;

/** Remembers that a payment is confirmed, for every tab of this browser. */
export const rememberConfirmed = (confirmed: Confirmed): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify([confirmed, ...read()].slice(0, remembered)));
  } catch {
    // Without room it is confirmed once more next time, and the server credits it once all the same.
  }
};
