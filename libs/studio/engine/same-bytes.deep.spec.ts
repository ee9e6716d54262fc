import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PictureRequest } from '@portada/contracts';
import { everything, modelInput } from '@portada/image-models/contract';
import type { ImageModel, ModelInput } from '@portada/image-models';
import { createStudio } from './studio';

const workspace = join(__dirname, '../../..');
const directory = join(workspace, 'dist/studio');

/**
 * Requests with every ratio, both languages, other scripts, two heroes and included elements, so that planning and
 * drawing take different paths.
 */
const requests: Partial<PictureRequest>[] = [
  { prompt: 'I built a rocket in 24 hours', style: 'comic', mood: 'epic' },
  {
    prompt: 'Receta de hamburguesa por solo $3',
    aspectRatio: '1:1',
    style: '3d',
    elementsToInclude: ['fire'],
  },
  {
    prompt: 'iPhone vs Android: which one is better?',
    style: 'neon',
    colorPalette: 'Neon',
    aspectRatio: '4:3',
  },
  { prompt: 'No duermas en este hotel embrujado', style: 'horror', mood: 'dark', aspectRatio: '9:16' },
  { prompt: 'رحلتي إلى الصحراء الكبرى', style: 'retro', colorPalette: 'Earth' },
  { prompt: '東京で一番おいしいラーメン 🍜🔥', style: 'paper', mood: 'funny' },
  // Differs from the line above only by its seed.
  { prompt: '東京で一番おいしいラーメン 🍜🔥', style: 'paper', mood: 'funny' },
];

/**
 * The first request is drawn at full size. The other requests are drawn at a third of the full size, because equality
 * does not depend on the size.
 */
const inputs = requests.map((request, place) => {
  const input = modelInput(request, 1000 + place);
  const share = place === 0 ? 1 : 3;
  return { ...input, width: input.width / share, height: input.height / share };
});

/** Program that draws the pictures of its arguments with the built drawing thread and prints their SHA-256. */
const program = `
  import { createHash } from 'node:crypto';
  import { MessageChannel } from 'node:worker_threads';
  import { Piscina } from 'piscina';
  const [filename, directory, threads, inputs] = process.argv.slice(1);
  const pool = new Piscina({ filename, workerData: { directory }, maxThreads: Number(threads), atomics: 'disabled' });
  const digest = async (input) => {
    const { port2: port } = new MessageChannel();
    const { png } = await pool.run({ input, port, cancelled: new SharedArrayBuffer(1) }, { transferList: [port] });
    return createHash('sha256').update(png).digest('hex');
  };
  process.stdout.write(JSON.stringify(await Promise.all(JSON.parse(inputs).map(digest))));
  await pool.destroy();`;

const inNewProcess = async (threads: number): Promise<unknown> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['--input-type=module', '-e', program, join(directory, 'thread.mjs'), directory],
      ...[String(threads), JSON.stringify(inputs)],
    ],
    { cwd: workspace },
  );
  return JSON.parse(stdout);
};

/**
 * Draws all inputs with an image model.
 * @returns the SHA-256 of each picture, hexadecimal, in the order of the inputs
 * @throws if an input ends without an image
 */
const digestsOf = (model: ImageModel, wanted: readonly ModelInput[]): Promise<string[]> =>
  Promise.all(
    wanted.map(async (input) => {
      const last = (await everything(model.start(input, new AbortController().signal))).at(-1);
      if (last?.type !== 'done')
        throw new Error(`The image of "${input.prompt}" ended with ${JSON.stringify(last)}`);
      return createHash('sha256').update(last.bytes).digest('hex');
    }),
  );

const withStudio = async <T>(threads: number, body: (studio: ImageModel) => Promise<T>) => {
  const studio = createStudio({ directory, threads });
  try {
    return await body(studio);
  } finally {
    await studio.close();
  }
};

describe('drawing images with the same request and seed', () => {
  let expected: string[];
  beforeAll(async () => {
    expected = await withStudio(1, (studio) => digestsOf(studio, inputs));
  });

  it('gives different bytes for different requests and for another seed', () => {
    expect(new Set(expected).size).toBe(inputs.length);
  });

  it('gives the same bytes in another process with two threads', async () => {
    expect(await inNewProcess(2)).toEqual(expected);
  });

  it('gives the same bytes regardless of images that are drawn before or at the same time', async () => {
    const [backwards, again] = await withStudio(3, async (studio) => [
      await digestsOf(studio, [...inputs].reverse()),
      await digestsOf(studio, inputs),
    ]);
    expect(backwards).toEqual([...expected].reverse());
    expect(again).toEqual(expected);
  });

  it('gives the same bytes after other images were cancelled half-way', async () => {
    const drawn = await withStudio(1, async (studio) => {
      for (const previews of [1, 2, 4]) await cancelAfter(studio, previews);
      return digestsOf(studio, inputs);
    });
    expect(drawn).toEqual(expected);
  });
});

/** Starts to draw an image and cancels the image after a number of previews. */
async function cancelAfter(studio: ImageModel, previews: number): Promise<void> {
  const abort = new AbortController();
  const reason = new Error('request aborted by the test');
  const cancelled = (async () => {
    let shown = 0;
    for await (const event of studio.start(modelInput(requests[0], 5), abort.signal)) {
      if (event.type === 'preview' && ++shown === previews) abort.abort(reason);
    }
  })();
  await expect(cancelled).rejects.toBe(reason);
}
