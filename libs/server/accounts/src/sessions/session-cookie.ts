import { fastifyCookie } from '@fastify/cookie';
import { signedInCookie } from '@portada/contracts';

/** How long a session lives at most, and unused, in days. */
export const sessionDays = { absolute: 30, idle: 7 } as const;

/** Injection token of the origin that browsers see, such as `https://portada.example`. */
export const PUBLIC_ORIGIN = Symbol('PUBLIC_ORIGIN');

const attributes = (origin: string) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: origin.startsWith('https:'),
});

/**
 * Name of the session's cookie: on https a browser accepts the prefixed name from this very host alone.
 * @param origin of PUBLIC_URL
 */
export const sessionCookieName = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-sid' : 'sid';

/**
 * Values of the Set-Cookie headers that sign a browser in: the session's own first, then the hint that pages may read.
 */
export const sessionCookies = (origin: string, token: string): string[] => {
  const kept = { ...attributes(origin), maxAge: sessionDays.absolute * 24 * 60 * 60 };
  return [
    fastifyCookie.serialize(sessionCookieName(origin), token, kept),
    fastifyCookie.serialize(signedInCookie, '1', { ...kept, httpOnly: false }),
  ];
};

/** Values of the Set-Cookie headers that make a browser forget its session. */
export const endedSessionCookies = (origin: string): string[] => {
  const gone = { ...attributes(origin), maxAge: 0 };
  return [
    fastifyCookie.serialize(sessionCookieName(origin), '', gone),
    fastifyCookie.serialize(signedInCookie, '', { ...gone, httpOnly: false }),
  ];
};

/**
 * The token in a Cookie header.
 * @returns null where there is none of our form
 */
export const tokenOf = (origin: string, cookieHeader: string | undefined): string | null => {
  const token = fastifyCookie.parse(cookieHeader ?? '')[sessionCookieName(origin)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
};
