import type { Client } from 'pg';
import { z } from 'zod';
import type { Bench } from './benchmark';
import { type RecordedApi, get, statementsOf } from './recorded-api';
import type { BenchUser } from './requests';
import type { Statement } from './statement-recorder';
import { median } from './statistics';

const planSchema = z.tuple([
  z.object({
    'QUERY PLAN': z.tuple([z.object({ 'Planning Time': z.number(), 'Execution Time': z.number() })]),
  }),
]);

const repetitions = { full: 9, smallest: 1 } as const;

/** Returns the time in ms that Postgres needs to plan and execute a statement, as median of several executions. */
const timeOf = async (bench: Bench, owner: Client, { text, values }: Statement): Promise<number> => {
  const times: number[] = [];
  for (let n = bench.of(repetitions.full, repetitions.smallest); n > 0; n -= 1) {
    const { rows } = await owner.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, values);
    const [row] = planSchema.parse(rows);
    const [plan] = row['QUERY PLAN'];
    times.push(plan['Planning Time'] + plan['Execution Time']);
  }
  return median(times);
};

/** A list of thumbnails: its query without cursor, and its user. */
export type List = { query: string; user: BenchUser };

/** Times in ms of the statements of three pages of a list. */
export type PageTimes = { first: number; middle: number; last: number };

const pageSchema = z.object({ nextCursor: z.string().nullable() });

/** Reads one page. @returns the cursor of the next page; null on the last page */
const readPage = async (url: string, { query, user }: List, cursor: string | null) => {
  const place = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  const answer = await get(url, `/api/thumbnails?limit=24&${query}${place}`, user);
  return pageSchema.parse(await answer.json()).nextCursor;
};

/**
 * Reads all pages of a list, and measures the statements of the first, the middle and the last page in Postgres. The
 * statements are those that the api sends.
 * @returns sum of planning and execution of the statements of each page, without the session check
 */
export const pageTimes = async (
  bench: Bench,
  owner: Client,
  recorded: RecordedApi,
  list: List,
): Promise<PageTimes> => {
  const { url } = recorded;
  const cursors: (string | null)[] = [null];
  for (let next = await readPage(url, list, null); next !== null; next = await readPage(url, list, next))
    cursors.push(next);
  const at = async (page: number): Promise<number> => {
    const [, ...statements] = await statementsOf(recorded, 4, () =>
      readPage(url, list, cursors[page] ?? null),
    );
    let sum = 0;
    for (const statement of statements) sum += await timeOf(bench, owner, statement);
    return sum;
  };
  return {
    first: await at(0),
    middle: await at(Math.floor(cursors.length / 2)),
    last: await at(cursors.length - 1),
  };
};
