import { botCheckParameter, type OidcMode } from '@portada/contracts';

/** Name of a form on the sign-in screen: Sign In or Create Account. */
export type AuthView = 'login' | 'register';

/** Returns the URL at which third-party sign-in starts. @param answer answer to the bot check, or null */
export const oidcAddress = (mode: OidcMode, view: AuthView, answer: string | null): string => {
  const search = new URLSearchParams({ mode, view });
  if (answer !== null) search.set(botCheckParameter, answer);
  return `/api/auth/oidc?${search.toString()}`;
};
