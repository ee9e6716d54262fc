import { createHash } from 'node:crypto';
import { productConfig } from '@portada/contracts';
import { escapeHtml } from '../templates/escape-html';
import type { StoredMail } from './mail-folder';

const style = `
:root { color-scheme: light dark; --paper: #fff; --ground: #fafaf8; --ink: #151a12; --quiet: #5d625a;
  --line: #dadcd5; --chosen: #eaf8c3; --link: #3d6400; --focus: #4d42e1; }
@media (prefers-color-scheme: dark) { :root { --paper: #151814; --ground: #0d0f0c; --ink: #f4f6f1;
  --quiet: #a9aca4; --line: #2e322c; --chosen: #26330f; --link: #c0eb46; --focus: #a1a7ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
header { padding: 24px; max-width: 1120px; margin: 0 auto; }
h1 { margin: 0; font-size: 22px; }
header p { margin: 4px 0 0; color: var(--quiet); max-width: 70ch; }
main { display: grid; grid-template-columns: minmax(240px, 340px) minmax(0, 1fr); gap: 24px; max-width: 1120px;
  margin: 0 auto; padding: 0 24px 48px; align-items: start; }
main.none { grid-template-columns: minmax(0, 1fr); }
ol, article, .empty { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; }
ol { list-style: none; margin: 0; padding: 0; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: block; padding: 12px 16px; color: inherit; text-decoration: none; }
li a:hover, li a[aria-current] { background: var(--chosen); }
li strong, li span { display: block; overflow-wrap: anywhere; }
li span, time, dt { color: var(--quiet); font-size: 14px; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
article { padding: 24px; }
h2 { margin: 0 0 16px; font-size: 20px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; align-items: baseline; margin: 0 0 20px; padding: 0 0 20px;
  border-bottom: 1px solid var(--line); }
dd { margin: 0; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 20px; }
.empty { padding: 40px 24px; text-align: center; color: var(--quiet); margin: 0; }
@media (max-width: 760px) { main { grid-template-columns: minmax(0, 1fr); } main.one ol { order: 2; } }
`;

/** Content-Security-Policy of the page `/dev/mail`: its own style sheet only, no scripts, no requests, no frames. */
export const storedMailPagePolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Content-Security-Policy of the HTML of a mail: style attributes, and links that open in a new tab. */
export const mailHtmlPolicy =
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ` +
  `sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;

/** Escapes a text and makes every http address in the text a link. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const escaped = escapeHtml(part);
      return index % 2 ? `<a href="${escaped}" rel="noreferrer">${escaped}</a>` : escaped;
    })
    .join('');

const time = (date: string): string =>
  `<time datetime="${escapeHtml(date)}">${escapeHtml(date.slice(0, 19).replace('T', ' '))} UTC</time>`;

const item = (mail: StoredMail, chosen: StoredMail | null): string =>
  `<li><a href="/dev/mail/${mail.id}"${mail.id === chosen?.id ? ' aria-current="page"' : ''}>` +
  `<strong>${escapeHtml(mail.subject)}</strong><span>${escapeHtml(mail.to)}</span>${time(mail.date)}</a></li>`;

const mailArticle = (mail: StoredMail): string =>
  `<article><h2>${escapeHtml(mail.subject)}</h2>` +
  `<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Date</dt><dd>${time(mail.date)}</dd></dl>` +
  `<p class="text">${withLinks(mail.text)}</p>` +
  `<a href="/dev/mail/${mail.id}/html">The same mail as HTML</a></article>`;

/**
 * Renders the page `/dev/mail` with the mails that were not sent. The page must be served with
 * `storedMailPagePolicy`.
 * @param mails newest first
 * @param chosen the mail to show in full; null shows the list only, which reloads itself
 */
export const renderStoredMails = (mails: readonly StoredMail[], chosen: StoredMail | null): string => {
  const list = `<ol>${mails.map((mail) => item(mail, chosen)).join('')}</ol>`;
  const nothing = `<p class="empty">No mail yet. Sign up, or ask for a new password, and look here again.</p>`;
  const body = chosen ? mailArticle(chosen) : `<p class="empty">Choose a mail to read it.</p>`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail – ${productConfig.product}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `${chosen ? '' : '<meta http-equiv="refresh" content="10">'}<style>${style}</style></head><body>` +
    `<header><h1>${productConfig.product} mail</h1><p>No mail server is set, so mails are stored here instead of sent. ` +
    `Set SMTP_URL to send them.</p></header>` +
    (mails.length === 0
      ? `<main class="none">${nothing}</main>`
      : `<main${chosen ? ' class="one"' : ''}>${list}${body}</main>`) +
    `</body></html>`
  );
};
