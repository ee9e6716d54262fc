import type { EntityManager } from 'typeorm';

/** What an account is written about. */
export type MailKind = 'reset_password' | 'verify_email' | 'password_changed';

/** A transaction, or a DataSource where the mail is all there is to write. */
type Statements = Pick<EntityManager, 'query'>;

/**
 * Puts a mail into the outbox; a worker writes and sends it after the commit.
 * @param tx the transaction that causes the mail
 */
export const queueMail = async (tx: Statements, userId: string, kind: MailKind): Promise<void> => {
  await tx.query('INSERT INTO mails (user_id, kind) VALUES ($1, $2)', [userId, kind]);
};

/**
 * The same for a reset, by address: nobody looks here whether it is somebody's, so that the answer tells nothing.
 * @param email in any case
 */
export const queueResetMail = async (tx: Statements, email: string): Promise<void> => {
  await tx.query(`INSERT INTO mails (email, kind) VALUES (lower($1), 'reset_password')`, [email]);
};
