export { MAILER, MailModule, createMailFolder, createMailer, mailSettings } from './mail.module';
export {
  MAIL_CONTENT_SOURCE,
  type MailContentSource,
  type MailRecipient,
  type MailSubject,
} from './outbox/mail-content-source';
export { MailOutboxModule } from './outbox/mail-outbox.module';
export { MailSenderService } from './outbox/mail-sender.service';
export { countDueMails, queueMail, queueMailToAddress } from './outbox/outbox.queries';
export type { MailKind } from './templates/mail-messages';
export { MailFolder, type StoredMail } from './transports/mail-folder';
export type { Mailer } from './transports/mailer';
export { createSmtpMailer } from './transports/smtp-mailer';
export { mailHtmlPolicy, renderStoredMails, storedMailPagePolicy } from './transports/stored-mail-page';
