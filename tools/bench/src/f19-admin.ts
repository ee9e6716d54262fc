import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startApi } from './api-process';
import type { Benchmark } from './benchmark';
import { CountError, expectCleanAudit, handedOver } from './counts';
import { loadApi, manyUsers } from './f1-accept';
import { Generator } from './load';
import { figuresOf, interleave } from './rounds';
import { type BenchUser, reservationOf } from './requests';
import { type BenchApp, createBenchApp } from './bench-app';

/** Routes that the page of an administrator reads, and the polling interval of each route in ms. */
const reads = [
  { path: '/api/admin/overview', everyMs: 5_000 },
  { path: '/api/admin/payments', everyMs: 15_000 },
  { path: '/api/admin/metrics?range=1h', everyMs: 15_000 },
  { path: '/api/admin/workers', everyMs: 15_000 },
  { path: '/api/admin/models', everyMs: 5_000 },
] as const;

/** Number of ended generations that are in the database before the first round. */
const endedBefore = { full: 100_000, smallest: 20 } as const;

/** Fills the database with ended generations, through the functions of the product, so that the ledger stays exact. */
const fillHistory = async (
  { owner }: BenchApp,
  users: readonly BenchUser[],
  count: number,
): Promise<void> => {
  const each = Math.ceil(count / users.length);
  for (let from = 0; from < users.length; from += 500) {
    const requests = users.slice(from, from + 500).map((user) => ({
      ids: Array.from({ length: each }, () => randomUUID()),
      ...reservationOf(user),
      deadlineSeconds: 0,
    }));
    await owner.query('SELECT FROM reserve_generations($1)', [JSON.stringify(requests)]);
  }
  // The deadlines have passed. The function fails up to 10,000 generations and releases their credits.
  while ((await owner.query('SELECT FROM fail_expired_generations(3)')).rowCount);
  await owner.query('DELETE FROM outbox');
  await owner.query('VACUUM ANALYZE');
};

/**
 * Sends the requests of an administrator's open page until the page is closed.
 * @param url base URL of the api
 * @param token value of the session cookie
 * @returns a function that closes the page and returns the number of answers; the function throws a CountError
 * after an answer with an error status
 */
const openPage = (url: string, token: string): (() => Promise<number>) => {
  const closing = new AbortController();
  let answers = 0;
  const loops = reads.map(async ({ path, everyMs }) => {
    while (!closing.signal.aborted) {
      const answer = await fetch(url + path, { headers: { cookie: `sid=${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new CountError(`${path} was answered with status ${answer.status}`);
      answers += 1;
      await delay(everyMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  });
  const all = Promise.all(loops);
  all.catch(() => undefined);
  return async () => {
    closing.abort();
    await all;
    return answers;
  };
};

/**
 * Benchmark F19: rate of accepted generations while an administrator's page is open, compared with the rate without
 * the page.
 */
export const openAdminPage: Benchmark = async (bench) => {
  const users = bench.of(manyUsers.full, manyUsers.smallest);
  const app = await createBenchApp(bench.settings, 'bench_19', users + 1);
  const administrator = app.users[users];
  if (!administrator) throw new Error('the benchmark has no administrator');
  await app.owner.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [administrator.id]);
  // In production, the routes of the page are open only to administrators with a second factor.
  await app.owner.query(
    `INSERT INTO passkeys (user_id, credential_id, public_key, sign_count, transports, name)
     VALUES ($1, 'bench', '\\x00', 0, '{}', 'bench')`,
    [administrator.id],
  );
  await fillHistory(app, app.users.slice(0, users), bench.of(endedBefore.full, endedBefore.smallest));
  const url = await startApi(bench, app);
  const generator = await Generator.start(bench, url, app.users.slice(0, users));
  await handedOver(app);
  const measured = await interleave(bench, {
    ours: async () => {
      const close = openPage(url, administrator.token);
      try {
        return await loadApi(app, generator);
      } finally {
        const answers = await close();
        if (answers < reads.length)
          throw new CountError('the requests of the administrator’s page were not answered');
      }
    },
    peer: () => loadApi(app, generator),
  });
  await expectCleanAudit(app);
  await bench.processes.endAll();
  await app.close();
  return [
    {
      name: 'F19',
      path: '100,000 ended generations: accept more while an administrator’s page is open',
      beside: 'the same, no such page open',
      figures: figuresOf(measured, ({ perSecond }) => perSecond),
      unit: 'per second',
      aim: { at: 'least', ratio: 0.99 },
    },
  ];
};
