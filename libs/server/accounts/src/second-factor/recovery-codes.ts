import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@portada/contracts';
import { hashToken } from '../sessions/session-reader';

/** Base 32 of Crockford: no letter looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Lengths of the groups of a code: 26 signs of 5 bits. */
const groupLengths = [5, 5, 5, 5, 6];

const createCode = (): string => {
  // 256 is a multiple of 32, so that every sign is equally likely.
  const group = (length: number) =>
    [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return groupLengths.map(group).join('-');
};

/** Creates ten recovery codes of 130 random bits each, such as `4q7xm-02k9v-fptz3-1c8dw-05hnrj`. */
export const createRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, createCode);

/**
 * Returns the hash of a recovery code of a user, as the database stores it. A fast hash is enough for so many random bits.
 * Codes of earlier versions had 80 bits and have the same hash, so they keep working. Case, spaces and hyphens do not
 * matter, and letters that look like digits count as digits.
 */
export const hashRecoveryCode = (userId: string, code: string): Buffer => {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return hashToken(`${userId} ${plain}`);
};
