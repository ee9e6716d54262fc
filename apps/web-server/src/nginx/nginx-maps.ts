import { alwaysAllowedHost, hostNamesOf } from '@portada/config';
import { type Language, languages } from '@portada/contracts';
import { errorBody } from '../error-responses';
import { type SiteManifest } from '../pages/built-site';
import { languageCookieHeader, languageCookieName } from '../pages/page-language';
import { type NginxOptions } from './nginx-config';
import { map, quoted } from './nginx-text';

const fallback: Language = 'en';
const others = languages.filter((language) => language !== fallback);
const anyLanguage = `(?:${languages.join('|')})`;
const same = languages.map((language) => [language, language] as const);

/**
 * Renders an nginx map that reads a query parameter with known values. Unknown values and repeated parameters count as
 * missing.
 */
const queryMap = (name: string, variable: string, values: readonly string[]): string =>
  map('$args', variable, '""', [
    [`"~(?:^|&)${name}=.*&${name}="`, '""'],
    ...values.map((value) => [`"~(?:^|&)${name}=${value}(?:&|$)"`, value] as const),
  ]);

/**
 * Renders an nginx map that reads a cookie with known values. The variables `$cookie_…` of nginx cannot name a cookie with
 * a hyphen. The first cookie of the name counts.
 */
const cookieMap = (name: string, variable: string, fallback: string, values: readonly string[]): string =>
  map(
    '$http_cookie',
    variable,
    fallback,
    values.map((value) => [`"~^(?:(?!\\s*${name}=)[^;]*;)*\\s*${name}=${value}\\s*(?:;|$)"`, value] as const),
  );

/** Renders the nginx map that is empty for a host name for which requests are not answered; see `createHostCheck`. */
export const hostMap = ({ publicUrl, allowedHosts }: NginxOptions): string =>
  allowedHosts === '*'
    ? map('$host', '$is_known_host', '1', [])
    : map('$host', '$is_known_host', '""', [
        // Requests without a host, and requests that nginx cannot read.
        ['""', '1'],
        ...hostNamesOf(publicUrl, allowedHosts).map((name) => [name, '1'] as const),
        [`"~${alwaysAllowedHost}"`, '1'],
      ]);

/**
 * Regular expression for the text after a language in Accept-Language. It refuses longer subtags and languages with
 * the weight 0.
 */
const acceptedItem = '(?![a-z0-9])(?![^,]*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';

/**
 * Renders the nginx map that reads the first supported language in Accept-Language. Browsers sort it by weight, so the first
 * language is the preferred one.
 */
const acceptedLanguage = (): string => {
  const otherItems = `(?:(?!\\s*${anyLanguage}${acceptedItem})[^,]*,)*`;
  return map(
    '$http_accept_language',
    '$accepted_language',
    fallback,
    others.map((language) => [`"~*^${otherItems}\\s*${language}${acceptedItem}"`, language] as const),
  );
};

/**
 * Renders the nginx maps for the language of pages and of errors, by the rules of page-language.ts and
 * `chooseLanguage`.
 */
export const languageMaps = (publicUrl: string): string[] => [
  queryMap('lang', '$requested_language', languages),
  acceptedLanguage(),
  cookieMap(languageCookieName(publicUrl), '$chosen_language', '$accepted_language', languages),
  map('$requested_language', '$page_language', '$chosen_language', same),
  map(
    '$requested_language',
    '$language_cookie',
    '""',
    languages.map((language) => [language, quoted(languageCookieHeader(language, publicUrl))] as const),
  ),
];

/** Renders an nginx map that sets `$error_<status>` to the body of an error in the caller's language. */
export const errorMap = (status: number): string => {
  const body = (language: Language) => quoted(errorBody(status, language, '@')).replace('@', '$request_id');
  return map(
    '$accepted_language',
    `$error_${status}`,
    body(fallback),
    others.map((language) => [language, body(language)] as const),
  );
};

/**
 * Returns the path of the file of a page, with the nginx variable `$page_language` for the language.
 * @throws Error if the paths of the page's files differ in more than the language
 */
export const pageFile = (files: SiteManifest['pages'][number]['files']): string => {
  const file = files[fallback].replace(`.${fallback}.`, '.$page_language.');
  for (const language of languages) {
    if (file.replace('$page_language', language) !== files[language])
      throw new Error(
        `The file names of a page differ in more than the language: ${Object.values(files).join(', ')}`,
      );
  }
  return `/${file}`;
};

/** Returns the name of the nginx variable that contains the file of the page at a pattern with views. */
export const viewVariable = (pattern: string): string => `$page${pattern.replace(/\W/g, '_')}`;

/** Renders the nginx maps for patterns at which the query parameter `view` selects the page. */
export const viewMaps = ({ pages }: SiteManifest): string[] => {
  const views = pages.flatMap(({ view }) => view ?? []);
  if (views.length === 0) return [];
  const patterns = new Set(pages.filter(({ view }) => view !== undefined).map(({ pattern }) => pattern));
  return [
    queryMap('view', '$requested_view', [...new Set(views)]),
    ...[...patterns].map((pattern) => {
      const atPattern = pages.filter((page) => page.pattern === pattern);
      const plain = atPattern.find(({ view }) => view === undefined);
      if (plain === undefined) throw new Error(`The route pattern ${pattern} has no page without a view.`);
      const selected = atPattern.flatMap(({ view, files }) =>
        view === undefined ? [] : [[view, pageFile(files)] as const],
      );
      return map('$requested_view', viewVariable(pattern), pageFile(plain.files), selected);
    }),
  ];
};
