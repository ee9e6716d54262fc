import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { productConfig, type Language } from '@portada/contracts';

/**
 * Returns the response headers of a simulator page: no scripts, forms only to the same origin, no framing.
 * @param style CSS of the page, whose hash the content security policy allows
 */
export const pageHeadersFor = (style: string) =>
  ({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }) as const;

/** Response headers of the font file. */
export const fontHeaders = { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' } as const;

/** Reads the font file, which each simulator serves at its own path. */
export const readFont = (): Promise<Buffer> =>
  readFile(require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

const logo = `<span class="logo"><svg width="30" height="22" viewBox="0 0 30 22" aria-hidden="true"><rect width="30" height="22" rx="5.5" fill="currentColor"/><rect x="17.5" y="13" width="8.5" height="5" rx="1.5" fill="#c5ee37"/></svg>${productConfig.product}</span>`;

/** Renders a page of a simulator. @param page `body` is HTML below the logo; the other texts are plain text */
export const framedPage = (page: {
  language: Language;
  title: string;
  simulator: string;
  style: string;
  body: string;
  isWide?: boolean;
}): string => `<!doctype html>
<html lang="${page.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(page.title)} · ${page.simulator}</title><style>${page.style}</style></head>
<body><main${page.isWide ? ' class="wide"' : ''}>
<div class="mark">${logo}
<span class="chip">${page.simulator}</span></div>
${page.body}
</main></body></html>
`;
