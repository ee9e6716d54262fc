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

/** Lifetime of the token in the link of a mail, in hours. */
export const tokenHours = { reset_password: 1, verify_email: 72 } as const satisfies Record<
  TokenPurpose,
  number
>;

const tokenBytes = 32;

/**
 * Creates a token for one address of one user. The database stores only the SHA-256 of the token.
 * @returns the token, which only the mail contains
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
 * Finds the owner of a token without consuming the token.
 * @returns null if the token is unknown, used, expired or of another purpose, or was sent to an address that is no
 *   longer the user's
 */
export const findToken = async (
  database: Database,
  token: string,
  purpose: TokenPurpose,
): Promise<TokenOwner | null> =>
  (await readTokenOwner(database, { tokenHash: hashToken(token), purpose })) ?? null;

/**
 * Consumes a token and deletes all other tokens of its user for the same purpose. If several calls consume the token
 * at once, one of them gets the owner. The row of the user is locked first, as in every change of a user's password
 * or identities.
 * @param tx the transaction that fulfils the purpose of the token
 * @returns null in the same cases as `findToken`
 */
export const consumeToken = async (
  tx: Database,
  token: string,
  purpose: TokenPurpose,
): Promise<TokenOwner | null> => {
  const found = await findToken(tx, token, purpose);
  if (!found) return null;
  await lockUser(tx, found.userId);
  // The token is read again under the lock, because the previous holder of the lock may have consumed the token.
  const owner = await findToken(tx, token, purpose);
  if (!owner) return null;
  await deleteTokens(tx, owner.userId, purpose);
  return owner;
};
