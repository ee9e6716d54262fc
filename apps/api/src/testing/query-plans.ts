import type { Pool } from 'pg';

/** The properties of a plan node in the output of EXPLAIN (FORMAT JSON) that the tests read. */
type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] };

/** Returns the names of the tables that a plan reads sequentially, without duplicates. */
const scannedBy = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scannedBy),
];

/** Returns the names of the tables with more rows than a sequential scan may read. */
export const largeTables = async (owner: Pool): Promise<Set<string>> => {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples > 15000`,
  );
  return new Set(rows.map(({ name }) => name));
};

/**
 * Returns the names of the tables that Postgres reads sequentially for a statement, independent of its values.
 * @param sql statement with the placeholders `$1`, `$2`, …
 */
export const sequentialScans = async (owner: Pool, sql: string): Promise<string[]> => {
  const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sql}`,
  );
  return [...new Set(rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scannedBy(Plan))))];
};

/**
 * A statement inside an SQL function, a trigger or a foreign key, and the tables that Postgres read sequentially for
 * the statement.
 */
export type NestedPlan = { sql: string; scans: string[] };

/**
 * Runs statements in one connection of a superuser, and returns the query plans of the statements that these
 * statements execute, such as statements in SQL functions.
 * @param run receives a function that runs one statement and returns its first row
 */
export const plansInside = async (
  owner: Pool,
  run: (query: <Row>(sql: string, values?: unknown[]) => Promise<Row>) => Promise<void>,
): Promise<NestedPlan[]> => {
  const plans: NestedPlan[] = [];
  const client = await owner.connect();
  client.on('notice', ({ message = '' }) => {
    const start = message.indexOf('plan:\n');
    if (start === -1) return;
    const plan = JSON.parse(message.slice(start + 'plan:\n'.length)) as {
      'Query Text': string;
      Plan: PlanNode;
    };
    plans.push({ sql: plan['Query Text'], scans: scannedBy(plan.Plan) });
  });
  try {
    await client.query(`LOAD 'auto_explain'; SET auto_explain.log_min_duration = 0;
      SET auto_explain.log_nested_statements = on; SET auto_explain.log_format = json;
      SET auto_explain.log_level = notice; SET client_min_messages = notice; SET track_functions = 'all'`);
    await run(async <Row>(sql: string, values: unknown[] = []) => {
      const { rows } = await client.query(sql, values);
      return rows[0] as Row;
    });
  } finally {
    client.release(true);
  }
  return plans;
};

/**
 * Runs a statement and measures how much Postgres reads.
 * @param sql statement with the placeholders `$1`, `$2`, … for `values`
 * @returns number of pages of 8 kB that Postgres read
 */
export const readsOf = async (owner: Pool, sql: string, values: unknown[]): Promise<number> => {
  type Explained = {
    'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
  };
  const { rows } = await owner.query<Explained>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`, values);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('EXPLAIN returned no plan');
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
};
