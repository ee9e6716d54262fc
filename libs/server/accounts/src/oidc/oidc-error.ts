import type { OidcFailure } from '@portada/contracts';

/** A third-party sign-in that ends without a session. */
export class OidcError extends Error {
  override readonly name = 'OidcError';

  /**
   * @param outcome shown to the user
   * @param reason for the log: a code of a protocol or a library, never a token or text of the request
   */
  constructor(
    readonly outcome: OidcFailure,
    readonly reason: string,
  ) {
    super(`${outcome}: ${reason}`);
  }
}

type Loose = { name?: unknown; code?: unknown; message?: unknown; cause?: unknown; error?: unknown };

/** The error and what it wraps, outermost first. */
const chain = (error: unknown): Loose[] => {
  const links: Loose[] = [];
  for (let link = error; typeof link === 'object' && link !== null && links.length < 8;) {
    links.push(link);
    link = 'cause' in link ? link.cause : undefined;
  }
  return links;
};

/** Error codes of RFC 6749 sections 4.1.2.1 and 5.2 that mean: try again later. */
const laterCodes = new Set(['temporarily_unavailable', 'server_error']);

const isAway = ({ name, code, message, error }: Loose): boolean =>
  name === 'TimeoutError' ||
  code === 'OAUTH_TIMEOUT' ||
  (name === 'TypeError' && (message === 'fetch failed' || message === 'terminated')) ||
  (typeof error === 'string' && laterCodes.has(error));

/** An answer that the issuer's server did not mean to give: 5xx, from it or from what stands before it. */
const isServerTrouble = (link: object): boolean =>
  'status' in link && typeof link.status === 'number' && link.status >= 500;

const word = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w.:-]{1,64}$/.test(value) ? value : null;

/**
 * What an error of the protocol's library means for the person, with a reason that is safe to log: the library keeps
 * answers, claims and parameters in its errors, so nothing but codes is taken over.
 */
export const toOidcError = (error: unknown): OidcError => {
  if (error instanceof OidcError) return error;
  const links = chain(error);
  const codes = links.flatMap(({ error: sent, code, name }) => word(sent) ?? word(code) ?? word(name) ?? []);
  const reason = [...new Set(codes)].join(' < ') || 'unknown';
  if (links.some((link) => link.error === 'access_denied')) return new OidcError('oidc_cancelled', reason);
  const away = links.some((link) => isAway(link) || isServerTrouble(link));
  return new OidcError(away ? 'oidc_unavailable' : 'oidc_failed', reason);
};
