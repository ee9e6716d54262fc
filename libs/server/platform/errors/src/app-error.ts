import { type ErrorCode, errorCatalogue } from '@portada/contracts';

/**
 * An error that the caller is told about by its code: the API answers its status and sentence.
 * `fields` maps a field's name to the key of its message; `retryAfterSeconds` becomes the Retry-After header.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    options: { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(errorCatalogue[code].en, { cause: options.cause });
    if (options.fields) this.fields = options.fields;
    if (options.retryAfterSeconds !== undefined) this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Something outside that is expected to come back: a database, a store, a provider. Worth a retry, not an alarm. */
export class OperationalError extends Error {
  override readonly name: string = 'OperationalError';
}

/** user: the caller's doing · operational: something outside is away, try again · unexpected: a bug. */
export type ErrorClass = 'user' | 'operational' | 'unexpected';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
]);
/** SQLSTATE classes: connection lost, resources short, server stopping, and conflicts worth another try. */
const sqlStates = /^(08|53)...$|^57P0[1-5]$|^40(001|P01)$/;
/** What the Postgres client and its pool say without a code. */
const lostConnections =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated.*|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool)$/;

/** The error, what it wraps and what it collects, each once. */
function* errorsWithin(error: unknown, seen = new Set<unknown>()): Generator<object> {
  if (typeof error !== 'object' || error === null || seen.has(error)) return;
  seen.add(error);
  yield error;
  if ('cause' in error) yield* errorsWithin(error.cause, seen);
  if ('errors' in error && Array.isArray(error.errors))
    for (const inner of error.errors) yield* errorsWithin(inner, seen);
}

const isOperational = (error: object): boolean => {
  if (error instanceof OperationalError) return true;
  if ('name' in error && (error.name === 'TimeoutError' || error.name === 'AbortError')) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (networkCodes.has(code) || sqlStates.test(code)) return true;
  return 'message' in error && typeof error.message === 'string' && lostConnections.test(error.message);
};

/**
 * Decides how loudly an error is logged and whether the work is tried again.
 * @param error anything that was thrown
 * @returns the class; an AppError is judged by its status alone: below 500 user, 503 operational
 */
export const classify = (error: unknown): ErrorClass => {
  if (error instanceof AppError) {
    const { status } = errorCatalogue[error.code];
    if (status < 500) return 'user';
    return status === 503 ? 'operational' : 'unexpected';
  }
  for (const inner of errorsWithin(error)) if (isOperational(inner)) return 'operational';
  return 'unexpected';
};
