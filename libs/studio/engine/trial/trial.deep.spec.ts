import { join } from 'node:path';
import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { planScene, renderScene } from '@portada/studio';
import sharp from 'sharp';
import { asContext, knowledgeFor, openRenderContext } from '../render-context';
import { drawTrial, drawUnmarked } from './draw-trial';

const context = openRenderContext(join(__dirname, '../../../../dist/studio'));
const task = (prompt: string, seed = 7) => ({
  request: pictureRequestSchema.parse({ prompt }),
  seed,
  width: 640,
});
const prompt = 'A golden retriever learns to surf at the beach';

const imageOf = async (wanted: ReturnType<typeof task>) => {
  const drawn = await drawTrial(wanted, context);
  if (!('image' in drawn)) throw new Error(JSON.stringify(drawn));
  return drawn.image;
};

/** Returns the pixels of a drawing at 320 by 180, so that grain and edges hardly count. */
const small = (canvas: Canvas): Promise<Buffer> => {
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  return sharp(canvas.data(), { raw }).removeAlpha().resize(320, 180).raw().toBuffer();
};

/** Mean difference of two images, 0 to 255. */
const distance = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

it('draws a marked WebP of 640 by 360 pixels, the same bytes for the same task', async () => {
  const image = await imageOf(task(prompt));
  expect(image).toMatchObject({
    width: 640,
    height: 360,
    headline: 'A GOLDEN RETRIEVER LEARNS TO SURF AT THE BEACH',
  });
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
  expect(Buffer.from((await imageOf(task(prompt))).bytes).equals(Buffer.from(image.bytes))).toBe(true);
  expect(Buffer.from((await imageOf(task(prompt, 8))).bytes).equals(Buffer.from(image.bytes))).toBe(false);
});

it('marks every part of the image', async () => {
  const { bytes } = await imageOf(task(prompt));
  const marked = await sharp(bytes).removeAlpha().raw().toBuffer();
  const canvas = await drawUnmarked(task(prompt), context);
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  const plain = await sharp(canvas.data(), { raw }).removeAlpha().webp({ quality: 78, effort: 3 }).toBuffer();
  const without = await sharp(plain).removeAlpha().raw().toBuffer();
  // In each cell of a grid of 4 by 3, the mark changes at least one pixel in a hundred clearly.
  for (let column = 0; column < 4; column += 1)
    for (let row = 0; row < 3; row += 1) {
      let changed = 0;
      for (let y = row * 120; y < row * 120 + 120; y += 1)
        for (let x = column * 160; x < column * 160 + 160; x += 1) {
          const at = (y * 640 + x) * 3;
          if (Math.abs((marked[at] ?? 0) - (without[at] ?? 0)) > 20) changed += 1;
        }
      expect([column, row, changed > (120 * 160) / 100]).toEqual([column, row, true]);
    }
});

it('shows the scene of a generation with the same prompt and seed', async () => {
  const { request } = task(prompt);
  const knowledge = await knowledgeFor(context, prompt);
  const fullSize = async (seed: number): Promise<Buffer> => {
    const { width, height } = pictureSizes['16:9'];
    const canvas = createCanvas(width, height);
    const scene = planScene({ ...request, width, height, seed }, knowledge);
    await renderScene(asContext(canvas.getContext('2d')), scene, context.assets);
    return small(canvas);
  };
  const trial = await small(await drawUnmarked(task(prompt, 7), context));
  expect(distance(trial, await fullSize(7))).toBeLessThan(6);
  expect(distance(trial, await fullSize(8))).toBeGreaterThan(12);
});

it('draws nothing for a prompt without a known word', async () => {
  expect(await drawTrial(task('zzgx flurbel wobbrix'), context)).toEqual({ fault: 'not_understood' });
});
