/** A mail to one person. `text` and `html` say the same. */
export type Mail = {
  /** Stays the same when the mail is sent again, so that a mailbox can tell the second copy (RFC 5322 section 3.6.4). */
  id: string;
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Hands mails over. */
export interface Mailer {
  /**
   * Resolves when somebody else is answerable for the mail: the mail server, or the disk.
   * @throws MailNotSentError
   */
  send(mail: Mail): Promise<void>;
}
