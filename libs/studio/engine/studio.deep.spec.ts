import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aspectRatios, legibilityRules, legibilitySchema, pictureSizes, styles } from '@portada/contracts';
import sharp from 'sharp';
import { describeImageModel, everything, modelInput } from '@portada/image-models/contract';
import type { ImageModel, ModelEvent, ModelInput } from '@portada/image-models';
import { createStudio } from './studio';

const directory = join(__dirname, '../../../dist/studio');
const never = () => new AbortController().signal;

jest.setTimeout(60_000);
describeImageModel('studio', () => ({ model: createStudio({ directory, threads: 1 }) }));

const pictureOf = (events: ModelEvent[]): Buffer => {
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error(`The image ended with ${JSON.stringify(last)}`);
  return last.bytes;
};

const drawn = async (model: ImageModel, input: ModelInput): Promise<Buffer> =>
  pictureOf(await everything(model.start(input, never())));

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('a prompt that contains no known word', () => {
  it('ends the generation as not understood, and the failure is not retryable', async () => {
    const model = createStudio({ directory, threads: 1 });
    const input = { ...modelInput(), prompt: 'zzgx flurbel wobbrix', headline: undefined };
    const last = (await everything(model.start(input, never()))).at(-1);
    expect(last).toMatchObject({ type: 'failed', code: 'not_understood', retryable: false });
    await model.close();
  });
});

describe('loading the assets of the studio in advance', () => {
  it('loads everything that an image needs and never throws', async () => {
    // The copy of the studio's directory is next to the original directory because the thread resolves its npm
    // packages from there.
    const folder = mkdtempSync(`${directory}-warm-`);
    cpSync(directory, folder, { recursive: true });
    const model = createStudio({ directory: folder, threads: 1 });
    await model.warm?.();
    // After the folder of the studio is removed, the thread can draw only with data that it has already loaded.
    rmSync(folder, { recursive: true });
    expect((await sharp(await drawn(model, modelInput())).metadata()).format).toBe('png');
    await model.close();
    const without = createStudio({ directory: folder, threads: 1 });
    await expect(without.warm?.()).resolves.toBeUndefined();
    await without.close();
  });
});

describe('createStudio (the built-in image model)', () => {
  let studio: ImageModel;
  beforeAll(() => (studio = createStudio({ directory, threads: 2 })));
  afterAll(() => studio.close());

  it.each(aspectRatios)('draws an image in the ratio %s at its exact size', async (aspectRatio) => {
    const { width, height, format } = await sharp(
      await drawn(studio, modelInput({ aspectRatio })),
    ).metadata();
    expect({ width, height, format }).toEqual({ ...pictureSizes[aspectRatio], format: 'png' });
  });

  it('reports the same legibility score for the same image', async () => {
    const input = modelInput({ prompt: 'the haunted house at night' }, 4242);
    const measured = async (wanted: ModelInput) => {
      const last = (await everything(studio.start(wanted, never()))).at(-1);
      return last?.type === 'done' ? legibilitySchema.parse(last.legibility) : null;
    };
    const legibility = await measured(input);
    expect(legibility?.lines.map(({ rule }) => rule)).toEqual(legibilityRules);
    expect(legibility?.lines.find(({ rule }) => rule === 'file')?.value).toBeGreaterThan(20_000);
    expect(await measured(input)).toEqual(legibility);
    const wordless = await measured({ ...input, elementsToAvoid: ['text'] });
    expect(wordless?.lines.map(({ rule }) => rule)).not.toContain('contrast');
  });

  it('draws an image in every style', async () => {
    const inputs = styles.map((style) =>
      modelInput({ style, aspectRatio: '1:1', prompt: 'my cat plays guitar' }),
    );
    // A third of the size is enough to see a difference.
    const small = inputs.map((input) => ({ ...input, width: input.width / 3, height: input.height / 3 }));
    const pictures = await Promise.all(small.map((input) => drawn(studio, input)));
    expect(new Set(pictures.map(digest)).size).toBe(styles.length);
  });

  it('sends several previews, each 320 pixels wide, while it draws the image', async () => {
    const events = await everything(studio.start(modelInput(), never()));
    const previews = events.filter((event) => event.type === 'preview');
    expect(previews.length).toBeGreaterThanOrEqual(4);
    // The first preview is sent while the image is drawn, not at the end.
    const kinds = events.map(({ type }) => type);
    const afterFirst = kinds.slice(kinds.indexOf('preview')).filter((kind) => kind === 'progress');
    expect(afterFirst.length).toBeGreaterThan(3);
    for (const { bytes } of previews) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 180, format: 'webp' });
    }
  });

  it('does not block the event loop while two images are drawn', async () => {
    await drawn(studio, modelInput());
    // If images were drawn on the event loop, the event loop would run once or twice per layer. A free event loop
    // runs thousands of times.
    let turns = 0;
    let turn = setImmediate(function again() {
      turns += 1;
      turn = setImmediate(again);
    });
    await Promise.all([drawn(studio, modelInput({}, 1)), drawn(studio, modelInput({}, 2))]);
    clearImmediate(turn);
    expect(turns).toBeGreaterThan(1_000);
  });
});

/**
 * Creates a studio with one thread that runs `code`, whose default export draws an image. In `code`, `isFirst()` is
 * true on the first call only.
 */
const withThread = async (code: string, body: (studio: ImageModel) => Promise<void>, silenceMs?: number) => {
  const broken = mkdtempSync(join(tmpdir(), 'portada-studio-'));
  const marker = JSON.stringify(join(broken, 'begun'));
  writeFileSync(
    join(broken, 'thread.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
     const isFirst = () => !existsSync(${marker}) && (writeFileSync(${marker}, ''), true);
     const drawn = ({ port }) => (port.close(), { png: new Uint8Array([1, 2, 3]), legibility: null });
     ${code}`,
  );
  const studio = createStudio({ directory: broken, threads: 1, ...(silenceMs ? { silenceMs } : {}) });
  try {
    await body(studio);
  } finally {
    await studio.close();
    rmSync(broken, { recursive: true });
  }
};

const lastOf = async (studio: ImageModel) => (await everything(studio.start(modelInput(), never()))).at(-1);
const drawsAgain = { type: 'done', bytes: Buffer.from([1, 2, 3]) };

describe('a studio whose drawing thread fails', () => {
  it.each([
    // The exit of the thread simulates a crash of native code.
    ['dies', 'process.exit(1)'],
    ['throws', `throw new Error('drawing not found')`],
    ['takes more memory than it may', 'const hoard = []; for (;;) hoard.push(new Array(1e5).fill({}))'],
  ])('reports a retryable failure and draws the next image if the thread %s', async (_, fault) => {
    await withThread(
      `export default async (task) => { if (isFirst()) { ${fault} } return drawn(task); };`,
      async (studio) => {
        expect(await lastOf(studio)).toMatchObject({ type: 'failed', code: 'provider', retryable: true });
        expect(await lastOf(studio)).toMatchObject(drawsAgain);
      },
    );
  });

  it('reports a failure and draws the next image if the thread dies while it draws', async () => {
    const real = JSON.stringify(join(directory, 'thread.mjs'));
    const code = `
      import { workerData } from 'node:worker_threads';
      workerData.directory = ${JSON.stringify(directory)};
      const { default: draw } = await import(${real});
      export default (task) => {
        let said = 0;
        if (!isFirst()) return draw(task);
        const port = { close: () => task.port.close(), postMessage: (...words) => {
          task.port.postMessage(...words);
          if (++said === 6) process.exit(1);
        } };
        return draw({ ...task, port });
      };`;
    await withThread(code, async (studio) => {
      const events = await everything(studio.start(modelInput({ aspectRatio: '1:1' }), never()));
      expect(events.some(({ type }) => type === 'progress')).toBe(true);
      expect(events.at(-1)).toMatchObject({ type: 'failed', code: 'provider', retryable: true });
      expect((await lastOf(studio))?.type).toBe('done');
    });
  });

  it('terminates a thread that hangs after the time limit and draws the next image, even if the first image was cancelled', async () => {
    const hanging = `export default async (task) => {
      task.port.postMessage({ type: 'progress', percent: 0, stage: 'understanding' });
      await new Promise(setImmediate);
      if (isFirst()) for (;;);
      return drawn(task);
    };`;
    const silenceMs = 1500;
    await withThread(
      hanging,
      async (studio) => {
        expect(await lastOf(studio)).toMatchObject({ type: 'failed', code: 'timeout', retryable: true });
        expect(await lastOf(studio)).toMatchObject(drawsAgain);
      },
      silenceMs,
    );
    await withThread(
      hanging,
      async (studio) => {
        const abort = new AbortController();
        const nobody = studio.start(modelInput(), abort.signal)[Symbol.asyncIterator]();
        for (let said = 0; said < 2; said += 1) await nobody.next();
        abort.abort(new Error('request aborted by the test'));
        await expect(nobody.next()).rejects.toThrow('request aborted by the test');
        // The cancelled image still occupies the thread, so the next image waits for a new thread.
        expect(await lastOf(studio)).toMatchObject(drawsAgain);
      },
      silenceMs,
    );
  });

  it('does not terminate a slow thread that makes progress', async () => {
    const slow = `export default async (task) => {
      for (let step = 0; step < 8; step += 1) {
        task.port.postMessage({ type: 'progress', percent: step, stage: 'background' });
        await new Promise((done) => setTimeout(done, 400));
      }
      return drawn(task);
    };`;
    await withThread(slow, async (studio) => expect(await lastOf(studio)).toMatchObject(drawsAgain), 2000);
  });

  it('reports a retryable failure if the queue of the thread is full', async () => {
    const waiting = `export default ({ port }) => {
      port.postMessage({ type: 'progress', percent: 0, stage: 'understanding' });
      return new Promise(() => {});
    };`;
    await withThread(waiting, async (studio) => {
      const abort = new AbortController();
      const first = studio.start(modelInput(), abort.signal)[Symbol.asyncIterator]();
      await first.next();
      expect(await first.next()).toMatchObject({ value: { type: 'progress' } });
      const asked = Array.from({ length: 110 }, () => everything(studio.start(modelInput(), abort.signal)));
      const refused = await Promise.race(asked);
      expect(refused.at(-1)).toMatchObject({ type: 'failed', code: 'provider', retryable: true });
      abort.abort(new Error('image cancelled by the test'));
      const ends = await Promise.allSettled(asked);
      const kept = ends.filter(({ status }) => status === 'rejected');
      expect(kept).toHaveLength(100);
    });
  });

  it('reports a failure if the asset pack is missing', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'portada-studio-'));
    copyFileSync(join(directory, 'thread.mjs'), join(empty, 'thread.mjs'));
    const studio = createStudio({ directory: empty, threads: 1 });
    const events = await everything(studio.start(modelInput(), never()));
    expect(events.at(-1)).toMatchObject({ type: 'failed', code: 'provider' });
    await studio.close();
    rmSync(empty, { recursive: true });
  });
});
