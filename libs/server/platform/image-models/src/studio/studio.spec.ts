import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { promisify } from 'node:util';
import { aspectRatios, pictureSizes, styles } from '@portada/contracts';
import sharp from 'sharp';
import { describeImageModel, everything, modelInput } from '../image-model.contract';
import { createImageModels } from '../image-models';
import type { ImageModel, ModelEvent, ModelInput } from '../port';
import { createStudio } from './studio';

const workspace = join(__dirname, '../../../../../..');
const directory = join(workspace, 'dist/studio');
const never = () => new AbortController().signal;

jest.setTimeout(60_000);
describeImageModel('studio', () => ({ model: createStudio({ directory, threads: 1 }) }));

const pictureOf = (events: ModelEvent[]): Buffer => {
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error(`ended with ${JSON.stringify(last)}`);
  return last.bytes;
};

const drawn = async (model: ImageModel, input: ModelInput): Promise<Buffer> =>
  pictureOf(await everything(model.start(input, never())));

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('createStudio', () => {
  let studio: ImageModel;
  beforeAll(() => (studio = createStudio({ directory, threads: 2 })));
  afterAll(() => studio.close());

  it.each(aspectRatios)('draws %s at its exact size', async (aspectRatio) => {
    const { width, height, format } = await sharp(
      await drawn(studio, modelInput({ aspectRatio })),
    ).metadata();
    expect({ width, height, format }).toEqual({ ...pictureSizes[aspectRatio], format: 'png' });
  });

  it('draws the same bytes for the same input and seed, in another process too', async () => {
    const input = modelInput({ style: 'horror', mood: 'epic', prompt: 'the haunted house at night' }, 4242);
    const script = `
      import { createHash } from 'node:crypto';
      import { Piscina } from 'piscina';
      import { MessageChannel } from 'node:worker_threads';
      const [thread, directory, input] = process.argv.slice(1);
      const pool = new Piscina({ filename: thread, workerData: { directory }, atomics: 'disabled' });
      const { port2: port } = new MessageChannel();
      const task = { input: JSON.parse(input), port, cancelled: new SharedArrayBuffer(1) };
      const png = await pool.run(task, { transferList: [port] });
      process.stdout.write(createHash('sha256').update(png).digest('hex'));
      await pool.destroy();`;
    const other = promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', script, join(directory, 'thread.mjs'), directory, JSON.stringify(input)],
      { cwd: workspace },
    );
    const here = digest(await drawn(studio, input));
    expect((await other).stdout).toBe(here);
    expect(digest(await drawn(studio, { ...input, seed: 4243 }))).not.toBe(here);
  });

  it('draws every style', async () => {
    const inputs = styles.map((style) =>
      modelInput({ style, aspectRatio: '1:1', prompt: 'my cat plays guitar' }),
    );
    const pictures = await Promise.all(inputs.map((input) => drawn(studio, input)));
    expect(new Set(pictures.map(digest)).size).toBe(styles.length);
  });

  it('shows growing previews of 320 pixels across', async () => {
    const events = await everything(studio.start(modelInput(), never()));
    const previews = events.filter((event) => event.type === 'preview');
    expect(previews.length).toBeGreaterThanOrEqual(4);
    // While it draws, not all at the end.
    const kinds = events.map(({ type }) => type);
    const afterFirst = kinds.slice(kinds.indexOf('preview')).filter((kind) => kind === 'progress');
    expect(afterFirst.length).toBeGreaterThan(3);
    for (const { bytes } of previews) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, height: 180, format: 'webp' });
    }
  });

  it('leaves the event loop free while two pictures are drawn', async () => {
    await drawn(studio, modelInput());
    let [worst, last] = [0, performance.now()];
    const timer = setInterval(() => {
      worst = Math.max(worst, performance.now() - last - 10);
      last = performance.now();
    }, 10);
    await Promise.all([drawn(studio, modelInput({}, 1)), drawn(studio, modelInput({}, 2))]);
    clearInterval(timer);
    expect(worst).toBeLessThan(200);
  });
});

describe('a studio whose thread dies', () => {
  it('fails that picture, may be tried again, and draws the next', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'portada-studio-'));
    const marker = join(broken, 'died');
    // Dies in the middle of the first picture, as a crash of native code would look from outside.
    writeFileSync(
      join(broken, 'thread.mjs'),
      `import { existsSync, writeFileSync } from 'node:fs';
       export default async ({ port }) => {
         if (!existsSync(${JSON.stringify(marker)})) { writeFileSync(${JSON.stringify(marker)}, ''); process.exit(1); }
         port.close();
         return new Uint8Array([1, 2, 3]);
       };`,
    );
    const studio = createStudio({ directory: broken, threads: 1 });
    const first = await everything(studio.start(modelInput(), never()));
    expect(first.at(-1)).toMatchObject({ type: 'failed', code: 'provider', retryable: true });
    const second = await everything(studio.start(modelInput(), never()));
    expect(second.at(-1)).toMatchObject({ type: 'done', bytes: Buffer.from([1, 2, 3]) });
    await studio.close();
    rmSync(broken, { recursive: true });
  });

  it('fails where the pack is not there', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'portada-studio-'));
    copyFileSync(join(directory, 'thread.mjs'), join(empty, 'thread.mjs'));
    const studio = createStudio({ directory: empty, threads: 1 });
    const events = await everything(studio.start(modelInput(), never()));
    expect(events.at(-1)).toMatchObject({ type: 'failed', code: 'provider' });
    await studio.close();
    rmSync(empty, { recursive: true });
  });
});

describe('createImageModels', () => {
  const studio = { directory, threads: 1 };

  it('makes the model that is named', async () => {
    const model = createImageModels({ names: ['studio'], studio });
    expect(model.name).toBe('studio');
    await model.close();
  });

  it.each([
    [['dalle'], 'IMAGE_MODEL names "dalle", which is unknown; known are: studio.'],
    [['scripted'], 'IMAGE_MODEL names "scripted", which is unknown; known are: studio.'],
    [['constructor'], 'IMAGE_MODEL names "constructor", which is unknown; known are: studio.'],
    [['studio', 'studio'], 'IMAGE_MODEL names 2 models; name one of: studio.'],
    [[], 'IMAGE_MODEL names "", which is unknown; known are: studio.'],
  ])('refuses %j with a sentence', (names, sentence) => {
    expect(() => createImageModels({ names, studio })).toThrow(sentence);
  });

  it('knows the scripted model where that is allowed', () => {
    expect(createImageModels({ names: ['scripted'], studio, allowScripted: true }).name).toBe('scripted');
  });
});
