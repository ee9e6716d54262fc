import { type HostCookie, hostCookie, hostCookieIn } from '../sessions/host-cookies';

/** Time limit of a sign-in at the third party, and of the password that links an account, in minutes. */
export const oidcMinutes = 10;

const path = '/api/auth/oidc';

const cookies = {
  // The issuer's page links back to the callback from another site. Browsers send Lax cookies with such a navigation.
  oidc_attempt: { name: 'oidc_attempt', sameSite: 'lax', path },
  oidc_link: { name: 'oidc_link', sameSite: 'strict', path },
} as const satisfies Record<string, HostCookie>;

type Kind = keyof typeof cookies;

/**
 * Returns the value of a Set-Cookie header for one of the two cookies of third-party sign-in.
 * @param origin the origin of PUBLIC_URL
 * @param token an empty token makes the browser delete the cookie
 */
export const oidcCookie = (origin: string, kind: Kind, token: string): string =>
  hostCookie(origin, cookies[kind], token, oidcMinutes * 60);

/**
 * Returns the token of third-party sign-in in a Cookie header; null if the header has no cookie of this kind with a
 * valid form.
 */
export const oidcTokenOf = (origin: string, kind: Kind, cookieHeader: string | undefined): string | null => {
  const token = hostCookieIn(origin, cookies[kind], cookieHeader);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
};
