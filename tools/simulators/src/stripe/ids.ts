import { createHash, randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const lettersFrom = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => letters[byte % letters.length]).join('');

/** Returns a random id in Stripe's format, `<prefix><letters and digits>`. @param length number of random characters */
export const randomId = (prefix: string, length = 24): string =>
  `${prefix}${lettersFrom(randomBytes(length))}`;

/** Derives an id from a name. The id is always the same, so that a price keeps its id without a state file. */
export const steadyId = (prefix: string, name: string): string =>
  `${prefix}${lettersFrom(createHash('sha256').update(name).digest().subarray(0, 24))}`;
