import type { OidcFailure } from '@portada/contracts';

/** Error that ends a third-party sign-in without a session. */
export class OidcError extends Error {
  override readonly name = 'OidcError';

  /**
   * Creates the error.
   * @param outcome outcome that is shown to the user
   * @param reason reason for the log: an error code of the protocol or the library, never a token or text of the
   *   request
   */
  constructor(
    readonly outcome: OidcFailure,
    readonly reason: string,
  ) {
    super(`${outcome}: ${reason}`);
  }
}

type Loose = { name?: unknown; code?: unknown; message?: unknown; cause?: unknown; error?: unknown };

/** Returns an error and its causes, outermost first. */
const chain = (error: unknown): Loose[] => {
  const links: Loose[] = [];
  for (let link = error; typeof link === 'object' && link !== null && links.length < 8;) {
    links.push(link);
    link = 'cause' in link ? link.cause : undefined;
  }
  return links;
};

/** Error codes of RFC 6749 sections 4.1.2.1 and 5.2 that ask the client to try again later. */
const laterCodes = new Set(['temporarily_unavailable', 'server_error']);

const isUnreachable = ({ name, code, message, error }: Loose): boolean =>
  name === 'TimeoutError' ||
  code === 'OAUTH_TIMEOUT' ||
  (name === 'TypeError' && (message === 'fetch failed' || message === 'terminated')) ||
  (typeof error === 'string' && laterCodes.has(error));

/**
 * Tells if the server of the issuer failed.
 * @returns true if the error contains a 5xx response of the issuer's server, or of a proxy in front of the issuer
 */
const isServerFailure = (link: object): boolean =>
  'status' in link && typeof link.status === 'number' && link.status >= 500;

const word = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value) ? value : null;

/**
 * Converts an error of openid-client into an outcome for the user and a reason that is safe to log. The library's
 * errors contain responses, claims and parameters, so the reason consists of error codes only.
 */
export const toOidcError = (error: unknown): OidcError => {
  if (error instanceof OidcError) return error;
  const links = chain(error);
  const codes = links.flatMap(({ error: sent, code, name }) => word(sent) ?? word(code) ?? word(name) ?? []);
  const reason = [...new Set(codes)].join(' < ') || 'unknown';
  if (links.some((link) => link.error === 'access_denied')) return new OidcError('oidc_cancelled', reason);
  const isTemporary = links.some((link) => isUnreachable(link) || isServerFailure(link));
  return new OidcError(isTemporary ? 'oidc_unavailable' : 'oidc_failed', reason);
};
