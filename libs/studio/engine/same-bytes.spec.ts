import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PictureRequest } from '@portada/contracts';
import { modelInput } from '@portada/image-models/contract';
import type { ImageModel } from '@portada/image-models';
import { type Drawing, digestsOf } from './draw-elsewhere.fixture';
import { createStudio } from './studio';

const workspace = join(__dirname, '../../..');
const directory = join(workspace, 'dist/studio');

/**
 * Six requests with every ratio, both languages, other scripts, two heroes and included elements, so that planning and
 * drawing take six different paths.
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

const inNewProcess = async (threads: number): Promise<unknown> => {
  const drawing: Drawing = { directory, threads, inputs };
  const script = join(__dirname, 'draw-elsewhere.fixture.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify(drawing)],
    { cwd: workspace, env: { ...process.env, TSX_TSCONFIG_PATH: join(workspace, 'tsconfig.json') } },
  );
  return JSON.parse(stdout);
};

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

  it('gives different bytes for six different requests', () => {
    expect(new Set(expected).size).toBe(inputs.length);
  });

  it('gives the same bytes in two processes', async () => {
    expect(await inNewProcess(1)).toEqual(expected);
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
