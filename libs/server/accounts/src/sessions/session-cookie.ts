import { fastifyCookie } from '@fastify/cookie';
import { signedInCookie } from '@portada/contracts';

/** Lifetime of a session in days: the maximum in all, and the maximum without use. */
export const sessionDays = { absolute: 30, idle: 7 } as const;

/** Injection token of the origin that browsers see, such as `https://portada.example`. */
export const PUBLIC_ORIGIN = Symbol('PUBLIC_ORIGIN');

/** Injection token of a boolean: true if administrators must have a second factor. */
export const ADMINISTRATORS_NEED_FACTOR = Symbol('ADMINISTRATORS_NEED_FACTOR');

const attributes = (origin: string) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: origin.startsWith('https:'),
});

/**
 * Returns the name of the session's cookie. On https a browser accepts the prefix `__Host-` only from the host
 * itself.
 * @param origin the origin of PUBLIC_URL
 */
export const sessionCookieName = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-sid' : 'sid';

/**
 * Returns the values of the Set-Cookie headers that sign a browser in: the session cookie, then the session indicator
 * cookie, which pages may read.
 */
export const sessionCookies = (origin: string, token: string): string[] => {
  const kept = { ...attributes(origin), maxAge: sessionDays.absolute * 24 * 60 * 60 };
  return [
    fastifyCookie.serialize(sessionCookieName(origin), token, kept),
    fastifyCookie.serialize(signedInCookie, '1', { ...kept, httpOnly: false }),
  ];
};

/** Returns the values of the Set-Cookie headers that make a browser delete its session cookies. */
export const endedSessionCookies = (origin: string): string[] => {
  const gone = { ...attributes(origin), maxAge: 0 };
  return [
    fastifyCookie.serialize(sessionCookieName(origin), '', gone),
    fastifyCookie.serialize(signedInCookie, '', { ...gone, httpOnly: false }),
  ];
};

/** Returns the session token in a Cookie header. @returns null if the header has no session cookie with a valid form */
export const tokenOf = (origin: string, cookieHeader: string | undefined): string | null => {
  const token = fastifyCookie.parse(cookieHeader ?? '')[sessionCookieName(origin)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
};
