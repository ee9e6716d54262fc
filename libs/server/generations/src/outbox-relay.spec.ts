import { createScriptedModel } from '@portada/image-models';
import { OperationalError } from '@portada/errors';
import { until } from '@portada/testing';
import { type GenerationHarness, startGenerationHarness } from './testing/generation-harness';

let bench: GenerationHarness;
beforeAll(async () => {
  bench = await startGenerationHarness();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.jobs.waiting = [];
});

const outbox = async (): Promise<number> => (await bench.owner.query('SELECT 1 FROM outbox')).rowCount ?? 0;

test('the sweep enqueues generations that the accepting process could not enqueue', async () => {
  const worker = await bench.worker(createScriptedModel());
  const id = await bench.reserve(await bench.user());
  await until(
    async () => {
      await worker.sweeps.handOver();
      return bench.jobs.waiting.includes(id);
    },
    { what: 'the sweep' },
  );
  expect(await outbox()).toBe(0);
  await worker.work();
});

test('a job that was added twice, because its process died before deleting the outbox row, changes nothing', async () => {
  const model = createScriptedModel();
  const worker = await bench.worker(model);
  const whose = await bench.user();
  const id = await bench.reserve(whose);
  await bench.jobs.add([{ name: 'generation.run', id }]);
  await worker.run(id);
  await worker.work();
  await worker.run(id);
  expect(model.state.asked).toBe(1);
  expect(await outbox()).toBe(0);
  expect(await bench.sums(whose.userId)).toEqual({ available: 1, held: 0, pictures: 1 });
  expect(await bench.audit()).toEqual([]);
});

test('the relay keeps the rows of the outbox while the queue is unavailable', async () => {
  const worker = await bench.worker(createScriptedModel());
  const id = await bench.reserve(await bench.user());
  const add = bench.jobs.add.bind(bench.jobs);
  bench.jobs.add = () => Promise.reject(new OperationalError('Redis unavailable'));
  await expect(worker.relay.sweep({ fresh: true })).rejects.toThrow('Redis unavailable');
  worker.relay.handOver([id]);
  expect(await outbox()).toBe(1);
  bench.jobs.add = add;
  await worker.work();
  expect(await bench.row(id)).toMatchObject({ status: 'succeeded' });
});

test('the outbox relay enqueues all waiting generations for a new Redis instance, otherwise only generations that were not claimed for long', async () => {
  const worker = await bench.worker(createScriptedModel());
  const id = await bench.reserve(await bench.user());
  await worker.relay.sweep({ fresh: true });
  bench.jobs.waiting = [];
  await worker.sweeps.refillQueue();
  expect(bench.jobs.waiting).toEqual([id]);
  bench.jobs.waiting = [];
  await worker.sweeps.refillQueue();
  await worker.sweeps.enqueueAgain();
  expect(bench.jobs.waiting).toEqual([]);
  bench.jobs.instanceId = 'two';
  await worker.sweeps.refillQueue();
  expect(bench.jobs.waiting).toEqual([id]);
  bench.jobs.waiting = [];
  await bench.owner.query(
    `UPDATE generations SET enqueued_at = now() - interval '20 seconds' WHERE id = $1`,
    [id],
  );
  await worker.sweeps.enqueueAgain();
  expect(bench.jobs.waiting).toEqual([id]);
  await worker.work();
});
