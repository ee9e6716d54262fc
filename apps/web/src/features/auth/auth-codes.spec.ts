import { ApiError } from '../../shared/api/client';
import { authCodeOf, providerCodes } from './auth-codes';

const failed = (code: ApiError['code']) => new ApiError('', { code, status: 400, requestId: 'request-1' });

it('maps every error code of the sign-in provider in the specification to an error of the api', () => {
  const listed = Object.entries(providerCodes).map(([provider, { code }]) => `${provider} to ${code}`);
  expect(listed).toEqual([
    'EMAIL_EXISTS to email-already-in-use',
    'INVALID_PASSWORD to wrong-password',
    'EMAIL_NOT_FOUND to user-not-found',
    'USER_DISABLED to user-disabled',
    'TOO_MANY_ATTEMPTS_TRY_LATER to too-many-requests',
    'TOKEN_EXPIRED to user-token-expired',
    'NETWORK_TIMEOUT to network-request-failed',
  ]);
});

it.each([
  ['email_taken', 'email-already-in-use'],
  ['wrong_credentials', 'wrong-password'],
  ['too_many_requests', 'too-many-requests'],
  ['token_invalid', 'user-token-expired'],
  ['network', 'network-request-failed'],
  ['internal', null],
] as const)('maps the api error code %s to the specified code %s', (ours, code) => {
  expect(authCodeOf(failed(ours))).toBe(code);
});

it('returns no sign-in error code for an error that is not an ApiError', () => {
  expect(authCodeOf(new TypeError('not an ApiError'))).toBeNull();
  expect(authCodeOf(null)).toBeNull();
});
