import { OperationalError } from '@portada/observability';

/** The database is away or overloaded: nothing is known to be wrong with the request, it may be sent again. */
export class UnavailableError extends OperationalError {
  override readonly name = 'UnavailableError';
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** SQLSTATE: connection exceptions, resources short, and a server that is stopping or starting. */
const sqlStates = /^(08|53)...$|^57P0[1-5]$/;
/** What `pg` and its pool say without a code. */
const messages =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated.*|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool)$/;

/**
 * Whether an error means that Postgres could not be reached or is not serving, as opposed to having refused this
 * one statement.
 * @param error anything that a query or a connection threw; causes are looked at too
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof UnavailableError || messages.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (networkCodes.has(code) || sqlStates.test(code)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
};
