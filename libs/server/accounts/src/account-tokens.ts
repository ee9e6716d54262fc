import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashToken } from './session-reader';

/** What the link of a mail is for. */
export type TokenPurpose = 'reset_password' | 'verify_email';

/** How long a link works, in hours. */
export const tokenHours = { reset_password: 1, verify_email: 72 } as const satisfies Record<
  TokenPurpose,
  number
>;

const tokenBytes = 32;

/** A transaction, or a DataSource. */
type Statements = Pick<EntityManager, 'query'>;

/** Whose a token is, and the address that it was sent to, which is still theirs. */
export type TokenOwner = { userId: string; email: string };

/**
 * Makes a token for one address of one user; the database keeps its SHA-256 alone.
 * @returns the token, which is kept nowhere but in the mail
 */
export const mintToken = async (
  database: Statements,
  { userId, email }: TokenOwner,
  purpose: TokenPurpose,
): Promise<string> => {
  const token = randomBytes(tokenBytes).toString('base64url');
  await database.query(
    `INSERT INTO account_tokens (token_hash, user_id, purpose, email, expires_at)
     VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(hours => $5))`,
    [hashToken(token), userId, purpose, email, tokenHours[purpose]],
  );
  return token;
};

/**
 * Looks whose a token is, and leaves it as it is.
 * @returns null where it is unknown, used, too old, of another purpose, or was sent to an address that is no longer theirs
 */
export const findToken = async (
  database: Statements,
  token: string,
  purpose: TokenPurpose,
): Promise<TokenOwner | null> => {
  const [owner] = await database.query<TokenOwner[]>(
    `SELECT u.id AS "userId", u.email FROM account_tokens t JOIN users u ON u.id = t.user_id AND u.email = t.email
      WHERE t.token_hash = $1 AND t.purpose = $2 AND t.expires_at > clock_timestamp() AND u.deleted_at IS NULL`,
    [hashToken(token), purpose],
  );
  return owner ?? null;
};

/**
 * Uses a token up, and every other one of its user for the same purpose: of many uses at once, one gets the owner.
 * Locks the user's row first, as everything does that changes how an account is opened.
 * @param tx the transaction that does what the token is for
 * @returns null as `findToken`
 */
export const takeToken = async (
  tx: Statements,
  token: string,
  purpose: TokenPurpose,
): Promise<TokenOwner | null> => {
  const found = await findToken(tx, token, purpose);
  if (!found) return null;
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [found.userId]);
  // Looked at again: whoever held the lock may have used it.
  const owner = await findToken(tx, token, purpose);
  if (!owner) return null;
  await tx.query('DELETE FROM account_tokens WHERE user_id = $1 AND purpose = $2', [owner.userId, purpose]);
  return owner;
};
