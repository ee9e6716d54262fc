import type { DatabaseClient } from '@portada/database';

/**
 * Tables that are not part of a backup: the migrations and SQL files that a restored database applies itself, and the
 * password of the database login, which belongs to one server.
 */
const leftOut = ['migrations', 'sql_files', 'process_login'];

/** A table with the columns that a backup copies; generated columns are computed again. */
export type Table = { name: string; columns: string[] };

/** Returns the tables that a backup copies, sorted by name. */
export const tablesOf = async (client: DatabaseClient): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attgenerated = ''
        AND c.relname <> ALL ($1)
      GROUP BY c.relname ORDER BY c.relname`,
    [leftOut],
  );
  return rows;
};

/** Returns the sequences of the database with their last values, sorted by name. */
export const sequencesOf = async (
  client: DatabaseClient,
): Promise<{ name: string; last: string | null }[]> => {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = 'public' AND sequencename NOT LIKE 'migrations%' ORDER BY sequencename`,
  );
  return rows;
};

/** Quotes a list of columns for a statement; the names come from the catalogue of Postgres or from a checked manifest. */
export const columnList = (columns: readonly string[]): string => columns.map((one) => `"${one}"`).join(', ');
