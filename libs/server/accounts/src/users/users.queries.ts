import type { User } from '@portada/contracts';
import type { CreditState } from '@portada/credits';
import { type Database, changedBy, resultOf, rowOf } from '@portada/database';

/** An account to create. */
export type NewAccount = {
  email: string;
  passwordHash: string | null;
  displayName: string;
  country: string | null;
  role: 'user' | 'admin';
  /** Number of credits of the sign-up grant. */
  credits: number;
};

/** Calls the SQL function `create_account`. @returns the user's id; null if the e-mail is taken */
export const createAccount = (database: Database, account: NewAccount): Promise<string | null> =>
  resultOf(database, 'SELECT create_account($1, $2, $3, $4, NULL, $5, $6)', [
    account.email,
    account.passwordHash,
    account.displayName,
    account.country,
    account.role,
    account.credits,
  ]);

/**
 * Creates the account of a user, and queues the mail that verifies the address. @returns the user's id; null if the
 * e-mail is taken
 */
export const registerAccount = (
  database: Database,
  account: Omit<NewAccount, 'role'>,
): Promise<string | null> =>
  resultOf(
    database,
    `WITH made AS (SELECT create_account($1, $2, $3, $4, NULL, 'user', $5) AS id),
          mail AS (INSERT INTO mails (user_id, kind) SELECT id, 'verify_email' FROM made WHERE id IS NOT NULL)
     SELECT id FROM made`,
    [account.email, account.passwordHash, account.displayName, account.country, account.credits],
  );

/**
 * Calls the SQL function `delete_account`. @returns ids of the sessions that ended; null if there is no such account
 */
export const deleteAccount = (database: Database, userId: string): Promise<string[] | null> =>
  resultOf(database, 'SELECT delete_account($1)', [userId]);

/** An account in the form that its user sees, and the state of its credits. */
export type AccountRow = Omit<User, 'createdAt' | 'credits' | 'needsSecondFactor'> &
  CreditState & { createdAt: Date };

/** Reads the account of a user. @returns undefined if the account is deleted */
export const readAccount = (database: Database, userId: string): Promise<AccountRow | undefined> =>
  rowOf(
    database,
    `SELECT u.id AS uid, u.email, u.display_name AS "displayName", u.photo_url AS "photoURL", u.country,
            u.created_at AS "createdAt", u.email_verified_at IS NOT NULL AS "isEmailVerified", u.role,
            u.language, u.password_hash IS NOT NULL AS "hasPassword",
            has_second_factor(u.id) AS "hasSecondFactor",
            c.balance::float8 AS available,
            EXISTS (SELECT FROM credit_transfers t WHERE t.user_id = u.id AND t.kind = 'grant') AS granted
       FROM users u JOIN credit_accounts c ON c.user_id = u.id AND c.kind = 'available'
      WHERE u.id = $1 AND u.deleted_at IS NULL`,
    [userId],
    { name: 'account_read' },
  );

/** Reads the password hash of a user. @returns null if the account has no password or is deleted */
export const readPasswordHash = async (database: Database, userId: string): Promise<string | null> => {
  const row = await rowOf<{ hash: string | null }>(
    database,
    'SELECT password_hash AS hash FROM users WHERE id = $1 AND deleted_at IS NULL',
    [userId],
  );
  return row?.hash ?? null;
};

/** Sets name and country of a profile if they are missing; `unspecified` stands for a missing country. */
export const completeProfile = async (
  database: Database,
  userId: string,
  given: { displayName: string | null; country: string | null; unspecified: string },
): Promise<void> => {
  await changedBy(
    database,
    `UPDATE users SET display_name = CASE WHEN display_name = '' THEN coalesce($2, '') ELSE display_name END,
            country = CASE WHEN coalesce(country, $4) = $4 THEN coalesce($3, country) ELSE country END,
            updated_at = now()
      WHERE id = $1 AND deleted_at IS NULL`,
    [userId, given.displayName, given.country, given.unspecified],
  );
};

/**
 * Replaces a password and deletes the user's reset links.
 * @param tx transaction of the change
 * @returns false if the stored hash is no longer `from`
 */
export const replacePassword = async (
  tx: Database,
  userId: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> => {
  const changed = await changedBy(
    tx,
    `UPDATE users SET password_hash = $3, updated_at = now()
      WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $2 AND deleted_at IS NULL`,
    [userId, from, to],
  );
  if (changed === 0) return false;
  await changedBy(tx, `DELETE FROM account_tokens WHERE user_id = $1 AND purpose = 'reset_password'`, [
    userId,
  ]);
  return true;
};

/** Sets the password of a user who has access to the account's mailbox, and verifies the e-mail. */
export const resetPassword = async (tx: Database, userId: string, passwordHash: string): Promise<void> => {
  await changedBy(
    tx,
    `UPDATE users SET password_hash = $2, email_verified_at = coalesce(email_verified_at, now()),
            updated_at = now() WHERE id = $1`,
    [userId, passwordHash],
  );
};

/** Records that a user's e-mail is verified. */
export const markEmailVerified = async (database: Database, userId: string): Promise<void> => {
  await changedBy(
    database,
    'UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now() WHERE id = $1',
    [userId],
  );
};

/** Marks the e-mail of an account as verified, without a mail to the address. */
export const trustEmail = async (database: Database, email: string): Promise<void> => {
  await changedBy(
    database,
    'UPDATE users SET email_verified_at = now() WHERE email = lower($1) AND email_verified_at IS NULL',
    [email],
  );
};
