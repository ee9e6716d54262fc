export { MailNotSentError } from './errors';
export { escapeHtml } from './html';
export { keptMailPolicy, mailItselfPolicy, renderKeptMails } from './kept-mail-page';
export { type KeptMail, KeptMails } from './kept-mails';
export { MAILER, MailModule, createKeptMails, createMailer, mailSettings } from './mail.module';
export type { Mail, Mailer } from './port';
export { createSmtpMailer } from './smtp-mailer';
