import { fastifyCookie } from '@fastify/cookie';
import { type Language, cookieName, languageCookie, languages } from '@portada/contracts';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

const yearInSeconds = 31_536_000;

/** Returns the language that a value names, or undefined if the value is not a language of Portada. */
const supported = (value: unknown): Language | undefined => languages.find((language) => language === value);

/**
 * Returns the language that the query parameter `lang` of a request names; undefined if the language is unknown or
 * given twice.
 */
export const requestedLanguage = (request: FastifyRequest): Language | undefined =>
  supported((request.query as Record<string, unknown>)['lang']);

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** Returns the name of the language cookie at the address of a site. */
export const languageCookieName = (publicUrl: string): string =>
  cookieName(languageCookie, isHttps(publicUrl));

/**
 * Returns the language of a page: from the query, else from the language cookie, else from Accept-Language, else
 * English.
 * @param publicUrl address of the site, on which the name of the cookie depends
 */
export const pageLanguage = (request: FastifyRequest, publicUrl: string): Language => {
  const chosen = supported(fastifyCookie.parse(request.headers.cookie ?? '')[languageCookieName(publicUrl)]);
  const accepted = supported(new Negotiator(request.raw).language([...languages]));
  return requestedLanguage(request) ?? chosen ?? accepted ?? 'en';
};

/**
 * Returns the Set-Cookie header that stores for a year the language that a language link names. The cookie also
 * works without JavaScript.
 * @param language language of the link
 * @param publicUrl address of the site; the cookie is Secure on https
 */
export const languageCookieHeader = (language: Language, publicUrl: string): string =>
  fastifyCookie.serialize(languageCookieName(publicUrl), language, {
    path: '/',
    maxAge: yearInSeconds,
    sameSite: 'lax',
    secure: isHttps(publicUrl),
  });
