import { type ErrorCode, type FieldMessage, errorCatalogue } from '@portada/contracts';

/**
 * An error that the API returns to the caller with its code, status and message. `fields` maps a field's name to the
 * key of its message; `sentence` is the key of a message that replaces the message of the code; `retryAfterSeconds` becomes
 * the Retry-After header; `document` is the present document after a conflict.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly fields?: Record<string, string>;
  readonly sentence?: FieldMessage;
  readonly retryAfterSeconds?: number;
  readonly document?: object;

  constructor(
    readonly code: ErrorCode,
    options: {
      fields?: Record<string, string>;
      sentence?: FieldMessage;
      retryAfterSeconds?: number;
      document?: object;
      cause?: unknown;
    } = {},
  ) {
    super(errorCatalogue[code].en, { cause: options.cause });
    if (options.fields) this.fields = options.fields;
    if (options.sentence) this.sentence = options.sentence;
    if (options.document) this.document = options.document;
    if (options.retryAfterSeconds !== undefined) this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/**
 * Error: a dependency is temporarily unavailable, such as a database, a store or a provider. The work is retried; no
 * alarm is needed.
 */
export class OperationalError extends Error {
  override readonly name: string = 'OperationalError';
}

/**
 * Class of an error. user: the request is wrong. operational: a dependency is unavailable, so the work is retried.
 * unexpected: the program has a bug.
 */
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
/**
 * SQLSTATE codes of operational errors: connection lost, insufficient resources, server stopping, and conflicts that
 * a retry may resolve.
 */
const sqlStates = /^(08|53)...$|^57P0[1-5]$|^40(001|P01)$/;
/**
 * Messages of errors without a code, thrown by the Postgres client and its pool after a lost connection, and of a database
 * that an operator closed for connections (SQLSTATE 55000, which other errors have too).
 */
const lostConnections =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated.*|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool|database ".*" is not currently accepting connections)$/;

/** Yields a thrown error, its causes and its aggregated errors, each error once. */
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
 * Decides at which level an error is logged, and whether the work is retried.
 * @param error anything that was thrown
 * @returns the class of the error. Of an AppError only the status counts: below 500 is `user`, 503 is `operational`.
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
