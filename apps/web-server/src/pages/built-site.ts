import { type Language, languages } from '@portada/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Schema of `site.json`, in which apps/web/prerender.mjs lists the pages of the site. */
const siteSchema = z.object({
  pages: z.array(
    z.object({
      /** Route pattern of Fastify, such as `/blog/:slug`. */
      pattern: z.string(),
      /** Value of the query parameter `view` that selects this page at its route pattern. */
      view: z.string().optional(),
      status: z.int(),
      files: z.record(z.enum(languages), z.string()),
    }),
  ),
  screens: z.object({ file: z.string(), patterns: z.array(z.string()) }),
  /** The screen of share links, with metadata for other sites; its files contain `tokenPlaceholder`. */
  shared: z.object({ pattern: z.string(), files: z.record(z.enum(languages), z.string()) }),
  /** Path to which devices post what other apps share, and the screen that continues. */
  shareTarget: z.object({ path: z.string(), screen: z.string() }),
});

/** Text in the page of share links that stands for the token of the link. */
export const tokenPlaceholder = 'share-token.invalid';
/** Tokens of share links, without anchors. Other addresses at the pattern of share links get the screen without metadata. */
export const tokenPattern = '[A-Za-z0-9_-]{22}';

/**
 * Values of an installation, which replace placeholders in built pages: the site's address, the contact address, and
 * the name of the third-party sign-in provider (empty if there is none).
 */
export type SiteValues = { publicUrl: string; contactEmail: string; oidcLabel: string };

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
/** Escapes a text for use inside a quoted string of a JSON script element. */
const inJsonScript = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

/** Content types of the files, besides the pages, that contain the site's own address. */
export const siteFileTypes: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  ...Object.fromEntries(
    languages.map((language) => [`/blog/rss.${language}.xml`, 'application/rss+xml; charset=utf-8']),
  ),
};

/** One public page of a built site, with its HTML by language. */
export type BuiltPage = {
  pattern: string;
  view?: string | undefined;
  status: number;
  html: Record<Language, string>;
};

/** A built site in which the values of an installation have replaced the placeholders. */
export type BuiltSite = {
  publicUrl: string;
  pages: readonly BuiltPage[];
  screens: { patterns: readonly string[]; html: string };
  /** The screen of share links, whose HTML contains `tokenPlaceholder`. */
  shared: { pattern: string; html: Record<Language, string> };
  shareTarget: SiteManifest['shareTarget'];
  /** Text of each file that contains the site's address, by path; see `siteFileTypes`. */
  files: Readonly<Record<string, string>>;
};

/** Pages and screens of a built site. */
export type SiteManifest = z.infer<typeof siteSchema>;

/**
 * Reads `site.json` of a built site.
 * @throws Error if the folder has no built site
 */
export const readManifest = (folder: string): SiteManifest =>
  siteSchema.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));

/** Time in ms for which security.txt is valid; it must be less than a year (RFC 9116, section 2.5.5). */
const validMs = 360 * 24 * 60 * 60 * 1000;

const readText = (
  folder: string,
  file: string,
  { publicUrl, contactEmail, oidcLabel }: SiteValues,
): string => {
  const { origin } = new URL(publicUrl);
  return (
    readFileSync(join(folder, file), 'utf8')
      .replaceAll('https://origin.invalid', origin)
      // Share links contain the address of their page in URL encoding.
      .replaceAll(encodeURIComponent('https://origin.invalid'), encodeURIComponent(origin))
      .replaceAll('contact@origin.invalid', contactEmail)
      .replaceAll('expires.invalid', () =>
        new Date(new Date().setUTCHours(0, 0, 0, 0) + validMs).toISOString(),
      )
      // The replacement texts are passed as functions, because `$` has a special meaning in a replacement string.
      .replaceAll('oidc-label.json.invalid', () => inJsonScript(oidcLabel))
      .replaceAll('oidc-label.invalid', () => inHtml(oidcLabel))
      .replaceAll('oidc-initial.invalid', () => inHtml([...oidcLabel].slice(0, 1).join('').toUpperCase()))
  );
};

/**
 * Returns path and text of each page and file with placeholders. The values of the installation replace the
 * placeholders.
 */
export const filesWithValues = (folder: string, values: SiteValues): [file: string, text: string][] => {
  const { pages, screens, shared } = readManifest(folder);
  const files = [...[...pages, shared].flatMap((page) => Object.values(page.files)), screens.file];
  return [...files, ...Object.keys(siteFileTypes)].map((file) => [file, readText(folder, file, values)]);
};

/**
 * Reads a built site and replaces its placeholders.
 * @param folder path of the folder with `site.json`, which apps/web/prerender.mjs writes
 * @param values values of the installation
 * @throws Error if the folder has no built site
 */
export const readSite = (folder: string, values: SiteValues): BuiltSite => {
  const { pages, screens, shared, shareTarget } = readManifest(folder);
  const text = (file: string) => readText(folder, file, values);
  return {
    publicUrl: values.publicUrl,
    pages: pages.map(({ files, ...page }) => ({ ...page, html: { en: text(files.en), es: text(files.es) } })),
    screens: { patterns: screens.patterns, html: text(screens.file) },
    shared: { pattern: shared.pattern, html: { en: text(shared.files.en), es: text(shared.files.es) } },
    shareTarget,
    files: Object.fromEntries(Object.keys(siteFileTypes).map((path) => [path, text(path)])),
  };
};

/** Returns the HTML of every page and screen of a site, for the hashes of their inline scripts. */
export const htmlOf = ({ pages, screens, shared }: BuiltSite): string[] => [
  ...[...pages, shared].flatMap(({ html }) => Object.values(html)),
  screens.html,
];

/** Returns true if a path is the path of a page or screen. */
export const isPage = ({ pages, screens }: BuiltSite, path: string): boolean =>
  [...pages.map(({ pattern }) => pattern), ...screens.patterns].some((pattern) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path),
  );
