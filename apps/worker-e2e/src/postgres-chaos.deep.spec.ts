import { randomUUID } from 'node:crypto';
import { type OwnServices, startOwnServices, until } from '@portada/testing';
import { type Creator, Product } from './harness/product';

let services: OwnServices;
let product: Product;
beforeAll(async () => {
  services = await startOwnServices();
  product = await Product.prepare({
    ...services,
    env: { GENERATIONS_IN_FLIGHT_PER_USER: '10' },
  });
  await Promise.all([product.startApi(), product.startWorker({ WORKER_CONCURRENCY: '4' })]);
});
afterAll(async () => {
  await product.close();
  await services.stop();
});

type Said = { key: string; status: number };

/**
 * Repeats a request with one idempotency key until the request is accepted. Adds the status of each response to `said`.
 */
const retryWhileUnavailable = async ({ client, thumbnailId }: Creator, said: Said[]): Promise<void> => {
  const key = randomUUID();
  await until(
    async () => {
      const body = { thumbnailId, prompt: 'A red boat on a quiet lake [slow 400]' };
      const answer = await client.post('/api/generate-image', body, { 'idempotency-key': key });
      said.push({ key, status: answer.status });
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      return answer.status === 202;
    },
    { what: 'the request to be accepted', timeoutMs: 40_000 },
  );
};

/** Repeats the GET requests of a screen until `reading.over` is true, and collects the statuses of the responses. */
const read = async ({ client }: Creator, reading: { over: boolean; statuses: Set<number> }) => {
  while (!reading.over) {
    for (const path of ['/api/thumbnails', '/api/me', '/api/me/ledger']) {
      reading.statuses.add((await client.get(path)).status);
    }
  }
};

test('loses no accepted request, charges nothing twice and keeps sessions while Postgres is killed under load', async () => {
  const creators = await Promise.all(Array.from({ length: 4 }, () => product.creator(5)));
  const said: Said[] = [];
  const wave = () => creators.map((creator) => retryWhileUnavailable(creator, said));
  const reading = { over: false, statuses: new Set<number>() };
  const readers = creators.map((creator) => read(creator, reading));
  await Promise.all(wave());
  for (let kill = 0; kill < 2; kill++) {
    await until(async () => (await product.tally())['running'], { what: 'a generation to run' });
    await services.killPostgres();
    await Promise.all(wave());
  }
  reading.over = true;
  await Promise.all(readers);
  expect([...reading.statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  await until(
    async () => {
      await product.settled(1_000);
      return true;
    },
    { what: 'every generation to settle', timeoutMs: 60_000 },
  );
  expect(await product.tally()).toEqual({ succeeded: 12 });
  await product.expectFair();
  expect(
    [...new Set(said.map(({ status }) => status))].filter((status) => ![202, 503].includes(status)),
  ).toEqual([]);
  const { rows } = await product.owner.query<{ id: string }>('SELECT id FROM generations');
  expect(rows.map(({ id }) => id).sort()).toEqual([...new Set(said.map(({ key }) => key))].sort());
  for (const { client } of creators) {
    expect((await client.get('/api/me/credits')).body).toEqual({ available: 2, held: 0, debt: 0 });
  }
  for (const process of product.processes) expect(await process.isReady()).toBe(true);
});
