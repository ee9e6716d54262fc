import { join } from 'node:path';
import {
  type ImageSimulator,
  startAutomatic1111Simulator,
  startBflSimulator,
  startComfySimulator,
  startFalSimulator,
  startGeminiSimulator,
  startOpenAiSimulator,
  startReplicateSimulator,
} from '@portada/simulators';
import {
  type RedisServer,
  type TestDatabase,
  reserveGeneration,
  startRedisServer,
  testDatabase,
  until,
} from '@portada/testing';
import { Product } from './harness/product';

type Adapter = {
  start: () => Promise<ImageSimulator>;
  /** Settings that make the worker use the simulator of an image provider. */
  env: (simulator: ImageSimulator) => Record<string, string>;
  /** Maximum number of requests that the provider may charge for one image whose worker was killed once. */
  mostBilled: number;
  /** US dollars of one finished image whose request had this prompt; null if the price is not known. */
  priceUsd: (prompt: string) => number | null;
  /** True if another worker follows the same job, so that there is one request. */
  resumes: boolean;
};

const adapters: Record<string, Adapter> = {
  openai: {
    start: startOpenAiSimulator,
    env: ({ url, key }) => ({ OPENAI_BASE_URL: url, OPENAI_API_KEY: key }),
    mostBilled: 2,
    priceUsd: (prompt) => (Math.ceil(prompt.length / 4) * 5 + (2333 + 2 * 100) * 30) / 1_000_000,
    resumes: false,
  },
  gemini: {
    start: startGeminiSimulator,
    env: ({ url, key }) => ({ GEMINI_BASE_URL: url, GEMINI_API_KEY: key }),
    mostBilled: 2,
    priceUsd: () => 0.0336,
    resumes: false,
  },
  bfl: {
    start: startBflSimulator,
    env: ({ url, key }) => ({ BFL_BASE_URL: url, BFL_API_KEY: key }),
    mostBilled: 1,
    priceUsd: () => 0.045,
    resumes: true,
  },
  fal: {
    start: startFalSimulator,
    env: ({ url, key }) => ({ FAL_BASE_URL: url, FAL_KEY: key }),
    mostBilled: 1,
    priceUsd: () => null,
    resumes: true,
  },
  replicate: {
    start: startReplicateSimulator,
    env: ({ url, key }) => ({ REPLICATE_BASE_URL: url, REPLICATE_API_TOKEN: key }),
    mostBilled: 1,
    priceUsd: () => null,
    resumes: true,
  },
  'comfyui:sdxl.safetensors': {
    start: startComfySimulator,
    env: ({ url }) => ({ COMFYUI_URL: url }),
    mostBilled: 1,
    priceUsd: () => 0,
    resumes: true,
  },
  automatic1111: {
    start: startAutomatic1111Simulator,
    env: ({ url }) => ({ AUTOMATIC1111_URL: url }),
    mostBilled: 2,
    priceUsd: () => 0,
    resumes: false,
  },
};

/**
 * Outcomes of the requests to a provider without jobs, by the step at which the worker was killed. A provider with jobs
 * always has one request, because the second worker follows its job.
 */
const outcomes = {
  'after-claim': ['done'],
  'after-model-start': ['unknown', 'done'],
  'after-result': ['done', 'done'],
  'before-upload': ['done', 'done'],
  'after-upload': ['done', 'done'],
  'after-settle': ['done'],
} as const;

/** Reads the recorded requests of a generation, oldest first. Amounts in US dollars; null is an unknown price. */
const requestsOf = async (generationId: string) =>
  (
    await product.owner.query<{ outcome: string; booked: number | null; counted: number; estimate: number }>(
      `SELECT outcome, booked_usd::float8 AS booked, counted_usd::float8 AS counted,
              coalesce(estimated_usd, 0)::float8 AS estimate
         FROM model_requests WHERE generation_id = $1 ORDER BY started_at`,
      [generationId],
    )
  ).rows;

/** A worker draws the images of all adapters at once. */
const concurrency = { WORKER_CONCURRENCY: String(Object.keys(adapters).length) };

let database: TestDatabase;
let redis: RedisServer;
let simulators: Record<string, ImageSimulator>;
let product: Product;
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  const started = await Promise.all(
    Object.entries(adapters).map(async ([name, { start }]) => [name, await start()] as const),
  );
  simulators = Object.fromEntries(started);
  const env = started.map(([name, simulator]) => adapters[name]?.env(simulator));
  product = await Product.prepare({
    databaseUrl: database.url,
    redisUrl: redis.url,
    env: {
      IMAGE_MODEL: Object.keys(adapters).join(','),
      STUDIO_DIR: join(__dirname, '../../../dist/studio'),
      ...Object.assign({}, ...env),
    },
  });
});
afterAll(async () => {
  await product.close();
  await Promise.all([
    database.drop(),
    redis.remove(),
    ...Object.values(simulators).map((one) => one.close()),
  ]);
});

/** Requests an image from each adapter, each for another user. @returns the ids of the generations by adapter */
const reserveEach = async (): Promise<[name: string, id: string][]> =>
  Promise.all(
    Object.keys(adapters).map(async (model): Promise<[string, string]> => {
      const creator = await product.creator();
      const prompt = 'A red boat on a quiet lake';
      return [
        model,
        await reserveGeneration(product.owner, { ...creator, model, prompt, deadlineSeconds: 600 }),
      ];
    }),
  );

/** Expects one image of the adapter, and requests and costs as its provider allows. @param asked its number of calls */
const expectOne = async (name: string, id: string, point: keyof typeof outcomes, asked: number) => {
  const adapter = adapters[name];
  if (!adapter) throw new Error(name);
  const { rows } = await product.owner.query<{ entry: string }>(
    `SELECT origin ->> 'model' AS entry FROM images WHERE generation_id = $1`,
    [id],
  );
  const requests = await requestsOf(id);
  const expected = adapter.resumes ? ['done'] : [...outcomes[point]];
  const found = { images: rows.map(({ entry }) => entry), outcomes: requests.map(({ outcome }) => outcome) };
  expect({ name, point, ...found }).toEqual({ name, point, images: [name], outcomes: expected });
  const calls = simulators[name]?.calls.slice(asked) ?? [];
  expect(calls.length).toBeLessThanOrEqual(Math.min(adapter.mostBilled, expected.length));
  const price = adapter.priceUsd(calls.at(-1)?.prompt ?? '');
  for (const { outcome, booked, counted, estimate } of requests) {
    if (outcome === 'done' && price !== null) expect(booked).toBeCloseTo(price, 6);
    else expect(booked).toBeNull();
    expect(counted).toBe(booked ?? estimate);
  }
};

let finished = 0;
test.each(Object.keys(outcomes) as (keyof typeof outcomes)[])(
  'after a worker is killed at the crash point %s with an image of each hosted image model, another worker finishes the images, and the providers charge as documented',
  async (point) => {
    const calls = new Map(Object.entries(simulators).map(([name, one]) => [name, one.calls.length]));
    const doomed = await product.startWorker({ ...concurrency, CRASH_AT: `${point}*${calls.size}` });
    const reserved = await reserveEach();
    expect(await doomed.ended).toBe('SIGKILL');
    const heir = await product.startWorker(concurrency);
    try {
      const settled = await product.settled(120_000);
      finished += reserved.length;
      const reasons = settled['failed'] ? product.failedAttempts() : [];
      expect({ settled, reasons }).toEqual({
        settled: { succeeded: finished },
        reasons: [],
      });
      await product.expectFair();
      for (const [name, id] of reserved) await expectOne(name, id, point, calls.get(name) ?? 0);
    } finally {
      await heir.kill();
    }
  },
  180_000,
);

/** Adapters whose providers report their jobs by webhook. */
const reporting = ['bfl', 'fal', 'replicate'] as const;

test('after a worker is killed before it reads the id of a job, another worker follows the job that the webhook of the provider names', async () => {
  const calls = new Map(reporting.map((name) => [name, simulators[name]?.calls.length ?? 0]));
  const api = await product.startApi();
  const env = { ...concurrency, MODEL_WEBHOOK_URL: product.apiOrigin };
  const doomed = await product.startWorker(env);
  for (const name of reporting) simulators[name]?.apply('[no-answer] [slow 1500]');
  const reserved = (await reserveEach()).filter(([name]) => reporting.some((one) => one === name));
  await until(
    () => reporting.every((name) => (simulators[name]?.calls.length ?? 0) > (calls.get(name) ?? 0)),
    {
      what: 'every provider to accept a job',
      timeoutMs: 90_000,
    },
  );
  await doomed.kill();
  const heir = await product.startWorker(env);
  try {
    const settled = await product.settled(120_000);
    finished += Object.keys(adapters).length;
    expect({ settled, reasons: settled['failed'] ? product.failedAttempts() : [] }).toEqual({
      settled: { succeeded: finished },
      reasons: [],
    });
    await product.expectFair();
    for (const [name, id] of reserved)
      await expectOne(name, id, 'after-claim', calls.get(name as never) ?? 0);
  } finally {
    await heir.kill();
    await api.kill();
  }
}, 300_000);
