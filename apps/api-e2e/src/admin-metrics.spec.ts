import { randomUUID } from 'node:crypto';
import { type AdminMetrics, adminMetricsSchema, adminWorkersSchema } from '@portada/contracts';
import { reserveGeneration } from '@portada/testing';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let admin: Creator;
let ana: Creator;
beforeEach(async () => {
  app = await startTestApp();
  [admin, ana] = await Promise.all([app.administrator(), app.creator(50)]);
});
afterEach(() => app.close());

const metrics = async (query = ''): Promise<AdminMetrics> => {
  const answer = await admin.client.get(`/api/admin/metrics${query}`);
  expect(answer.status).toBe(200);
  return adminMetricsSchema.strict().parse(answer.body);
};

/** Creates a generation that ended some minutes ago, and waited and ran for the given times. */
const ended = async (
  minutesAgo: number,
  { waitMs, runMs, code = null }: { waitMs: number; runMs: number; code?: string | null },
): Promise<void> => {
  const id = await reserveGeneration(app.owner, { userId: ana.id, thumbnailId: ana.thumbnailId });
  await app.owner.query(`SELECT settle_generation($1, NULL, 'failed', $2, NULL)`, [id, code ?? 'provider']);
  // The trigger of a settlement compares it with the status, so the success is written without triggers.
  const client = await app.owner.connect();
  try {
    await client.query(`SET session_replication_role = replica`);
    await client.query(
      `UPDATE generations SET status = CASE WHEN $5::text IS NULL THEN 'succeeded' ELSE 'failed' END, error_code = $5,
              finished_at = now() - $2 * interval '1 minute',
              started_at = now() - $2 * interval '1 minute' - $4 * interval '1 ms',
              created_at = now() - $2 * interval '1 minute' - ($3 + $4) * interval '1 ms' WHERE id = $1`,
      [id, minutesAgo, waitMs, runMs, code],
    );
  } finally {
    await client.query('RESET session_replication_role');
    client.release();
  }
};

test('counts ended generations by step with percentiles of wait and run, and failures by code', async () => {
  await ended(0.5, { waitMs: 100, runMs: 1_000 });
  await ended(0.5, { waitMs: 300, runMs: 3_000 });
  await ended(30.5, { waitMs: 500, runMs: 5_000 });
  await ended(30.5, { waitMs: 0, runMs: 10, code: 'timeout' });
  await ended(30.5, { waitMs: 0, runMs: 10, code: 'provider' });
  await ended(0.5, { waitMs: 0, runMs: 10, code: 'provider' });
  await ended(90, { waitMs: 1, runMs: 1 });
  const { points, total, failures, stepSeconds, isCut } = await metrics();
  expect([points.length, stepSeconds, isCut]).toEqual([60, 60, false]);
  const near = (p50: number, p95: number, p99: number) => ({
    p50: expect.closeTo(p50, 0) as number,
    p95: expect.closeTo(p95, 0) as number,
    p99: expect.closeTo(p99, 0) as number,
  });
  expect(points.at(-1)).toMatchObject({
    succeeded: 2,
    failed: 1,
    waitMs: near(200, 290, 298),
    runMs: near(2_000, 2_900, 2_980),
  });
  expect(points.at(-31)).toMatchObject({ succeeded: 1, failed: 2, waitMs: near(500, 500, 500) });
  expect(points.at(-2)).toMatchObject({ succeeded: 0, failed: 0, waitMs: null, runMs: null });
  expect(total).toMatchObject({ succeeded: 3, failed: 3, waitMs: near(300, 480, 496) });
  expect(failures).toEqual([
    { code: 'provider', count: 2 },
    { code: 'timeout', count: 1 },
  ]);
  expect(Date.parse(points[1]?.at ?? '') - Date.parse(points[0]?.at ?? '')).toBe(60_000);
});

test('a longer range has the generations of the last day and week, and an unknown range is refused', async () => {
  await ended(90, { waitMs: 1, runMs: 1 });
  await ended(60 * 24 * 3, { waitMs: 1, runMs: 1 });
  expect((await metrics()).total.succeeded).toBe(0);
  expect(await metrics('?range=24h')).toMatchObject({ stepSeconds: 900, total: { succeeded: 1 } });
  expect(await metrics('?range=7d')).toMatchObject({ stepSeconds: 7_200, total: { succeeded: 2 } });
  expect((await admin.client.get('/api/admin/metrics?range=1y')).status).toBe(400);
});

test('simultaneous requests for metrics share one answer', async () => {
  const [first, second] = await Promise.all([metrics(), metrics()]);
  expect(first.points[0]?.at).toBe(second.points[0]?.at);
});

test('lists running workers with their models and load, and omits workers that stopped reporting', async () => {
  const [live, quiet, gone] = [randomUUID(), randomUUID(), randomUUID()];
  const report = (model: string, position: number) => ({
    model,
    position,
    state: position === 0 ? 'open' : 'closed',
    running: 2,
    waiting: 1,
    version: '0.1.0+1f3a9c07',
  });
  for (const worker of [live, quiet, gone])
    await app.owner.query('SELECT report_models($1, $2)', [
      worker,
      JSON.stringify([report('studio', 1), report('openai', 0)]),
    ]);
  const age = (worker: string, seconds: number) =>
    app.owner.query(
      `UPDATE model_reports SET seen_at = now() - $2 * interval '1 second' WHERE worker_id = $1`,
      [worker, seconds],
    );
  await app.owner.query('INSERT INTO generation_workers (id, slots) VALUES ($1, 3)', [live]);
  await age(quiet, 20);
  await age(gone, 70);
  const id = await reserveGeneration(app.owner, { userId: ana.id, thumbnailId: ana.thumbnailId });
  await app.owner.query('SELECT claim_generation($1, 60, 2, $2)', [id, live]);
  const { body } = await admin.client.get('/api/admin/workers');
  const { items } = adminWorkersSchema.strict().parse(body);
  expect(items.map(({ id: worker, isLive, running }) => [worker, isLive, running])).toEqual([
    [live, true, 1],
    [quiet, false, 0],
  ]);
  expect(items[0]).toMatchObject({ version: '0.1.0+1f3a9c07', slots: 3 });
  expect(items[1]?.slots).toBeNull();
  expect(items[0]?.models).toEqual([
    { name: 'openai', state: 'open', running: 2, waiting: 1 },
    { name: 'studio', state: 'closed', running: 2, waiting: 1 },
  ]);
});
