import { fastifyCookie } from '@fastify/cookie';
import { cookieName } from '@portada/contracts';

/**
 * A cookie of Portada: its name without a prefix, the path to which it is sent on http (`/` by default), and true in
 * `isReadable` if scripts may read it.
 */
export type HostCookie = { name: string; sameSite: 'lax' | 'strict'; path?: string; isReadable?: boolean };

const isHttps = (origin: string): boolean => origin.startsWith('https:');

/**
 * Returns the value of a Set-Cookie header. On https the cookie is secure, and only the host itself can set it.
 * @param origin the origin of PUBLIC_URL
 * @param value an empty value makes the browser delete the cookie
 * @param maxAge lifetime in seconds
 */
export const hostCookie = (
  origin: string,
  { name, sameSite, path = '/', isReadable = false }: HostCookie,
  value: string,
  maxAge: number,
): string =>
  fastifyCookie.serialize(cookieName(name, isHttps(origin)), value, {
    httpOnly: !isReadable,
    sameSite,
    secure: isHttps(origin),
    // The prefix `__Host-` requires the path `/`.
    path: isHttps(origin) ? '/' : path,
    maxAge: value === '' ? 0 : maxAge,
  });

/**
 * Returns the value of a cookie in a Cookie header; undefined without the cookie.
 * @param origin the origin of PUBLIC_URL
 */
export const hostCookieIn = (
  origin: string,
  { name }: HostCookie,
  cookieHeader: string | undefined,
): string | undefined => fastifyCookie.parse(cookieHeader ?? '')[cookieName(name, isHttps(origin))];
