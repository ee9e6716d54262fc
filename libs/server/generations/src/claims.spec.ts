import { createScriptedModel } from '@portada/image-models';
import { until, withShiftedClock, wrongClocks } from '@portada/testing';
import { type GenerationHarness, startGenerationHarness } from './testing/generation-harness';

let bench: GenerationHarness;
beforeAll(async () => {
  bench = await startGenerationHarness();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.jobs.waiting = [];
});
afterEach(async () => {
  expect(await bench.audit()).toEqual([]);
});

const isClaimed = (id: string, fence: number) =>
  until(
    async () => {
      const row = await bench.row(id);
      return row.status === 'running' && row.fence === fence;
    },
    { what: `claim ${fence}` },
  );

test('a job that is delivered three times generates one image', async () => {
  const model = createScriptedModel({ durationMs: 100 });
  const [first, second] = [await bench.worker(model), await bench.worker(model)];
  const whose = await bench.user();
  const id = await bench.reserve(whose);
  await Promise.all([first.run(id), second.run(id), second.run(id)]);
  await first.run(id);
  expect(model.state.asked).toBe(1);
  expect(await bench.row(id)).toMatchObject({ status: 'succeeded', fence: 1, failures: 0 });
  expect(await bench.sums(whose.userId)).toEqual({ available: 1, held: 0, pictures: 1 });
});

test('a worker whose lease expired changes nothing, and the image provider is not called again', async () => {
  const model = createScriptedModel({ durationMs: 600, resumable: true });
  const [sleeper, other] = [await bench.worker(model), await bench.worker(model)];
  const whose = await bench.user();
  const id = await bench.reserve(whose);
  const late = sleeper.run(id);
  await until(async () => (await bench.row(id)).providerJobId, { what: "the provider's job" });
  await bench.loseClaim(id, other);
  await Promise.all([other.work(), late]);
  expect(await bench.row(id)).toMatchObject({ status: 'succeeded', fence: 2, failures: 1 });
  expect([model.state.asked, model.state.resumed]).toEqual([1, 1]);
  expect(await bench.sums(whose.userId)).toEqual({ available: 1, held: 0, pictures: 1 });
});

test('a failure of a worker whose lease expired does not end the attempt of another worker', async () => {
  const failing = createScriptedModel({ durationMs: 300, fail: { code: 'safety', retryable: false } });
  const [sleeper, other] = [
    await bench.worker(failing),
    await bench.worker(createScriptedModel({ durationMs: 900 })),
  ];
  const whose = await bench.user();
  const id = await bench.reserve(whose);
  const late = sleeper.run(id);
  await isClaimed(id, 1);
  await bench.loseClaim(id, other);
  const work = other.work();
  await late;
  await work;
  expect(await bench.row(id)).toMatchObject({ status: 'succeeded', fence: 2, errorCode: null });
  expect(await bench.sums(whose.userId)).toEqual({ available: 1, held: 0, pictures: 1 });
});

test('a provider job that failed is started again instead of resumed', async () => {
  const model = createScriptedModel({
    resumable: true,
    fail: { code: 'provider', retryable: true, times: 1 },
  });
  const worker = await bench.worker(model);
  const whose = await bench.user();
  const id = await bench.reserve(whose);
  await until(
    async () => {
      await worker.work();
      return (await bench.row(id)).status === 'succeeded';
    },
    { what: 'the second attempt' },
  );
  expect([model.state.asked, model.state.resumed]).toEqual([2, 0]);
});

test('a process that claims a generation a second time keeps the new claim when the old claim ends', async () => {
  const worker = await bench.worker(createScriptedModel({ hang: true }));
  const whose = await bench.user();
  const id = await bench.reserve(whose);
  const old = worker.run(id);
  await isClaimed(id, 1);
  await bench.loseClaim(id, worker);
  const renewed = worker.run(id);
  await isClaimed(id, 2);
  await old;
  const leaseOf = async () => {
    const { rows } = await bench.owner.query<{ lease_until: Date | null }>(
      'SELECT lease_until FROM generations WHERE id = $1 AND fence = 2',
      [id],
    );
    return rows[0]?.lease_until?.getTime() ?? 0;
  };
  const before = await leaseOf();
  expect(before).toBeGreaterThan(0);
  await until(async () => (await leaseOf()) > before, { what: 'the lease to be renewed' });
  await bench.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [id]);
  await renewed;
});

test('a worker keeps its claims while its event loop is blocked for a second', async () => {
  const worker = await bench.worker(createScriptedModel({ hang: true }));
  const id = await bench.reserve(await bench.user());
  const run = worker.run(id);
  await isClaimed(id, 1);
  const swept = bench.owner.query('SELECT pg_sleep(1); SELECT expire_leases(3)');
  // Postgres must receive the SQL statement before this thread is blocked.
  await bench.row(id);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  await swept;
  expect(await bench.row(id)).toMatchObject({ status: 'running', fence: 1, failures: 0 });
  await bench.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [id]);
  await run;
});

test('a generation that loses its worker three times fails, and its credit is released', async () => {
  const worker = await bench.worker(createScriptedModel({ hang: true }));
  const whose = await bench.user();
  const id = await bench.reserve(whose);
  for (const fence of [1, 2, 3]) {
    const run = worker.run(id);
    await isClaimed(id, fence);
    await bench.loseClaim(id, worker);
    await run;
  }
  expect(await bench.row(id)).toMatchObject({ status: 'failed', errorCode: 'worker_lost' });
  expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
});

test('a worker draws a generation whose deadline passed while the queue moves, and its credit is spent once', async () => {
  const worker = await bench.worker(createScriptedModel());
  const [whose, earlier] = [await bench.user(), await bench.user()];
  await bench.reserve(earlier);
  await worker.work();
  const id = await bench.reserve(whose);
  await bench.owner.query(
    `UPDATE generations SET created_at = created_at - interval '100 seconds',
            deadline_at = deadline_at - interval '100 seconds' WHERE id = $1`,
    [id],
  );
  await worker.sweeps.recover();
  await worker.work();
  await worker.sweeps.recover();
  expect(await bench.row(id)).toMatchObject({ status: 'succeeded', fence: 1, failures: 0 });
  expect(await bench.sums(whose.userId)).toEqual({ available: 1, held: 0, pictures: 1 });
});

test('a generation that was not claimed before its deadline fails, and its credit is released', async () => {
  const worker = await bench.worker(createScriptedModel());
  const whose = await bench.user();
  const [swept, delivered] = [await bench.reserve(whose, 0), await bench.reserve(whose, 0)];
  await worker.run(delivered);
  await worker.sweeps.recover();
  for (const id of [swept, delivered]) {
    expect(await bench.row(id)).toMatchObject({ status: 'failed', errorCode: 'deadline', fence: 0 });
  }
  expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
});

test('the workers run at most the allowed number of generations of one user at once, and complete all of these generations', async () => {
  const model = createScriptedModel({ durationMs: 60 });
  const worker = await bench.worker(model, { inFlightPerUser: 2 });
  const [busy, other] = [await bench.user(7), await bench.user(1)];
  const ids = await Promise.all(Array.from({ length: 7 }, () => bench.reserve(busy)));
  const single = await bench.reserve(other);
  let most = 0;
  const watch = setInterval(() => {
    void bench.owner
      .query<{ count: number }>(
        `SELECT count(*)::int AS count FROM generations WHERE user_id = $1 AND status = 'running'`,
        [busy.userId],
      )
      .then(({ rows }) => (most = Math.max(most, rows[0]?.count ?? 0)));
  }, 5);
  await worker.work();
  clearInterval(watch);
  for (const id of [...ids, single]) expect(await bench.row(id)).toMatchObject({ status: 'succeeded' });
  expect(most).toBeLessThanOrEqual(2);
  expect(most).toBeGreaterThan(0);
  expect(await bench.sums(busy.userId)).toEqual({ available: 0, held: 0, pictures: 7 });
});

test.each(wrongClocks)('a worker with a clock %s generates the image', async (_how, ms) => {
  const worker = await bench.worker(createScriptedModel({ durationMs: 50 }));
  const id = await bench.reserve(await bench.user());
  expect(await withShiftedClock(ms, () => worker.run(id))).toEqual({
    outcome: 'succeeded',
    generationId: id,
  });
  expect(await bench.row(id)).toMatchObject({ status: 'succeeded', fence: 1, failures: 0 });
});
