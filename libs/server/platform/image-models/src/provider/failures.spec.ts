import { failureOfAnswer, retryAfterMs } from './failures';

const answer = (status: number, code: string | null = null, retryAfter: string | null = null) =>
  failureOfAnswer({ status, code, message: null, retryAfter });

it.each([
  [400, 'moderation_blocked', 'safety', false, undefined],
  [422, 'content_policy_violation', 'safety', false, undefined],
  [403, 'content_moderation', 'safety', false, undefined],
  [402, null, 'quota', false, 'quota'],
  [429, 'insufficient_quota', 'quota', false, 'quota'],
  [401, 'invalid_api_key', 'quota', false, 'key'],
  [403, null, 'quota', false, 'key'],
  [404, 'model_not_found', 'bad_request', false, 'model'],
  [400, 'model_not_found', 'bad_request', false, 'model'],
  [400, 'invalid_value', 'bad_request', false, undefined],
  [422, null, 'bad_request', false, undefined],
  [429, 'rate_limit_exceeded', 'rate_limited', true, undefined],
  [504, null, 'timeout', true, undefined],
  [500, null, 'provider', true, undefined],
  [503, 'overloaded', 'provider', true, undefined],
])(
  'an HTTP error of an image provider with status %i and code %s is classified as %s',
  (status, code, expected, retryable, alarm) => {
    const failed = answer(status, code);
    expect(failed).toMatchObject({ type: 'failed', code: expected, retryable });
    expect(failed.alarm).toBe(alarm);
  },
);

it('an HTTP error of an image provider without a code is classified by its message', () => {
  const details = { status: 400, code: null, retryAfter: null };
  expect(failureOfAnswer({ ...details, message: 'safety_violations=[violence]' }).code).toBe('safety');
});

it('the failure of an image provider does not contain the text that the provider sent', () => {
  const failed = failureOfAnswer({ status: 500, code: 'x', message: 'prompt: secret', retryAfter: null });
  expect(failed.message).toBe('status 500, x');
});

it('the failure of an image provider contains the waiting time of the header Retry-After', () => {
  expect(answer(429, null, '7').retryAfterMs).toBe(7000);
  expect(answer(429).retryAfterMs).toBeUndefined();
  const now = Date.parse('2026-11-24T10:00:00Z');
  expect(retryAfterMs('Tue, 24 Nov 2026 10:00:30 GMT', now)).toBe(30_000);
  expect(retryAfterMs('Tue, 24 Nov 2026 09:00:00 GMT', now)).toBe(0);
  expect(retryAfterMs('99999999')).toBe(600_000);
  expect(retryAfterMs('soon')).toBeNull();
});
