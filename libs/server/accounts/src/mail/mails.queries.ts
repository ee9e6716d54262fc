import type { Language } from '@portada/contracts';
import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';

/** What a mail to the owner of an account is about. */
export type MailKind = 'reset_password' | 'verify_email' | 'password_changed';

/**
 * Queues a mail; a worker writes and sends it after the commit.
 * @param database the transaction that causes the mail
 */
export const queueMail = async (database: Database, userId: string, kind: MailKind): Promise<void> => {
  await changedBy(database, 'INSERT INTO mails (user_id, kind) VALUES ($1, $2)', [userId, kind]);
};

/**
 * Queues the mail of a password reset by address. The address is looked up when the mail is sent, so that the time of
 * the response does not depend on it.
 * @param email in any case
 */
export const queueResetMail = async (database: Database, email: string): Promise<void> => {
  await changedBy(database, `INSERT INTO mails (email, kind) VALUES (lower($1), 'reset_password')`, [email]);
};

/** Queues the mail that verifies a user's address, unless it is verified. */
export const queueVerificationMail = async (database: Database, userId: string): Promise<void> => {
  await changedBy(
    database,
    `INSERT INTO mails (user_id, kind) SELECT id, 'verify_email' FROM users
      WHERE id = $1 AND email_verified_at IS NULL AND deleted_at IS NULL`,
    [userId],
  );
};

/** A claimed mail; `attempts` counts this one. */
export type MailRow = {
  id: string;
  kind: MailKind;
  attempts: number;
  user_id: string | null;
  email: string | null;
  created_at: Date;
  /** Whether it has waited for too long to be sent. */
  is_old: boolean;
};

/** Claims mails that are due, for some seconds. */
export const claimMails = (
  database: Database,
  { limit, seconds, oldHours }: { limit: number; seconds: number; oldHours: number },
): Promise<MailRow[]> =>
  rowsOf(
    database,
    `UPDATE mails m SET attempts = attempts + 1, available_at = clock_timestamp() + make_interval(secs => $1)
      WHERE id IN (SELECT id FROM mails WHERE available_at <= now()
                    ORDER BY available_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id::text, kind, attempts, user_id, email, created_at,
               created_at < clock_timestamp() - make_interval(hours => $2) AS is_old`,
    [seconds, oldHours, limit],
  );

/** The user whom a mail is sent to. */
export type Recipient = { id: string; email: string; language: Language | null; is_verified: boolean };

/** @returns undefined where the account is deleted, or the address belongs to none */
export const readRecipient = (
  database: Database,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<Recipient | undefined> =>
  rowOf(
    database,
    `SELECT id, email, language, email_verified_at IS NOT NULL AS is_verified FROM users
      WHERE (id = $1 OR email = $2) AND deleted_at IS NULL`,
    [userId, email],
  );

/** Makes a mail due again in some seconds. */
export const postponeMail = async (database: Database, id: string, seconds: number): Promise<void> => {
  await changedBy(
    database,
    'UPDATE mails SET available_at = clock_timestamp() + make_interval(secs => $2) WHERE id = $1',
    [id, seconds],
  );
};

/** Deletes a mail that was sent, or is not sent any more. */
export const deleteMail = async (database: Database, id: string): Promise<void> => {
  await changedBy(database, 'DELETE FROM mails WHERE id = $1', [id]);
};
