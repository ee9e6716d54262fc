import { fastifyCookie } from '@fastify/cookie';
import { type Language, languageCookie, languages } from '@portada/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type BuiltPage, type BuiltSite, siteFileTypes } from './built-site';
import { prepare, sendPrepared } from './prepared-answer';

const html = 'text/html; charset=utf-8';
const yearInSeconds = 31_536_000;

const known = (value: unknown): Language | undefined => languages.find((language) => language === value);
const queryOf = (request: FastifyRequest) => request.query as Record<string, unknown>;

/** The language asked for in the address, else chosen on this device, else wanted by the browser, else English. */
const languageOf = (request: FastifyRequest): Language => {
  const asked = known(queryOf(request)['lang']);
  if (asked) return asked;
  const chosen = known(fastifyCookie.parse(request.headers.cookie ?? '')[languageCookie]);
  return chosen ?? known(new Negotiator(request.raw).language([...languages])) ?? 'en';
};

/** Who follows the link to a language without JavaScript keeps it. */
const keepLanguage = (reply: FastifyReply, language: Language, publicUrl: string): void => {
  const cookie = fastifyCookie.serialize(languageCookie, language, {
    path: '/',
    maxAge: yearInSeconds,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  });
  void reply.header('set-cookie', cookie);
};

/** The public pages at one pattern: one, or one for each `view`. */
const servePublic = (
  app: FastifyInstance,
  pattern: string,
  pages: readonly BuiltPage[],
  publicUrl: string,
): void => {
  const answers = pages.map(({ view, status, html: texts }) => ({
    view,
    status,
    en: prepare(texts.en, html),
    es: prepare(texts.es, html),
  }));
  app.get(pattern, (request, reply) => {
    // `/blog/` is `/blog` with a slash too many, and no article without a name.
    if (Object.values(request.params as object).includes('')) return reply.callNotFound();
    const { lang, view } = queryOf(request);
    const plain = answers.find((one) => one.view === undefined);
    const answer = answers.find((one) => one.view !== undefined && one.view === view) ?? plain;
    if (answer === undefined) return reply.callNotFound();
    const language = languageOf(request);
    void reply.code(answer.status).header('content-language', language);
    if (answer.status !== 200) void reply.header('x-robots-tag', 'noindex');
    if (known(lang)) keepLanguage(reply, language, publicUrl);
    return sendPrepared(request, reply, answer[language], ['accept-language', 'cookie']);
  });
};

/**
 * Serves the pages of a site: public ones as they were prerendered, in the reader's language; screens as the one page
 * in which the browser draws them; and the files that name the site's address.
 */
export const servePages = (app: FastifyInstance, { publicUrl, pages, screens, files }: BuiltSite): void => {
  for (const pattern of new Set(pages.map((page) => page.pattern))) {
    const atPattern = pages.filter((page) => page.pattern === pattern);
    servePublic(app, pattern, atPattern, publicUrl);
  }
  const screen = prepare(screens.html, html);
  for (const pattern of screens.patterns) {
    app.get(pattern, (request, reply) =>
      sendPrepared(request, reply.header('x-robots-tag', 'noindex'), screen),
    );
  }
  for (const [path, text] of Object.entries(files)) {
    const answer = prepare(text, siteFileTypes[path] ?? 'text/plain; charset=utf-8');
    app.get(path, (request, reply) => sendPrepared(request, reply, answer));
  }
  app.get('/register', (_request, reply) => reply.redirect('/auth?view=register', 302));
};
