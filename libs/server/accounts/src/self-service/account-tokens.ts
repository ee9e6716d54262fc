import { randomBytes } from 'node:crypto';
import type { Database } from '@portada/database';
import {
  type TokenOwner,
  type TokenPurpose,
  deleteTokens,
  insertToken,
  lockUser,
  readTokenOwner,
} from './account-tokens.queries';
import { hashToken } from '../sessions/session-reader';

/** How long a link works, in hours. */
export const tokenHours = { reset_password: 1, verify_email: 72 } as const satisfies Record<
  TokenPurpose,
  number
>;

const tokenBytes = 32;

/**
 * Makes a token for one address of one user; the database keeps its SHA-256 alone.
 * @returns the token, which is kept nowhere but in the mail
 */
export const mintToken = async (
  database: Database,
  { userId, email }: TokenOwner,
  purpose: TokenPurpose,
): Promise<string> => {
  const token = randomBytes(tokenBytes).toString('base64url');
  await insertToken(database, {
    tokenHash: hashToken(token),
    purpose,
    userId,
    email,
    hours: tokenHours[purpose],
  });
  return token;
};

/**
 * Looks whose a token is, and leaves it as it is.
 * @returns null where it is unknown, used, too old, of another purpose, or was sent to an address that is no longer theirs
 */
export const findToken = async (
  database: Database,
  token: string,
  purpose: TokenPurpose,
): Promise<TokenOwner | null> =>
  (await readTokenOwner(database, { tokenHash: hashToken(token), purpose })) ?? null;

/**
 * Uses a token up, and every other one of its user for the same purpose: of many uses at once, one gets the owner.
 * Locks the user's row first, as everything does that changes how an account is opened.
 * @param tx the transaction that does what the token is for
 * @returns null as `findToken`
 */
export const takeToken = async (
  tx: Database,
  token: string,
  purpose: TokenPurpose,
): Promise<TokenOwner | null> => {
  const found = await findToken(tx, token, purpose);
  if (!found) return null;
  await lockUser(tx, found.userId);
  // Read again: the former holder of the lock may have used it.
  const owner = await findToken(tx, token, purpose);
  if (!owner) return null;
  await deleteTokens(tx, owner.userId, purpose);
  return owner;
};
