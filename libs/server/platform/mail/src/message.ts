import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './port';

/**
 * The mail as nodemailer takes it: multipart/alternative (RFC 2046 section 5.1.4), marked as written by a machine.
 * @param from with or without a name
 */
export const toMessage = (mail: Mail, from: string): SendMailOptions => ({
  from,
  // As an object: a string would be read as a list.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${domainOf(from)}>`,
  // RFC 3834 section 5: no answer by a machine, please.
  headers: { 'auto-submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
