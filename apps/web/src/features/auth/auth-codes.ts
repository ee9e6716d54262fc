import type { OidcFailure } from '@portada/contracts';
import { ApiError, type ApiErrorCode } from '../../shared/api/client';

/** Error codes of sign-in that the specification lists (section 8). */
export const authCodes = [
  'email-already-in-use',
  'wrong-password',
  'user-not-found',
  'user-disabled',
  'too-many-requests',
  'user-token-expired',
  'network-request-failed',
] as const;
/** Error code of sign-in in the specification. */
export type AuthCode = (typeof authCodes)[number];

/**
 * Error codes of the sign-in provider in section 8 of the specification, each with the error of our server that has the
 * same meaning. An unknown email and a wrong password have the same error, so that accounts cannot be enumerated
 * (docs/decisions/0001). Accounts are never disabled.
 */
export const providerCodes: Record<string, { code: AuthCode; ours: ApiErrorCode | null }> = {
  EMAIL_EXISTS: { code: 'email-already-in-use', ours: 'email_taken' },
  INVALID_PASSWORD: { code: 'wrong-password', ours: 'wrong_credentials' },
  EMAIL_NOT_FOUND: { code: 'user-not-found', ours: 'wrong_credentials' },
  USER_DISABLED: { code: 'user-disabled', ours: null },
  TOO_MANY_ATTEMPTS_TRY_LATER: { code: 'too-many-requests', ours: 'too_many_requests' },
  TOKEN_EXPIRED: { code: 'user-token-expired', ours: 'token_invalid' },
  NETWORK_TIMEOUT: { code: 'network-request-failed', ours: 'network' },
};

/** Error of a third-party sign-in that ended without a session. */
export class SignInFailure extends Error {
  constructor(readonly code: OidcFailure) {
    super('');
    this.name = 'SignInFailure';
  }
}

/** Returns the error code of the specification for an error; null if the specification lists no code for the error. */
export const authCodeOf = (error: unknown): AuthCode | null => {
  if (!(error instanceof ApiError) && !(error instanceof SignInFailure)) return null;
  return Object.values(providerCodes).find(({ ours }) => ours === error.code)?.code ?? null;
};
