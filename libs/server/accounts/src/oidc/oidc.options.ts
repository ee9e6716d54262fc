/** Options of third-party sign-in, from the settings OIDC_*. */
export type OidcOptions = {
  /** Name of the issuer, exactly as in its metadata and in every ID token. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Time limit of one step of the sign-in in seconds, including retries. */
  patienceSeconds?: number;
  /** True (the default) if an identity of the issuer may sign in to an administrator's account. */
  opensAdministrators?: boolean;
};

/** Injection token of OidcOptions. Its value is null if third-party sign-in is off. */
export const OIDC_OPTIONS = Symbol('OIDC_OPTIONS');

/** Path that the issuer redirects the browser to. The path is registered at the issuer, so it never changes. */
export const callbackPath = '/api/auth/oidc/callback';
