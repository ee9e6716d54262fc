import { createHash, randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const lettersFrom = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => letters[byte % letters.length]).join('');

/** An identifier in the provider's manner, `<prefix><letters and digits>`. */
export const randomId = (prefix: string, length = 24): string =>
  `${prefix}${lettersFrom(randomBytes(length))}`;

/** The same identifier for the same name, so that a price keeps its id when there is no file to remember it. */
export const steadyId = (prefix: string, name: string): string =>
  `${prefix}${lettersFrom(createHash('sha256').update(name).digest().subarray(0, 24))}`;
