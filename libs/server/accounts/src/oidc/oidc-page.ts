import { createHash } from 'node:crypto';
import { type Language, type OidcOutcome, productConfig, signInChannel } from '@portada/contracts';

const script = `
const channel = new BroadcastChannel(${JSON.stringify(signInChannel)});
channel.postMessage({ outcome: document.documentElement.dataset.outcome });
window.close();
`;

const style = `
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center;
  background: light-dark(#fafaf8, #0d0f0c); color: light-dark(#151a12, #f4f6f1);
  font: 16px/1.6 'Figtree Variable', system-ui, sans-serif }
a { color: light-dark(#3d6400, #c0eb46) }
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content-Security-Policy of the page that ends a sign-in popup. It allows only the script and the style of the page,
 * by their hashes.
 */
const policy = [
  `default-src 'none'`,
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

const texts = {
  en: { done: 'You can close this window.', go: `Back to ${productConfig.product}` },
  es: { done: 'Puedes cerrar esta ventana.', go: `Volver a ${productConfig.product}` },
} satisfies Record<Language, object>;

/**
 * Headers of every response to a sign-in popup. An opener policy on any response to the popup would separate the
 * popup from the page that opened it (HTML Standard, section 7.1.3), and the popup could no longer close itself.
 */
export const popupHeaders = {
  'cross-origin-opener-policy': 'unsafe-none',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** Headers of the page that ends a sign-in popup. */
export const popupPageHeaders = {
  ...popupHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
} as const;

/** Returns the path to which a window is sent that is no popup or cannot close itself. */
export const landingOf = (outcome: OidcOutcome): string => {
  if (outcome === 'signed_in') return '/dashboard';
  return outcome === 'second_factor' ? '/auth/second-factor' : `/auth?oidc=${outcome}`;
};

/**
 * Renders the page that ends a sign-in popup. The page sends the outcome, and nothing else, to the opener and closes
 * the popup.
 */
export const popupPage = (outcome: OidcOutcome, language: Language): string => {
  const { done, go } = texts[language];
  return `<!doctype html>
<html lang="${language}" data-outcome="${outcome}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${productConfig.product}</title>
<style>${style}</style>
<p>${done}<br><a href="${landingOf(outcome)}">${go}</a></p>
<script>${script}</script>
</html>
`;
};
