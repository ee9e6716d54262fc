import { OperationalError, classify } from '@portada/errors';

/** The database is away or overloaded: nothing is known to be wrong with the request, it may be sent again. */
export class UnavailableError extends OperationalError {
  override readonly name = 'UnavailableError';
}

/** SQLSTATE of a deadlock or a failed serialisation: Postgres is there, and asks for the statement once more. */
const isConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/**
 * Whether an error means that Postgres could not be reached or is not serving, as opposed to having refused this
 * one statement.
 * @param error anything that a query or a connection threw; causes are looked at too
 */
export const isUnavailable = (error: unknown): boolean =>
  classify(error) === 'operational' && !isConflict(error);
