import { fastifyCookie } from '@fastify/cookie';

/** Time limit of a sign-in at the third party, and of the password that links an account, in minutes. */
export const oidcMinutes = 10;

const path = '/api/auth/oidc';

type Kind = 'oidc_attempt' | 'oidc_link';

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/**
 * A browser accepts a cookie with the prefix `__Host-` only from the host itself, over https (RFC 6265bis section
 * 4.1.3.2).
 */
const nameOf = (origin: string, kind: Kind): string => (isSecure(origin) ? `__Host-${kind}` : kind);

/**
 * Returns the value of a Set-Cookie header for one of the two cookies of third-party sign-in.
 * @param origin the origin of PUBLIC_URL
 * @param token an empty token makes the browser delete the cookie
 */
export const oidcCookie = (origin: string, kind: Kind, token: string): string =>
  fastifyCookie.serialize(nameOf(origin, kind), token, {
    httpOnly: true,
    // The issuer's page links back to the callback from another site. Browsers send Lax cookies with such a
    // navigation.
    sameSite: kind === 'oidc_attempt' ? 'lax' : 'strict',
    secure: isSecure(origin),
    // The prefix `__Host-` requires the path `/`.
    path: isSecure(origin) ? '/' : path,
    maxAge: token === '' ? 0 : oidcMinutes * 60,
  });

/**
 * Returns the token of third-party sign-in in a Cookie header; null if the header has no cookie of this kind with a
 * valid form.
 */
export const oidcTokenOf = (origin: string, kind: Kind, cookieHeader: string | undefined): string | null => {
  const token = fastifyCookie.parse(cookieHeader ?? '')[nameOf(origin, kind)];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
};
