import { setTimeout as delay } from 'node:timers/promises';
import type { World } from './world';

/** What exists after a number of accepted requests; all of it counted, none of it estimated. */
export type Counts = { generations: number; holds: number; outbox: number; jobs: number };

/** The measured side has lost or doubled something: its figure is worth nothing. */
export class CountError extends Error {
  override readonly name = 'CountError';
}

/** Counts rows in Postgres and jobs in Redis. */
export const countAll = async ({ owner, queue }: World): Promise<Counts> => {
  const { rows } = await owner.query<Omit<Counts, 'jobs'>>(
    `SELECT (SELECT count(*)::int FROM generations) AS generations, (SELECT count(*)::int FROM outbox) AS outbox,
            (SELECT count(*)::int FROM credit_transfers WHERE kind = 'hold') AS holds`,
  );
  const [row] = rows;
  if (!row) throw new Error('no row');
  const { waiting, active } = await queue.counts();
  return { ...row, jobs: waiting + active };
};

/** Users whose next generation is in line: of each user one has a job in Redis, or a row of the outbox. */
export const countInLine = async ({ owner }: World): Promise<number> => {
  const { rows } = await owner.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM generations WHERE next_rank IS NOT NULL',
  );
  return rows[0]?.count ?? 0;
};

/** @throws CountError naming the first figure that grew by something else than expected */
export const expectGrowth = (before: Counts, after: Counts, expected: Counts): void => {
  for (const what of Object.keys(expected) as (keyof Counts)[]) {
    const grown = after[what] - before[what];
    if (grown !== expected[what]) throw new CountError(`${what}: ${grown} instead of ${expected[what]}`);
  }
};

/**
 * Waits until what was accepted has been handed over.
 * @param left rows of the outbox that nobody hands over now
 * @throws CountError after ten seconds
 */
export const handedOver = async ({ owner }: World, left = 0): Promise<void> => {
  for (const end = Date.now() + 10_000; Date.now() < end; await delay(20)) {
    const { rows } = await owner.query('SELECT 1 FROM outbox LIMIT $1', [left + 1]);
    if (rows.length <= left) return;
  }
  throw new CountError('the outbox was not emptied within 10 s');
};

/** @throws CountError with the ledger's breaches, where the audit finds any */
export const expectCleanAudit = async ({ owner }: World): Promise<void> => {
  const { rows } = await owner.query<{ breach: string }>('SELECT DISTINCT breach FROM audit');
  if (rows.length > 0) throw new CountError(`audit: ${rows.map(({ breach }) => breach).join(', ')}`);
};
