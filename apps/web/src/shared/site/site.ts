import { productConfig } from '@portada/contracts';

/** Values of the site that the web server provides, because the build does not contain them. */
export type Site = {
  /** Origin of the site: scheme, host and port, such as `https://portada.example`. */
  origin: string;
  contactEmail: string;
  /** Name of the third-party provider: empty without a provider, null if the web server does not provide the name. */
  oidcLabel: string | null;
};

/**
 * Placeholders that the build writes into pages. The web server replaces the placeholders
 * (apps/web-server/src/pages/site-pages.ts).
 */
export const sitePlaceholders = {
  origin: 'https://origin.invalid',
  contactEmail: 'contact@origin.invalid',
  oidcLabel: 'oidc-label.invalid',
} as const satisfies Site;

/** Placeholder of the first letter of `oidcLabel`. */
const initialPlaceholder = 'oidc-initial.invalid';

/** Returns the first letter of a third-party provider's name, for the icon of the provider. */
export const providerInitial = (label: string): string =>
  label === sitePlaceholders.oidcLabel ? initialPlaceholder : [...label].slice(0, 1).join('').toUpperCase();

/** Reads the values of the site from the element `<script type="application/json" id="site">` of index.html. */
const read = (): Site => {
  const text = document.getElementById('site')?.textContent ?? '';
  const found: Site = text === '' ? sitePlaceholders : (JSON.parse(text) as Site);
  // The development server does not replace the placeholders, so other values are used during development.
  if (found.origin !== sitePlaceholders.origin) return found;
  return { origin: location.origin, contactEmail: productConfig.contactEmail, oidcLabel: null };
};

let known: Site | undefined;

/**
 * Returns the values of the site to which this page belongs. While a page is prerendered, the values are
 * placeholders.
 */
export const site = (): Site => {
  if (typeof document === 'undefined') return sitePlaceholders;
  known ??= read();
  return known;
};
