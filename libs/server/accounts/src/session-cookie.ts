import { fastifyCookie } from '@fastify/cookie';

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

/** Value of a Set-Cookie header that signs a browser in. */
export const sessionCookie = (origin: string, token: string): string =>
  fastifyCookie.serialize(sessionCookieName(origin), token, {
    ...attributes(origin),
    maxAge: sessionDays.absolute * 24 * 60 * 60,
  });

/** Value of a Set-Cookie header that makes a browser forget its session. */
export const endedSessionCookie = (origin: string): string =>
  fastifyCookie.serialize(sessionCookieName(origin), '', { ...attributes(origin), maxAge: 0 });

/**
 * The token in a Cookie header.
 * @returns null where there is none of our form
 */
export const tokenOf = (origin: string, cookieHeader: string | undefined): string | null => {
  const token = fastifyCookie.parse(cookieHeader ?? '')[sessionCookieName(origin)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
};
