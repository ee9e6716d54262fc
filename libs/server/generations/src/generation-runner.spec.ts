import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FallbackModel, type ImageModel, type ModelLedger, createScriptedModel } from '@portada/image-models';
import { OperationalError } from '@portada/errors';
import { type ObjectStore, createFileStore } from '@portada/storage';
import { reserveGeneration, until } from '@portada/testing';
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

/** Runs the worker until the generation has ended, including retries. */
const endOf = async (id: string, work: () => Promise<void>) =>
  until(
    async () => {
      await work();
      const row = await bench.row(id);
      return row.status === 'queued' || row.status === 'running' ? null : row;
    },
    { what: 'the end of the generation' },
  );

describe('a model failure', () => {
  test('a temporary failure of the model is retried, and the image is paid once', async () => {
    const model = createScriptedModel({ fail: { code: 'rate_limited', retryable: true, times: 2 } });
    const worker = await bench.worker(model);
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    const row = await endOf(id, worker.work);
    expect(row).toMatchObject({ status: 'succeeded', failures: 2, errorCode: null });
    expect(model.state.asked).toBe(3);
    expect(await bench.sums(whose.userId)).toEqual({ available: 1, held: 0, pictures: 1 });
    expect(worker.reportLines).toEqual(
      [1, 2, 3].flatMap((attempt) => [
        `generation ${id} started, attempt ${attempt} of 3, claim ${attempt}`,
        expect.stringMatching(/^model scripted started/),
        ...(attempt < 3
          ? [expect.stringMatching(/^model failed: rate_limited: /), 'attempt retried: rate_limited']
          : ['attempt succeeded']),
      ]),
    );
  });

  test('a failure of the model that names a time is retried after that time', async () => {
    const model: ImageModel = {
      ...createScriptedModel(),
      async *start() {
        yield { type: 'started', model: 'busy', externalId: null };
        const busy = { type: 'failed', code: 'rate_limited', retryable: true, message: '429' } as const;
        yield { ...busy, retryAfterMs: 30_000 };
      },
    };
    const worker = await bench.worker(model);
    const id = await bench.reserve(await bench.user());
    await worker.work();
    const { rows } = await bench.owner.query(
      `SELECT extract(epoch FROM retry_at - now()) AS seconds FROM generations WHERE id = $1`,
      [id],
    );
    expect(Number(rows[0].seconds)).toBeGreaterThan(25);
    await bench.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [id]);
  });

  test('a permanent failure of the model fails the generation after three attempts and releases the credit', async () => {
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

  test('a failure of the model that is not retryable fails the generation after one attempt', async () => {
    const model = createScriptedModel({ fail: { code: 'safety', retryable: false } });
    const worker = await bench.worker(model);
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    await worker.work();
    expect(await bench.row(id)).toMatchObject({ status: 'failed', errorCode: 'safety' });
    expect(model.state.asked).toBe(1);
    expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
    expect(worker.publishedEvents).toContain('credits.updated');
  });

  test('a model’s answer that is not an image fails the generation', async () => {
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

/** A ledger that records nothing. */
const unrecorded = {
  id: 'unrecorded',
  close: () => Promise.resolve(),
  reportedJob: () => Promise.resolve(null),
};
const noLedger: ModelLedger = {
  open: () => Promise.resolve(unrecorded),
  resume: () => Promise.resolve(unrecorded),
  findLost: () => Promise.resolve(null),
  begin: () => unrecorded,
};

describe('the price of an image', () => {
  const chainOf = (openai: ImageModel) =>
    new FallbackModel({
      members: [
        { id: 'openai', model: openai, concurrency: 1 },
        { id: 'studio', model: createScriptedModel(), concurrency: 1 },
      ],
      budgetUsdPerDay: null,
      headlines: null,
      ledger: noLedger,
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
  const priced = async (openai: ImageModel) => {
    const worker = await bench.worker(chainOf(openai));
    const whose = await bench.user(5);
    const choice = { model: 'openai', quality: 'best', credits: 4 };
    const id = await reserveGeneration(bench.owner, { ...whose, ...choice });
    expect(await bench.sums(whose.userId)).toMatchObject({ available: 1, held: 4 });
    expect((await worker.reader.find(id))?.generation).toMatchObject({ credits: 4, spentCredits: null });
    expect(await endOf(id, worker.work)).toMatchObject({ status: 'succeeded' });
    const { available, held, pictures } = await bench.sums(whose.userId);
    const spent = (await worker.reader.find(id))?.generation.spentCredits;
    return { available, held, pictures, spent };
  };

  test('is the agreed price if the chosen model serves', async () => {
    expect(await priced(createScriptedModel())).toEqual({ available: 1, held: 0, pictures: 1, spent: 4 });
  });

  test('is the price of the cheaper model that serves in its place, and the rest is released', async () => {
    const failing = createScriptedModel({ fail: { code: 'provider', retryable: false } });
    expect(await priced(failing)).toEqual({ available: 4, held: 0, pictures: 1, spent: 1 });
  });
});

describe('details that are stored with a generated image', () => {
  const finished = {
    type: 'done',
    mimeType: 'image/png',
    model: 'hosted-1',
    entry: 'hosted',
    seed: null,
    legibility: null,
    costUsd: 0.04,
    providerRequestId: 'req-1',
    provenance: { source: 'trainedAlgorithmicMedia', model: 'hosted-1', at: '2026-11-25T00:00:00.000Z' },
    original: { width: 1536, height: 864 },
  } as const;
  const storedOf = async (more: object) => {
    const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const model: ImageModel = {
      ...createScriptedModel(),
      async *start() {
        yield { type: 'started', model: 'asked-first', externalId: null };
        yield { ...finished, bytes, ...more };
      },
    };
    const worker = await bench.worker(model);
    const id = await bench.reserve(await bench.user());
    await worker.work();
    const { rows } = await bench.owner.query(
      `SELECT g.status, g.model, i.scene, i.origin FROM generations g JOIN images i ON i.generation_id = g.id
        WHERE g.id = $1`,
      [id],
    );
    return { ...rows[0], shown: await worker.reader.find(id) };
  };

  test('are the model that generated the image, its price, its provenance, the original size and the scene', async () => {
    const scene = { version: 1, layers: [{ kind: 'text' }] };
    const { shown, ...row } = await storedOf({ scene });
    expect(row).toEqual({
      status: 'succeeded',
      model: 'hosted-1',
      scene,
      origin: {
        model: 'hosted',
        modelId: 'hosted-1',
        seed: null,
        costUsd: 0.04,
        providerRequestId: 'req-1',
        provenance: finished.provenance,
        lettering: null,
        width: 1536,
        height: 864,
      },
    });
    expect(shown?.generation).toMatchObject({ model: 'hosted-1', seed: null });
  });

  test.each([
    [{ lettering: 'drawn' }, 'drawn'],
    [{ lettering: 'typeset' }, 'typeset'],
    [{ lettering: null, scene: { version: 1, layers: [{ role: 'headline' }] } }, null],
    [{ scene: { version: 1, layers: [{ kind: 'text', role: 'headline' }] } }, 'typeset'],
    [{ scene: { version: 1, layers: [{ kind: 'background' }] } }, null],
    [{}, null],
  ])('tell how the headline came into the image: %j is %s', async (more, lettering) => {
    expect((await storedOf(more)).shown?.generation).toMatchObject({ lettering });
  });

  test('include the plate beneath the headline, as an image that is in no list of images', async () => {
    const scene = { version: 1, layers: [{ kind: 'text', role: 'headline' }] };
    const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#258' } })
      .jpeg()
      .toBuffer();
    const plate = { bytes, mimeType: 'image/jpeg' };
    const { shown } = await storedOf({ scene, plate });
    const { rows } = await bench.owner.query(
      `SELECT p.kind, p.generation_id, p.mime_type, p.width, p.height, p.bytes::int, p.object_key, p.user_id = i.user_id AS own,
              p.thumbnail_id = i.thumbnail_id AS together
         FROM images i JOIN images p ON p.id = i.plate_id WHERE i.generation_id = $1`,
      [shown?.generation.id],
    );
    const [{ object_key: key, ...row }] = rows;
    expect(row).toEqual({
      kind: 'plate',
      generation_id: null,
      mime_type: 'image/jpeg',
      width: 1920,
      height: 1080,
      bytes: bytes.length,
      own: true,
      together: true,
    });
    expect(key).toMatch(new RegExp(`^generations/${shown?.generation.id}/plate/[0-9a-f]+\\.jpg$`));
    expect((await bench.store.get(key)).bytes.equals(bytes)).toBe(true);
    expect(await bench.audit()).toEqual([]);
  });

  test('include no plate without the layers over it', async () => {
    const { shown } = await storedOf({ plate: { bytes: Buffer.from('x'), mimeType: 'image/jpeg' } });
    const { rows } = await bench.owner.query('SELECT plate_id FROM images WHERE generation_id = $1', [
      shown?.generation.id,
    ]);
    expect(rows).toEqual([{ plate_id: null }]);
  });

  test('include the seed that the model used, if the model has seeds', async () => {
    expect((await storedOf({ seed: 4_294_967_295 })).shown?.generation.seed).toBe(4_294_967_295);
  });

  test('include the file of the provider with its content credentials, which is stored beside the image', async () => {
    const bytes = Buffer.from('the file of the provider');
    const row = await storedOf({ credentialed: { bytes, mimeType: 'image/png' } });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const key = expect.stringMatching(/^generations\/[0-9a-f-]{36}\/original\/[0-9a-f]+\.png$/);
    expect(row).toMatchObject({ origin: { file: { key, sha256, mimeType: 'image/png', bytes: 24 } } });
    const stored = await bench.store.get((row as { origin: { file: { key: string } } }).origin.file.key);
    expect(stored.bytes).toEqual(bytes);
  });

  test('omit a scene that is too large and an origin that is invalid, and the image is stored', async () => {
    const row = await storedOf({
      scene: { version: 1, layers: ['x'.repeat(70_000)] },
      providerRequestId: 'x'.repeat(301),
    });
    expect(row).toMatchObject({ status: 'succeeded', model: 'asked-first', scene: null, origin: null });
  });
});

describe('an image model that never answers', () => {
  test('a model is aborted at the deadline, and the credit is released', async () => {
    const worker = await bench.worker(createScriptedModel({ hang: true }));
    const whose = await bench.user();
    const id = await bench.reserve(whose, 1);
    await worker.work();
    expect(await bench.row(id)).toMatchObject({ status: 'failed', errorCode: 'deadline' });
    expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
  });

  test('a model is aborted soon after the generation was cancelled', async () => {
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

describe('the job of a generation at an image provider', () => {
  const isStored = (id: string) =>
    until(
      async () => {
        const sql = 'SELECT FROM generations WHERE id = $1 AND provider_job_id IS NOT NULL';
        return (await bench.owner.query(sql, [id])).rows.length > 0;
      },
      { what: "the provider's job to be stored" },
    );

  test('the provider’s job is cancelled when its generation was cancelled', async () => {
    const model = createScriptedModel({ hang: true, resumable: true });
    const worker = await bench.worker(model);
    const id = await bench.reserve(await bench.user());
    const run = worker.run(id);
    await isStored(id);
    await bench.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [id]);
    await run;
    await until(() => model.state.cancelled.length > 0, { what: 'the job to be cancelled' });
    expect(model.state.cancelled).toEqual([`scripted-${id}`]);
  });

  test('the provider’s job is cancelled when the deadline of the generation passes', async () => {
    const model = createScriptedModel({ hang: true, resumable: true });
    const worker = await bench.worker(model);
    const id = await bench.reserve(await bench.user(), 1);
    await worker.work();
    await until(() => model.state.cancelled.length > 0, { what: 'the job to be cancelled' });
    expect(model.state.cancelled).toEqual([`scripted-${id}`]);
  });

  test('the provider’s job continues when the worker stops', async () => {
    const model = createScriptedModel({ hang: true, resumable: true });
    const worker = await bench.worker(model);
    const id = await bench.reserve(await bench.user());
    const stopping = new AbortController();
    const run = worker.run(id, stopping.signal);
    await isStored(id);
    stopping.abort();
    await expect(run).rejects.toThrow('stopping');
    expect(model.state.cancelled).toEqual([]);
    await bench.owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [id]);
  });
});

describe('an image model whose provider has a queue', () => {
  test('the generation has its place in the queue of the provider until the model works', async () => {
    const seen: (number | null | undefined)[] = [];
    const model: ImageModel = {
      ...createScriptedModel(),
      async *start({ generationId }) {
        const look = async () =>
          seen.push((await worker.reader.find(generationId))?.generation.providerQueuePosition);
        yield { type: 'started', model: 'frank', externalId: null };
        await look();
        yield { type: 'queued', position: 3 };
        await look();
        yield { type: 'queued', position: 200_000 };
        await look();
        yield { type: 'queued' };
        await look();
        yield { type: 'progress', percent: null, stage: 'drawing' };
        await look();
        yield { type: 'queued', position: 2 };
        yield { type: 'failed', code: 'provider', retryable: seen.length === 5, message: 'a test' };
      },
    };
    const worker = await bench.worker(model);
    const id = await bench.reserve(await bench.user());
    await worker.run(id);
    expect(seen).toEqual([null, 3, 100_000, 100_000, null]);
    expect((await worker.reader.find(id))?.generation).toMatchObject({
      status: 'queued',
      providerQueuePosition: null,
    });
    await bench.owner.query(`UPDATE generations SET retry_at = NULL, next_at = now() WHERE id = $1`, [id]);
    await worker.run(id);
    expect(seen.slice(5)).toEqual([null, 3, 100_000, 100_000, null]);
    expect(await bench.row(id)).toMatchObject({ status: 'failed' });
  });
});

describe('an image model that sends its whole image as a preview', () => {
  test('the generation gets a small, marked preview and an unmarked image', async () => {
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

describe('an unavailable object store', () => {
  const failing = (times: number): ObjectStore => {
    let left = times;
    return {
      ...bench.store,
      get: (key) => bench.store.get(key),
      put: async (key, bytes, mimeType) => {
        if (key.includes('/previews/') || left-- > 0) throw new OperationalError('object store unavailable');
        await bench.store.put(key, bytes, mimeType);
      },
    };
  };

  test('an unavailable object store delays the generation without counting a failed attempt', async () => {
    const model = createScriptedModel();
    const worker = await bench.worker(model, { store: failing(2) });
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    await worker.work();
    expect(await bench.row(id)).toMatchObject({ status: 'succeeded', failures: 0 });
    expect(model.state.asked).toBe(1);
  });

  test('an unavailable object store delays the generation, whose image is not generated again', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'portada-unwritable-'));
    const folder = join(directory, 'store');
    // A file replaces the folder, so that every write fails with a system error, as on a read-only disk.
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
      { what: 'the image to wait for the object store' },
    );
    await rm(folder);
    await mkdir(folder);
    await done;
    expect(await bench.row(id)).toMatchObject({ status: 'succeeded', failures: 0, fence: 1 });
    expect(model.state.asked).toBe(1);
    await rm(directory, { recursive: true });
  });

  test('the generation fails if the object store is unavailable until the deadline', async () => {
    const worker = await bench.worker(createScriptedModel(), { store: failing(Infinity) });
    const whose = await bench.user();
    const id = await bench.reserve(whose, 2);
    await worker.work();
    expect(await bench.row(id)).toMatchObject({ status: 'failed', errorCode: 'storage' });
    expect(await bench.sums(whose.userId)).toEqual({ available: 2, held: 0, pictures: 0 });
  });
});

describe('a stopping worker', () => {
  test('a stopping worker requeues its generation without counting a failure', async () => {
    const worker = await bench.worker(createScriptedModel({ hang: true }));
    const other = await bench.worker(createScriptedModel());
    const whose = await bench.user();
    const id = await bench.reserve(whose);
    await bench.owner.query('DELETE FROM outbox WHERE key = $1', [id]);
    const stopping = new AbortController();
    const run = worker.run(id, stopping.signal);
    await isIn(id, 'running');
    stopping.abort();
    // The handler throws, so that the job returns to the queue in Redis.
    await expect(run).rejects.toThrow('stopping');
    expect(await bench.row(id)).toMatchObject({ status: 'queued', failures: 0 });
    await other.run(id);
    expect(await bench.row(id)).toMatchObject({ status: 'succeeded', failures: 0, fence: 2 });
    expect(await bench.sums(whose.userId)).toEqual({ available: 1, held: 0, pictures: 1 });
  });
});
