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
import { reserveGeneration, startRedisServer, testDatabase } from '@portada/testing';
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

/** Crash points, with the outcome of the killed worker's request at a provider without jobs. */
const crashPoints = { 'after-model-start': 'unknown', 'after-result': 'done' } as const;

/** Reads the recorded requests of a generation, oldest first. Amounts in US dollars; null is an unknown price. */
const requestsOf = async (product: Product, generationId: string) =>
  (
    await product.owner.query<{ outcome: string; booked: number | null; counted: number; estimate: number }>(
      `SELECT outcome, booked_usd::float8 AS booked, counted_usd::float8 AS counted,
              coalesce(estimated_usd, 0)::float8 AS estimate
         FROM model_requests WHERE generation_id = $1 ORDER BY started_at`,
      [generationId],
    )
  ).rows;

test.concurrent.each(Object.keys(adapters))(
  'after a worker with the hosted image model %s is killed, another worker finishes the image, and the provider charges as documented',
  async (name) => {
    const adapter = adapters[name];
    if (!adapter) throw new Error(name);
    const [database, redis, simulator] = await Promise.all([
      testDatabase(),
      startRedisServer(),
      adapter.start(),
    ]);
    const env = {
      IMAGE_MODEL: name,
      STUDIO_DIR: join(__dirname, '../../../dist/studio'),
      ...adapter.env(simulator),
    };
    const product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url, env });
    try {
      for (const [finished, [point, lost]] of Object.entries(crashPoints).entries()) {
        const before = simulator.calls.length;
        const [doomed, creator] = await Promise.all([
          product.startWorker({ CRASH_AT: point }),
          product.creator(),
        ]);
        const id = await reserveGeneration(product.owner, {
          ...creator,
          prompt: 'A red boat on a quiet lake',
          deadlineSeconds: 600,
        });
        expect(await doomed.ended).toBe('SIGKILL');
        const heir = await product.startWorker();
        const settled = await product.settled(200_000);
        const reasons = settled['failed'] ? product.failedAttempts() : [];
        expect({ settled, reasons }).toEqual({
          settled: { succeeded: finished + 1 },
          reasons: [],
        });
        await product.expectFair();
        expect(simulator.calls.length - before).toBeLessThanOrEqual(adapter.mostBilled);
        const price = adapter.priceUsd(simulator.calls.at(-1)?.prompt ?? '');
        const requests = await requestsOf(product, id);
        expect(requests.map(({ outcome }) => outcome)).toEqual(adapter.resumes ? ['done'] : [lost, 'done']);
        for (const { outcome, booked, counted, estimate } of requests) {
          if (outcome === 'done' && price !== null) expect(booked).toBeCloseTo(price, 6);
          else expect(booked).toBeNull();
          expect(counted).toBe(booked ?? estimate);
        }
        await heir.kill();
      }
    } finally {
      await product.close();
      await Promise.all([database.drop(), redis.remove(), simulator.close()]);
    }
  },
  300_000,
);
