import { type Language, productConfig } from '@portada/contracts';
import type { Mail } from '../transports/mailer';
import { escapeHtml } from './escape-html';
import { type MailKind, mailMessages } from './mail-messages';

type MailProps = {
  kind: MailKind;
  language: Language;
  /** Address that the button of the mail opens. The address may contain a token, so it must not be logged. */
  link: string;
  /** Time of the event that the mail reports. */
  causedAt: Date;
};

const font = `-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`;

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
const secondary = (text: string): string =>
  `<p style="margin:0 0 8px;font-size:14px;color:#5d625a">${escapeHtml(text)}</p>`;

/**
 * Renders a mail as plain text and as HTML with a button. The HTML loads no resource, so that the sender cannot see
 * that a mail was opened.
 */
export const renderMail = ({
  kind,
  language,
  link,
  causedAt,
}: MailProps): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const changedAt = `${new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(causedAt)} (UTC)`;
  const text = mailMessages[kind][language]({ changedAt });
  return {
    subject: text.subject,
    text: [text.greeting, ...text.paragraphs, link, text.afterwards.join('\n'), productConfig.product].join(
      '\n\n',
    ),
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${escapeHtml(text.subject)}</title></head>` +
      `<body style="margin:0;padding:24px;background:#fafaf8;color:#151a12;font:16px/1.5 ${font}">` +
      `<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dadcd5;border-radius:12px">` +
      `<p style="margin:0 0 24px;font-weight:700;font-size:20px">${productConfig.product}</p>` +
      [text.greeting, ...text.paragraphs].map(paragraph).join('') +
      `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;` +
      `background:#191f16;color:#f9fbf5;border-radius:8px;text-decoration:none;font-weight:600">` +
      `${escapeHtml(text.action)}</a></p>` +
      secondary(text.bareLink) +
      `<p style="margin:0 0 24px;font-size:14px;overflow-wrap:anywhere"><a href="${escapeHtml(link)}" ` +
      `style="color:#3d6400">${escapeHtml(link)}</a></p>` +
      text.afterwards.map(secondary).join('') +
      `</div></body></html>`,
  };
};
