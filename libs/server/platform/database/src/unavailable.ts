import { OperationalError, classify } from '@portada/errors';

/** The database is unavailable or overloaded; the request may be repeated. */
export class UnavailableError extends OperationalError {
  override readonly name = 'UnavailableError';
}

/** SQLSTATE of a deadlock or a failed serialization: Postgres is available, and the statement must be repeated. */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/**
 * Whether an error means that Postgres could not be reached or is not serving, as opposed to having refused this
 * one statement.
 * @param error anything that a query or a connection threw; causes are looked at too
 */
export const isUnavailable = (error: unknown): boolean =>
  classify(error) === 'operational' && !isConflict(error);
