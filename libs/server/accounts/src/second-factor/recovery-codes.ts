import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@portada/contracts';
import { hashToken } from '../sessions/session-reader';

/** Base 32 of Crockford: no letter looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const groups = 4;
const groupLength = 4;

const createCode = (): string => {
  // 256 is a multiple of 32, so that every sign is equally likely.
  const signs = [...randomBytes(groups * groupLength)].map((byte) => alphabet[byte % alphabet.length]);
  return Array.from({ length: groups }, (_, n) =>
    signs.slice(n * groupLength, (n + 1) * groupLength).join(''),
  ).join('-');
};

/** Creates ten recovery codes of 80 random bits each, such as `4q7x-m02k-9vfp-tz31`. */
export const createRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, createCode);

/**
 * Returns the hash of a recovery code of a user, as the database stores it. A fast hash is enough for 80 random bits. Case,
 * spaces and hyphens do not matter, and letters that look like digits count as digits.
 */
export const hashRecoveryCode = (userId: string, code: string): Buffer => {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return hashToken(`${userId} ${plain}`);
};
