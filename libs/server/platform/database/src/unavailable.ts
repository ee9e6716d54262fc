import { OperationalError, classify } from '@portada/errors';

/** Error: the database is unavailable or overloaded; the request may be repeated. */
export class UnavailableError extends OperationalError {
  override readonly name = 'UnavailableError';
}

/**
 * Tells if a statement lost a conflict with another transaction.
 * @returns true for a deadlock or a failed serialization: Postgres is available, and the statement must be repeated
 */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/**
 * Tells if an error means that Postgres could not be reached or does not serve. An error about one statement does not
 * count.
 * @param error anything that a query or a connection threw; the causes of the error are examined too
 */
export const isUnavailable = (error: unknown): boolean =>
  classify(error) === 'operational' && !isConflict(error);
