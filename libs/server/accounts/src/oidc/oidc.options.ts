/** Where third-party sign-in goes: the settings OIDC_*. */
export type OidcOptions = {
  /** The issuer exactly as it names itself in its metadata and in every ID token. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How long the issuer may take over one step, tries included, in seconds. */
  patienceSeconds?: number;
  /** Whether an identity may open an administrator's account; yes unless given. */
  opensAdministrators?: boolean;
};

/** Injection token of OidcOptions; its value is null where there is no third-party sign-in. */
export const OIDC_OPTIONS = Symbol('OIDC_OPTIONS');

/** Where the issuer sends the browser back to; registered there, so it never changes. */
export const callbackPath = '/api/auth/oidc/callback';
