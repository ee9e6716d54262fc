/** An e-mail to one address. `text` and `html` have the same content. */
export type Mail = {
  /**
   * Id of the mail. It is the same for every attempt, so that a mailbox can recognise a second copy (RFC 5322 section
   * 3.6.4).
   */
  id: string;
  /** Address of the recipient, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Delivers mails to a mail server or to a folder. */
export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail, or the disk has stored it.
   * @throws MailNotSentError
   */
  send(mail: Mail): Promise<void>;
}
