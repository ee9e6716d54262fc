import { randomUUID } from 'node:crypto';
import { type Answer, type OwnServices, startOwnServices, until } from '@portada/testing';
import { type Creator, Product } from './harness/product';

let services: OwnServices;
let product: Product;
beforeAll(async () => {
  services = await startOwnServices();
  product = await Product.prepare({ ...services, env: { GENERATIONS_IN_FLIGHT_PER_USER: '10' } });
  await Promise.all([product.startApi(), product.startWorker({ WORKER_CONCURRENCY: '4' })]);
});
afterAll(async () => {
  await product.close();
  await services.stop();
});

const timed = async (call: Promise<Answer>): Promise<{ answer: Answer; ms: number }> => {
  const begin = performance.now();
  return { answer: await call, ms: performance.now() - begin };
};

const generate = ({ client, thumbnailId }: Creator, key: string, directive = ''): Promise<Answer> => {
  const body = { thumbnailId, prompt: `A red boat on a quiet lake ${directive}`.trim() };
  return client.post('/api/generate-image', body, { 'idempotency-key': key });
};

test('responds 503 within two seconds while Postgres is frozen, and neither loses nor repeats a request afterwards', async () => {
  const creator = await product.creator(10);
  const [running, ...interrupted] = Array.from({ length: 4 }, () => randomUUID());
  if (!running) throw new Error('no idempotency key was created');
  expect((await generate(creator, running, '[slow 1500]')).status).toBe(202);
  await until(async () => (await product.tally())['running'], { what: 'a generation to run' });

  // Some of the requests have reached Postgres when Postgres is frozen, and get no answer.
  const inFlight = interrupted.map((key) => timed(generate(creator, key)));
  const thaw = await services.freezePostgres();
  const frozenAt = performance.now();
  const paths = ['/api/me', '/api/thumbnails', '/api/me/credits', '/api/health/ready'];
  const first = await Promise.all(paths.map((path) => timed(creator.client.get(path))));
  const later: { answer: Answer; ms: number }[] = [];
  for (let round = 0; round < 5; round++) {
    for (const path of paths) later.push(await timed(creator.client.get(path)));
    later.push(await timed(generate(creator, randomUUID())));
  }
  const refused = await Promise.all(inFlight);
  const frozenMs = performance.now() - frozenAt;
  // The worker has drawn its image by now, and waits until it can store the result.
  await until(
    () => product.processes.some((process) => process.output().includes('is unavailable, retrying')),
    {
      what: 'the worker to wait with its image',
    },
  );
  thaw();
  const thawed = await timed(
    until(
      async () => {
        const answer = await creator.client.get('/api/me');
        return answer.status === 200 ? answer : null;
      },
      { what: 'the api to read from Postgres again' },
    ),
  );

  for (const { answer } of [...first, ...later]) {
    expect(answer.status).toBe(503);
  }
  for (const { answer } of refused) expect([202, 503]).toContain(answer.status);
  expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(2_000);
  const times = later.map(({ ms }) => ms).sort((a, b) => a - b);
  const [median = 0, longest = 0] = [times[times.length >> 1], times.at(-1)];
  // The test checks the median, because a single response may wait for a CPU core, independent of the circuit breaker
  // for Postgres.
  expect(median).toBeLessThan(50);
  for (const { answer } of later.filter(({ answer: { body } }) => body !== null && 'code' in Object(body))) {
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  console.info(
    `frozen for ${frozenMs.toFixed(0)} ms; first ${Math.max(...first.map(({ ms }) => ms)).toFixed(0)} ms, ` +
      `later median ${median.toFixed(1)} and longest ${longest.toFixed(0)} ms, resumed after ${thawed.ms.toFixed(0)} ms`,
  );
  expect(thawed.ms).toBeLessThan(1_000);

  // A repeated idempotency key returns the same generation, whether or not the first reservation was committed.
  for (const key of interrupted) {
    const again = await until(
      async () => {
        const answer = await generate(creator, key);
        return answer.status === 202 ? answer : null;
      },
      { what: 'the generation request to be accepted' },
    );
    expect(again.body).toMatchObject({ generationId: key });
  }
  expect(await product.settled()).toEqual({ succeeded: 4 });
  await product.expectFair();
  expect((await creator.client.get('/api/me/credits')).body).toEqual({ available: 6, held: 0, debt: 0 });
});
