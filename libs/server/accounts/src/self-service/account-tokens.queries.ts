import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';

/** Purpose of the token in the link of a mail. */
export type TokenPurpose = 'reset_password' | 'verify_email';

/** The user of a token, and the address that the token was sent to, which is still the user's address. */
export type TokenOwner = { userId: string; email: string };

/** The token in the link of a mail, identified by its SHA-256. */
export type StoredToken = { tokenHash: Buffer; purpose: TokenPurpose };

/** Stores a token that expires after `hours` hours. */
export const insertToken = async (
  database: Database,
  { tokenHash, purpose, userId, email, hours }: StoredToken & TokenOwner & { hours: number },
): Promise<void> => {
  await changedBy(
    database,
    `INSERT INTO account_tokens (token_hash, user_id, purpose, email, expires_at)
     VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(hours => $5))`,
    [tokenHash, userId, purpose, email, hours],
  );
};

/**
 * Finds the user of a token.
 * @returns undefined if the token is unknown, expired or of another purpose, or if the user's address has changed
 */
export const readTokenOwner = (
  database: Database,
  { tokenHash, purpose }: StoredToken,
): Promise<TokenOwner | undefined> =>
  rowOf(
    database,
    `SELECT u.id AS "userId", u.email FROM account_tokens t JOIN users u ON u.id = t.user_id AND u.email = t.email
      WHERE t.token_hash = $1 AND t.purpose = $2 AND t.expires_at > clock_timestamp() AND u.deleted_at IS NULL`,
    [tokenHash, purpose],
  );

/** Locks a user's row. Every transaction that changes how a user can sign in locks the row first. */
export const lockUser = async (tx: Database, userId: string): Promise<void> => {
  await rowsOf(tx, 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
};

/** Deletes every token of a user for a purpose. */
export const deleteTokens = async (
  database: Database,
  userId: string,
  purpose: TokenPurpose,
): Promise<void> => {
  await changedBy(database, 'DELETE FROM account_tokens WHERE user_id = $1 AND purpose = $2', [
    userId,
    purpose,
  ]);
};
