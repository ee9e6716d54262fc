import type { Language } from '@portada/contracts';
import type { MailKind } from '../templates/mail-messages';

/** The kind of a mail and its recipient: a user, or an address whose user is looked up when the mail is sent. */
export type MailSubject = { kind: MailKind; userId: string | null; email: string | null };

/** The user that a mail is sent to. Without a language the mail is in English. */
export type MailRecipient = { userId: string; email: string; language: Language | null };

/**
 * Supplies recipients and links of mails, which the outbox does not store. The library that owns the users implements
 * this interface.
 */
export interface MailContentSource {
  /**
   * Finds the recipient of a mail. @returns null if the mail must not be sent, for example because the account was
   * deleted
   */
  findRecipient(subject: MailSubject): Promise<MailRecipient | null>;
  /** Creates the link of a mail. The link may contain a secret, so it must not be logged. */
  createLink(kind: MailKind, recipient: MailRecipient): Promise<string>;
}

/** Injection token of the process's MailContentSource, which finds the recipients and links of mails. */
export const MAIL_CONTENT_SOURCE = Symbol('MAIL_CONTENT_SOURCE');
