import { setTimeout as delay } from 'node:timers/promises';
import type { BenchApp } from './bench-app';

/** Counts of rows and jobs. `holds` are the credit holds in the ledger, `jobs` the waiting and running jobs in Redis. */
export type Counts = { generations: number; holds: number; outbox: number; jobs: number };

/** Error of a measurement in which rows, jobs or images were lost or duplicated, so that its figure is not valid. */
export class CountError extends Error {
  override readonly name = 'CountError';
}

/** Counts rows in Postgres and jobs in Redis. */
export const countAll = async ({ owner, queue }: BenchApp): Promise<Counts> => {
  const { rows } = await owner.query<Omit<Counts, 'jobs'>>(
    `SELECT (SELECT count(*)::int FROM generations) AS generations, (SELECT count(*)::int FROM outbox) AS outbox,
            (SELECT count(*)::int FROM credit_transfers WHERE kind = 'hold') AS holds`,
  );
  const [row] = rows;
  if (!row) throw new Error('the count query returned no row');
  const { waiting, active } = await queue.counts();
  return { ...row, jobs: waiting + active };
};

/**
 * Counts the generations that wait for a worker slot. Each waiting generation has a job in Redis or a row in the
 * outbox.
 */
export const countInLine = async ({ owner }: BenchApp): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM generations WHERE next_rank IS NOT NULL',
  );
  return rows[0]?.count ?? 0;
};

/**
 * Checks that counts of rows and jobs grew as expected.
 * @throws CountError that names the first count with another growth
 */
export const expectGrowth = (before: Counts, after: Counts, expected: Counts): void => {
  for (const what of Object.keys(expected) as (keyof Counts)[]) {
    const grown = after[what] - before[what];
    if (grown !== expected[what])
      throw new CountError(`the count of ${what} grew by ${grown} instead of ${expected[what]}`);
  }
};

/**
 * Waits until the outbox is empty, so that every accepted generation has its job in Redis.
 * @param app data of the benchmark
 * @param left number of outbox rows that may remain, because no process relays these rows now
 * @throws CountError after ten seconds
 */
export const handedOver = async ({ owner }: BenchApp, left = 0): Promise<void> => {
  for (const end = Date.now() + 10_000; Date.now() < end; await delay(20)) {
    const { rows } = await owner.query('SELECT 1 FROM outbox LIMIT $1', [left + 1]);
    if (rows.length <= left) return;
  }
  throw new CountError('the outbox was not emptied within 10 s');
};

/** Checks that the view `audit` of the ledger has no rows. @throws CountError that lists the breaches */
export const expectCleanAudit = async ({ owner }: BenchApp): Promise<void> => {
  const { rows } = await owner.query<{ breach: string }>('SELECT DISTINCT breach FROM audit');
  if (rows.length > 0)
    throw new CountError(
      `the ledger audit found discrepancies: ${rows.map(({ breach }) => breach).join(', ')}`,
    );
};
