import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer';

/**
 * Converts a mail for nodemailer: multipart/alternative (RFC 2046 section 5.1.4), marked as generated.
 * @param from sender address, with or without a name
 */
export const toMessage = (mail: Mail, from: string): SendMailOptions => ({
  from,
  // The recipient is an object, because nodemailer parses a string as a list of addresses.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${domainOf(from)}>`,
  // Automatic replies are not wanted (RFC 3834 section 5).
  headers: { 'auto-submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
