import { signedInCookie } from '@portada/contracts';
import { sessionCookieName } from '@portada/http';
import { type HostCookie, hostCookie, hostCookieIn } from './host-cookies';

/** Lifetime of a session in days: the maximum in all, and the maximum without use. */
export const sessionDays = { absolute: 30, idle: 7 } as const;

/** Injection token of the origin that browsers see, such as `https://portada.example`. */
export const PUBLIC_ORIGIN = Symbol('PUBLIC_ORIGIN');

/** Injection token of a boolean: true if administrators must have a second factor. */
export const ADMINISTRATORS_NEED_FACTOR = Symbol('ADMINISTRATORS_NEED_FACTOR');

const session: HostCookie = { name: sessionCookieName, sameSite: 'lax' };
const indicator: HostCookie = { name: signedInCookie, sameSite: 'lax', isReadable: true };
const maxAge = sessionDays.absolute * 24 * 60 * 60;

/**
 * Returns the values of the Set-Cookie headers that sign a browser in: the session cookie, then the session indicator
 * cookie, which pages may read.
 */
export const sessionCookies = (origin: string, token: string): string[] => [
  hostCookie(origin, session, token, maxAge),
  hostCookie(origin, indicator, '1', maxAge),
];

/** Returns the values of the Set-Cookie headers that make a browser delete its session cookies. */
export const endedSessionCookies = (origin: string): string[] => [
  hostCookie(origin, session, '', 0),
  hostCookie(origin, indicator, '', 0),
];

/** Returns the session token in a Cookie header. @returns null if the header has no session cookie with a valid form */
export const tokenOf = (origin: string, cookieHeader: string | undefined): string | null => {
  const token = hostCookieIn(origin, session, cookieHeader);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
};
