import { type Database, changedBy, resultOf, rowsOf } from '@portada/database';
import type { MailKind } from '../templates/mail-messages';
import type { MailSubject } from './mail-content-source';

/**
 * Queues a mail to a user. A worker renders and sends the mail after the commit.
 * @param database the transaction that causes the mail
 */
export const queueMail = async (database: Database, userId: string, kind: MailKind): Promise<void> => {
  await changedBy(database, 'INSERT INTO mails (user_id, kind) VALUES ($1, $2)', [userId, kind]);
};

/**
 * Queues a mail to the owner of an address. The address is looked up when the mail is sent, so that the response time
 * does not depend on whether the address has an account.
 * @param email address in upper or lower case
 */
export const queueMailToAddress = async (
  database: Database,
  email: string,
  kind: MailKind,
): Promise<void> => {
  await changedBy(database, 'INSERT INTO mails (email, kind) VALUES (lower($1), $2)', [email, kind]);
};

/** A claimed mail. `attempts` includes the present attempt. */
export type ClaimedMail = MailSubject & {
  id: string;
  attempts: number;
  createdAt: Date;
  /** True if the mail is too old and must not be sent. */
  isExpired: boolean;
};

/** Claims due mails of the outbox for `seconds` seconds, so that no other process sends the mails. */
export const claimMails = (
  database: Database,
  { limit, seconds, expiryHours }: { limit: number; seconds: number; expiryHours: number },
): Promise<ClaimedMail[]> =>
  rowsOf(
    database,
    `UPDATE mails m SET attempts = attempts + 1, available_at = clock_timestamp() + make_interval(secs => $1)
      WHERE id IN (SELECT id FROM mails WHERE available_at <= now()
                    ORDER BY available_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING id::text, kind, attempts, user_id AS "userId", email, created_at AS "createdAt",
               created_at < clock_timestamp() - make_interval(hours => $2) AS "isExpired"`,
    [seconds, expiryHours, limit],
  );

/** Makes a mail of the outbox due again in `seconds` seconds. */
export const postponeMail = async (database: Database, id: string, seconds: number): Promise<void> => {
  await changedBy(
    database,
    'UPDATE mails SET available_at = clock_timestamp() + make_interval(secs => $2) WHERE id = $1',
    [id, seconds],
  );
};

/** Deletes a mail that was sent or must not be sent any more. */
export const deleteMail = async (database: Database, id: string): Promise<void> => {
  await changedBy(database, 'DELETE FROM mails WHERE id = $1', [id]);
};

/** Counts the mails that are due and were not sent, up to `atMost`. */
export const countDueMails = (database: Database, atMost: number): Promise<number> =>
  resultOf(
    database,
    `SELECT count(*)::int FROM
       (SELECT FROM mails WHERE available_at <= now() ORDER BY available_at, id LIMIT $1) due`,
    [atMost],
  );
