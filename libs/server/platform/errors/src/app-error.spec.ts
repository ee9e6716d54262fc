import { AppError, OperationalError, classify } from './app-error';

const withCode = (code: string) => Object.assign(new Error('error with a code'), { code });

test.each([
  ['a refusal', new AppError('insufficient_credits'), 'user'],
  ['an AppError unavailable', new AppError('unavailable', { retryAfterSeconds: 2 }), 'operational'],
  ['an AppError internal', new AppError('internal'), 'unexpected'],
  ['a refusal caused by a lost connection', new AppError('not_found', { cause: withCode('EPIPE') }), 'user'],
  ['an OperationalError', new OperationalError('Redis unavailable'), 'operational'],
  ['a refused connection', withCode('ECONNREFUSED'), 'operational'],
  ['refused connections to several addresses', new AggregateError([withCode('ECONNREFUSED')]), 'operational'],
  ['a lost connection without a code', new Error('Connection terminated unexpectedly'), 'operational'],
  [
    'a database that is closed for connections',
    new Error('database "portada" is not currently accepting connections'),
    'operational',
  ],
  [
    'an error caused by a stopped server',
    new Error('query failed', { cause: withCode('57P01') }),
    'operational',
  ],
  ['a deadlock', withCode('40P01'), 'operational'],
  ['a time-out', new DOMException('late', 'TimeoutError'), 'operational'],
  ['a broken constraint', withCode('23505'), 'unexpected'],
  ['a bug', new TypeError('x is not a function'), 'unexpected'],
  ['a thrown text', 'oops', 'unexpected'],
])('an error is classified by its kind: %s', (_what, error, expected) => {
  expect(classify(error)).toBe(expected);
});

test('an error that is its own cause is classified', () => {
  const error: Error & { cause?: unknown } = new Error('error that is its own cause');
  error.cause = error;
  expect(classify(error)).toBe('unexpected');
});
