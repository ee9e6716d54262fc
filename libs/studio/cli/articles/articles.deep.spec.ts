import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type RenderContext, loadRenderContext } from '@portada/studio/engine';
import sharp from 'sharp';
import { cardSize } from '../site-cards';
import { figuresFile, measurements } from './figures';
import { articleCardBytes, articleSamples, firstPictures, sceneOfSample } from './samples';
import { drawScene } from './scenes';

const workspace = join(__dirname, '../../../..');
const folder = join(workspace, 'apps/web/public/pictures/articles');

let context: RenderContext;
beforeAll(async () => {
  context = await loadRenderContext(join(workspace, 'dist/studio'));
});

/** Returns a measured value in which each number becomes a matcher that accepts a deviation of 1 percent. */
function nearly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nearly);
  if (typeof value === 'number')
    return { asymmetricMatch: (other: unknown) => Math.abs(Number(other) - value) <= Math.abs(value) * 0.01 };
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, nearly(part)]),
  );
}

describe('figures of the articles', () => {
  it.each(Object.entries(measurements))(
    'the figures of the article "%s" match a new measurement',
    async (name, measure) => {
      const written: unknown = JSON.parse(readFileSync(join(workspace, figuresFile(name)), 'utf8'));
      expect(written).toEqual(nearly(await measure(context)));
    },
  );
});

describe('pictures of the articles', () => {
  it.each(articleSamples)('the picture "$name" matches the image that the studio draws', async (sample) => {
    const own = new RegExp(`^${sample.name}-[0-9a-f]{8}-640\\.webp$`);
    const file = readdirSync(folder).find((name) => own.test(name)) ?? '';
    const kept = await seen(readFileSync(join(folder, file)));
    const canvas = await drawScene(sceneOfSample(context, sample), context, 640);
    const drawn = await seen(canvas.toBuffer('image/png'));
    const apart = kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / kept.length;
    // The mean difference of a channel is less than 2 after encoding, and at least 16 for another picture of the list.
    expect(apart).toBeLessThan(3);
  });
});

it('every measured article has a social card in the dimensions that social networks require, below its size limit', async () => {
  const cards = join(workspace, 'apps/web/public/cards/articles');
  const names = Object.keys(measurements).map((key) => `${key}.jpg`);
  expect(Object.keys(firstPictures).sort()).toEqual(Object.keys(measurements).sort());
  expect(readdirSync(cards).sort()).toEqual(names.sort());
  for (const name of names) {
    const { width, height } = await sharp(join(cards, name)).metadata();
    expect({ name, width, height }).toEqual({ name, width: cardSize.width, height: cardSize.height });
    expect(statSync(join(cards, name)).size).toBeLessThanOrEqual(articleCardBytes);
  }
});

/** Returns the pixels of a picture, scaled to 32 x 18 pixels. */
async function seen(picture: Buffer): Promise<Buffer> {
  // The picture is decoded at full size first, because decoders that scale while they read give different results.
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).resize(32, 18, { fit: 'fill' }).raw().toBuffer();
}
