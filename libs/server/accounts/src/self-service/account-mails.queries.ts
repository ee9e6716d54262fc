import { type Database, changedBy, rowOf } from '@portada/database';
import type { MailRecipient, MailSubject } from '@portada/mail';

/** Queues the mail that verifies a user's address, unless the address is verified. */
export const queueVerificationMail = async (database: Database, userId: string): Promise<void> => {
  await changedBy(
    database,
    `INSERT INTO mails (user_id, kind) SELECT id, 'verify_email' FROM users
      WHERE id = $1 AND email_verified_at IS NULL AND deleted_at IS NULL`,
    [userId],
  );
};

/** Finds the recipient of a mail. @returns undefined if the account is deleted or no account has this address */
export const readRecipient = (
  database: Database,
  { userId, email }: Pick<MailSubject, 'userId' | 'email'>,
): Promise<(MailRecipient & { isVerified: boolean }) | undefined> =>
  rowOf(
    database,
    `SELECT id AS "userId", email, language, email_verified_at IS NOT NULL AS "isVerified" FROM users
      WHERE (id = $1 OR email = $2) AND deleted_at IS NULL`,
    [userId, email],
  );
