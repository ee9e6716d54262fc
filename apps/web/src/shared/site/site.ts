import { productConfig } from '@portada/contracts';

/** What the server of the pages knows and their build does not. */
export type Site = {
  /** Scheme, host and port, such as `https://portada.example`. */
  origin: string;
  contactEmail: string;
  /** Name of the third-party provider: empty where there is none, null where the server of the pages says nothing. */
  oidcLabel: string | null;
};

/** What the build writes into pages; whoever serves them puts the real values there (apps/web-server/src/pages/site-pages.ts). */
export const sitePlaceholders = {
  origin: 'https://origin.invalid',
  contactEmail: 'contact@origin.invalid',
  oidcLabel: 'oidc-label.invalid',
} as const satisfies Site;

/** In the place of the first letter of `oidcLabel`. */
const initialPlaceholder = 'oidc-initial.invalid';

/** First letter of a provider's name, as its mark shows it. */
export const providerInitial = (label: string): string =>
  label === sitePlaceholders.oidcLabel ? initialPlaceholder : [...label].slice(0, 1).join('').toUpperCase();

/** The attribute-free element of index.html that carries the values: `<script type="application/json" id="site">`. */
const read = (): Site => {
  const text = document.getElementById('site')?.textContent ?? '';
  const found: Site = text === '' ? sitePlaceholders : (JSON.parse(text) as Site);
  // A development server fills nothing in.
  if (found.origin !== sitePlaceholders.origin) return found;
  return { origin: location.origin, contactEmail: productConfig.contactEmail, oidcLabel: null };
};

let known: Site | undefined;

/** The site that this page belongs to; the placeholders while a page is prerendered. */
export const site = (): Site => {
  if (typeof document === 'undefined') return sitePlaceholders;
  known ??= read();
  return known;
};
