/** Where third-party sign-in goes: the settings OIDC_*. */
export type OidcOptions = {
  /** The issuer exactly as it names itself in its metadata and in every ID token. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Time limit of one step of the issuer in seconds, its retries included. */
  patienceSeconds?: number;
  /** Whether an identity of the provider may sign in to an administrator's account; the default is true. */
  opensAdministrators?: boolean;
};

/** Injection token of OidcOptions; its value is null where there is no third-party sign-in. */
export const OIDC_OPTIONS = Symbol('OIDC_OPTIONS');

/** Where the issuer sends the browser back to; registered there, so it never changes. */
export const callbackPath = '/api/auth/oidc/callback';
