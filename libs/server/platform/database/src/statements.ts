import { DataSource, EntityManager, type QueryRunner } from 'typeorm';
import { canPrepare, poolOf } from './data-source';

/** The executor of a statement: the DataSource of a process, or the EntityManager of a transaction. */
export type Database = DataSource | EntityManager;

/** Options for the execution of a statement. */
export type StatementOptions = {
  /** Name under which the SQL statement is prepared, once per connection; used only outside of transactions. */
  name?: string;
};

const inTransaction = async (runner: QueryRunner, text: string, values: unknown[]) => {
  const { records, affected } = await runner.query(text, values, true);
  return { rows: records, count: affected ?? 0 };
};

const execute = async (
  database: Database,
  text: string,
  values: unknown[],
  options: StatementOptions = {},
): Promise<{ rows: unknown[]; count: number }> => {
  const { queryRunner } = database instanceof EntityManager ? database : { queryRunner: undefined };
  if (queryRunner) return inTransaction(queryRunner, text, values);
  const source = database instanceof EntityManager ? database.dataSource : database;
  const { rows, rowCount } = await poolOf(source).query({ text, values, ...(canPrepare(source) && options) });
  return { rows, count: rowCount ?? 0 };
};

/**
 * Executes an SQL statement. Use this function only in a `*.queries.ts`, because the compiler cannot check the type
 * of the rows.
 * @param text SQL with `$1` and so on for `values`
 * @returns all rows of the result
 */
export const rowsOf = async <Row extends object>(
  database: Database,
  text: string,
  values: unknown[] = [],
  options?: StatementOptions,
): Promise<Row[]> => (await execute(database, text, values, options)).rows as Row[];

/** Executes an SQL statement as `rowsOf` does. @returns the first row of the result, undefined without a row */
export const rowOf = async <Row extends object>(
  database: Database,
  text: string,
  values: unknown[] = [],
  options?: StatementOptions,
): Promise<Row | undefined> => (await rowsOf<Row>(database, text, values, options))[0];

/**
 * Executes an SQL statement that returns one value, such as the call of a function.
 * @throws Error if the statement returns no row
 */
export const resultOf = async <Value>(
  database: Database,
  text: string,
  values: unknown[] = [],
): Promise<Value> => {
  const [row] = await rowsOf<Record<string, Value>>(database, text, values);
  if (!row) throw new Error(`SQL statement returned no row: ${text}`);
  return Object.values(row)[0] as Value;
};

/** Executes an SQL statement that changes rows. @returns the number of changed rows */
export const changedBy = async (database: Database, text: string, values: unknown[] = []): Promise<number> =>
  (await execute(database, text, values)).count;
