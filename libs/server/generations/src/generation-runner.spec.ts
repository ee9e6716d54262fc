import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ImageModel, createScriptedModel } from '@portada/image-models';
import { OperationalError } from '@portada/errors';
import { type ObjectStore, createFileStore } from '@portada/storage';
import { until } from '@portada/testing';
import sharp from 'sharp';
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

const isIn = (id: string, status: string) =>
  until(async () => (await bench.row(id)).status === status, { what: `the generation to be ${status}` });

/** Works until the generation has ended, retries included. */
const endOf = async (id: string, work: () => Promise<void>) =>
  until(
    async () => {
      await work();
      const row = await bench.row(id);
      return row.status === 'queued' || row.status === 'running' ? null : row;
    },
    { what: 'the end of the generation' },
  );

describe('a model that fails', () => {
  test('for a while is asked again, and the picture is paid once', async () => {
    const model = createScriptedModel({ fail: { code: 'rate_limited', retryable: true, times: 2 } });
    const worker = await bench.worker(model);
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    const row = await endOf(id, worker.work);
    expect(row).toMatchObject({ status: 'succeeded', failures: 2, errorCode: null });
    expect(model.state.asked).toBe(3);
    expect(await bench.sums(whose.userId)).toEqual({ available: 1, held: 0, pictures: 1 });
  });

  test('for ever is asked three times, and the credit is back', async () => {
    const model = createScriptedModel({ fail: { code: 'rate_limited', retryable: true } });
    const worker = await bench.worker(model);
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    expect(await endOf(id, worker.work)).toMatchObject({ status: 'failed', errorCode: 'rate_limited' });
    expect(model.state.asked).toBe(3);
    expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
    await worker.work();
    expect(model.state.asked).toBe(3);
  });

  test('and will fail again is asked once', async () => {
    const model = createScriptedModel({ fail: { code: 'safety', retryable: false } });
    const worker = await bench.worker(model);
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    await worker.work();
    expect(await bench.row(id)).toMatchObject({ status: 'failed', errorCode: 'safety' });
    expect(model.state.asked).toBe(1);
    expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
    expect(worker.told).toContain('credits.updated');
  });

  test('by answering something that is no picture makes no picture', async () => {
    const good = createScriptedModel();
    const bad: ImageModel = {
      ...good,
      async *start() {
        yield { type: 'started', model: 'bad', externalId: null };
        yield {
          type: 'done',
          bytes: Buffer.from('oops'),
          mimeType: 'image/png',
          model: 'bad',
          seed: null,
          legibility: null,
        };
      },
    };
    const worker = await bench.worker(bad);
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    expect(await endOf(id, worker.work)).toMatchObject({ status: 'failed', errorCode: 'provider' });
    expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
  });
});

describe('a model that hangs', () => {
  test('is left at the deadline, and the credit is back', async () => {
    const worker = await bench.worker(createScriptedModel({ hang: true }));
    const whose = await bench.user();
    const id = await bench.reserve(whose, 1);
    await worker.work();
    expect(await bench.row(id)).toMatchObject({ status: 'failed', errorCode: 'deadline' });
    expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
  });

  test('is left soon after somebody cancels', async () => {
    const worker = await bench.worker(createScriptedModel({ hang: true }));
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    const run = worker.run(id);
    await isIn(id, 'running');
    await bench.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [id]);
    await run;
    expect(await bench.row(id)).toMatchObject({ status: 'cancelled', failures: 0 });
    expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
  });
});

describe('a model that sends its whole picture as a preview', () => {
  test('shows it small and marked, and settles it as it is', async () => {
    const size = { width: 1920, height: 1080 };
    const picture = await sharp({ create: { ...size, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const drawn = { bytes: picture, mimeType: 'image/png' };
    const model: ImageModel = {
      ...createScriptedModel(),
      async *start() {
        yield { type: 'started', model: 'frank', externalId: null };
        yield { type: 'preview', ...drawn };
        yield { type: 'preview', bytes: Buffer.from('no picture'), mimeType: 'image/png' };
        yield { type: 'done', ...drawn, model: 'frank', seed: null, legibility: null };
      },
    };
    const kept = new Map<string, Buffer>();
    const store: ObjectStore = {
      ...bench.store,
      put: async (key, bytes, mimeType) => {
        kept.set(key, bytes);
        await bench.store.put(key, bytes, mimeType);
      },
    };
    const worker = await bench.worker(model, { store });
    const id = await bench.reserve(await bench.user());
    await worker.work();
    expect(await bench.row(id)).toMatchObject({ status: 'succeeded', failures: 0 });
    const previews = [...kept].filter(([key]) => key.includes('/previews/'));
    expect(previews).toHaveLength(1);
    const [, preview = Buffer.alloc(0)] = previews[0] ?? [];
    const { width, height } = await sharp(preview).metadata();
    expect([width, height]).toEqual([320, 180]);
    const [red] = (await sharp(preview).stats()).channels;
    expect(red?.stdev).toBeGreaterThan(10);
    const settled = [...kept].filter(([key]) => key.endsWith('.png')).map(([, bytes]) => bytes);
    expect(settled).toEqual([picture]);
  });
});

describe('a store that is away', () => {
  const failing = (times: number): ObjectStore => {
    let left = times;
    return {
      ...bench.store,
      get: (key) => bench.store.get(key),
      put: async (key, bytes, mimeType) => {
        if (key.includes('/previews/') || left-- > 0) throw new OperationalError('the store is away');
        await bench.store.put(key, bytes, mimeType);
      },
    };
  };

  test('for a while costs nothing but time', async () => {
    const model = createScriptedModel();
    const worker = await bench.worker(model, { store: failing(2) });
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    await worker.work();
    expect(await bench.row(id)).toMatchObject({ status: 'succeeded', failures: 0 });
    expect(model.state.asked).toBe(1);
  });

  test('that cannot be written keeps the picture waiting, which is not drawn again', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'portada-unwritable-'));
    const folder = join(directory, 'store');
    // A file where the folder should be: every write fails with a system error, as on a read-only disk.
    await writeFile(folder, '');
    const model = createScriptedModel();
    const worker = await bench.worker(model, { store: createFileStore({ directory: folder }) });
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    const done = worker.work();
    await until(
      async () => {
        const { rows } = await bench.owner.query(
          `SELECT FROM generations WHERE id = $1 AND stage = 'storing' AND lease_until > now()`,
          [id],
        );
        return rows.length > 0;
      },
      { what: 'the picture to wait for the store' },
    );
    await rm(folder);
    await done;
    expect(await bench.row(id)).toMatchObject({ status: 'succeeded', failures: 0, fence: 1 });
    expect(model.state.asked).toBe(1);
    await rm(directory, { recursive: true });
  });

  test('to the deadline fails the generation, never with success and no picture', async () => {
    const worker = await bench.worker(createScriptedModel(), { store: failing(Infinity) });
    const whose = await bench.user();
    const id = await bench.reserve(whose, 2);
    await worker.work();
    expect(await bench.row(id)).toMatchObject({ status: 'failed', errorCode: 'storage' });
    expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
  });
});

describe('a worker that stops', () => {
  test('puts its generation back without a failure, and in nobody else’s way', async () => {
    const worker = await bench.worker(createScriptedModel({ hang: true }));
    const other = await bench.worker(createScriptedModel());
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    await bench.owner.query('DELETE FROM outbox WHERE key = $1', [id]);
    const stopping = new AbortController();
    const run = worker.run(id, stopping.signal);
    await isIn(id, 'running');
    stopping.abort();
    // The job is told to come again, or it would be gone from Redis.
    await expect(run).rejects.toThrow('stopping');
    expect(await bench.row(id)).toMatchObject({ status: 'queued', failures: 0 });
    await other.run(id);
    expect(await bench.row(id)).toMatchObject({ status: 'succeeded', failures: 0, fence: 2 });
    expect(await bench.sums(whose.userId)).toEqual({ available: 1, held: 0, pictures: 1 });
  });
});
