import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BuiltPage, type BuiltSite, siteFileTypes, tokenPattern, tokenPlaceholder } from './built-site';
import { revalidated } from './file-caching';
import { languageCookieHeader, pageLanguage, requestedLanguage } from './page-language';
import { prepare, sendPrepared } from './prepared-response';

const html = 'text/html; charset=utf-8';

/** Folder of the paths that programs look for on each site (RFC 8615). */
export const wellKnownFolder = '/.well-known/';

/**
 * Redirects (302) from paths that were published in the past, and from the path at which password managers look for the
 * change of a password (https://w3c.github.io/webappsec-change-password-url/).
 */
export const redirects: Readonly<Record<string, string>> = {
  '/register': '/auth?view=register',
  [`${wellKnownFolder}change-password`]: '/profile',
};

/** Request headers by which the language of a public page is chosen, besides the query. */
export const pageVary: readonly string[] = ['accept-language', 'cookie'];

/** Value of the X-Robots-Tag header of screens, and of pages that report that something does not exist. */
export const noIndex = 'noindex';

const viewOf = (request: FastifyRequest): unknown => (request.query as Record<string, unknown>)['view'];

/**
 * Returns true if a parameter of the path is empty: `/blog/` is the page `/blog` with a trailing slash, not an article with
 * an empty name.
 */
const hasEmptyParameter = ({ params }: FastifyRequest): boolean =>
  Object.values(params as object).includes('');

/** Serves the public pages at one route pattern: one page, or one page for each value of `view`. */
const servePublic = (
  app: FastifyInstance,
  pattern: string,
  pages: readonly BuiltPage[],
  publicUrl: string,
): void => {
  const responses = pages.map(({ view, status, html: texts }) => ({
    view,
    status,
    en: prepare(texts.en, html),
    es: prepare(texts.es, html),
  }));
  app.get(pattern, (request, reply) => {
    if (hasEmptyParameter(request)) return reply.callNotFound();
    const view = viewOf(request);
    const plain = responses.find((one) => one.view === undefined);
    const response = responses.find((one) => one.view !== undefined && one.view === view) ?? plain;
    if (response === undefined) return reply.callNotFound();
    const language = pageLanguage(request, publicUrl);
    void reply.code(response.status).header('content-language', language);
    if (response.status !== 200) void reply.header('x-robots-tag', noIndex);
    if (requestedLanguage(request))
      void reply.header('set-cookie', languageCookieHeader(language, publicUrl));
    return sendPrepared(request, reply, response[language], pageVary);
  });
};

const tokenForm = new RegExp(`^${tokenPattern}$`);

/**
 * Sends the screen of a share link with metadata for other sites. The page is the same for links that exist and links that do
 * not; only the api knows them.
 * @returns null if the address has no token
 */
const sendShared = (
  request: FastifyRequest,
  reply: FastifyReply,
  { shared: { html: texts }, publicUrl }: BuiltSite,
): FastifyReply | null => {
  const { token = '' } = request.params as { token?: string };
  if (!tokenForm.test(token)) return null;
  const language = pageLanguage(request, publicUrl);
  return reply
    .header('content-language', language)
    .header('cache-control', revalidated)
    .header('vary', ['accept-encoding', ...pageVary].join(', '))
    .type(html)
    .send(texts[language].replaceAll(tokenPlaceholder, token));
};

/**
 * Serves the pages of a site. Public pages are served prerendered, in the language of the reader. All screens are
 * served as one page that the browser renders. Files that contain the site's address are served too.
 */
export const servePages = (app: FastifyInstance, site: BuiltSite): void => {
  const { publicUrl, pages, screens, shared, files } = site;
  for (const pattern of new Set(pages.map((page) => page.pattern))) {
    const atPattern = pages.filter((page) => page.pattern === pattern);
    servePublic(app, pattern, atPattern, publicUrl);
  }
  const screen = prepare(screens.html, html);
  for (const pattern of screens.patterns) {
    app.get(pattern, (request, reply) => {
      if (hasEmptyParameter(request)) return reply.callNotFound();
      void reply.header('x-robots-tag', noIndex);
      const sent = pattern === shared.pattern ? sendShared(request, reply, site) : null;
      return sent ?? sendPrepared(request, reply, screen);
    });
  }
  for (const [path, text] of Object.entries(files)) {
    const response = prepare(text, siteFileTypes[path] ?? 'text/plain; charset=utf-8');
    app.get(path, (request, reply) => sendPrepared(request, reply, response));
  }
  for (const [path, target] of Object.entries(redirects))
    app.get(path, (_request, reply) => reply.redirect(target, 302));
};
