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
};

const adapters: Record<string, Adapter> = {
  openai: {
    start: startOpenAiSimulator,
    env: ({ url, key }) => ({ OPENAI_BASE_URL: url, OPENAI_API_KEY: key }),
    mostBilled: 2,
  },
  gemini: {
    start: startGeminiSimulator,
    env: ({ url, key }) => ({ GEMINI_BASE_URL: url, GEMINI_API_KEY: key }),
    mostBilled: 2,
  },
  bfl: {
    start: startBflSimulator,
    env: ({ url, key }) => ({ BFL_BASE_URL: url, BFL_API_KEY: key }),
    mostBilled: 1,
  },
  fal: {
    start: startFalSimulator,
    env: ({ url, key }) => ({ FAL_BASE_URL: url, FAL_KEY: key }),
    mostBilled: 1,
  },
  replicate: {
    start: startReplicateSimulator,
    env: ({ url, key }) => ({ REPLICATE_BASE_URL: url, REPLICATE_API_TOKEN: key }),
    mostBilled: 1,
  },
  'comfyui:sdxl.safetensors': {
    start: startComfySimulator,
    env: ({ url }) => ({ COMFYUI_URL: url }),
    mostBilled: 1,
  },
  automatic1111: {
    start: startAutomatic1111Simulator,
    env: ({ url }) => ({ AUTOMATIC1111_URL: url }),
    mostBilled: 2,
  },
};

const crashPoints = ['after-model-start', 'after-result'];

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
      for (const [finished, point] of crashPoints.entries()) {
        const before = simulator.calls.length;
        const [doomed, creator] = await Promise.all([
          product.startWorker({ CRASH_AT: point }),
          product.creator(),
        ]);
        await reserveGeneration(product.owner, { ...creator, prompt: 'A red boat on a quiet lake' });
        expect(await doomed.ended).toBe('SIGKILL');
        const heir = await product.startWorker();
        expect(await product.settled()).toEqual({ succeeded: finished + 1 });
        await product.expectFair();
        expect(simulator.calls.length - before).toBeLessThanOrEqual(adapter.mostBilled);
        await heir.kill();
      }
    } finally {
      await product.close();
      await Promise.all([database.drop(), redis.remove(), simulator.close()]);
    }
  },
);
