import { createHash } from 'node:crypto';
import type { Pool, QueryResult } from 'pg';
import type { Statement } from './statement-recorder';

type Cells = Record<string, unknown>;

/**
 * Runs a recorded statement with other values.
 * @param replaced values by their place in the statement, from 0
 */
export const runRecorded = (
  pool: Pool,
  { name, text, values }: Statement,
  replaced: Record<number, unknown>,
): Promise<QueryResult<Cells>> =>
  pool.query<Cells>({
    ...(name && { name }),
    text,
    values: values.map((value, place) => (place in replaced ? replaced[place] : value)),
  });

/**
 * Finds the user of a request by the session statement of the api.
 * @param cookie header with only the session cookie
 * @returns id of the user; null without a session
 */
export const userOfCookie = async (pool: Pool, find: Statement, cookie = ''): Promise<string | null> => {
  const hash = createHash('sha256').update(cookie.replace(/^sid=/, '')).digest();
  const { rows } = await runRecorded(pool, find, { 0: [hash] });
  return (rows[0]?.['user_id'] as string | null | undefined) ?? null;
};
