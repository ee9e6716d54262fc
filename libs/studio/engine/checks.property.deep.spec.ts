import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { meetsLegibility, planScene, findLegibleScene } from '@portada/studio';
import { seeded } from '@portada/testing';
import fc from 'fast-check';
import { randomInputs } from './testing/random-requests.fixture';
import { openRenderContext } from './render-context';

const { knowledge, assets } = openRenderContext(join(__dirname, '../../../dist/studio'));

/**
 * Number of random requests in the test, each drawn at a small size. The environment variable `STUDIO_RUNS` overrides
 * the default.
 */
const numRuns = Number(process.env['STUDIO_RUNS'] ?? 200);

it(
  `${numRuns} random requests give images that pass the checks of the studio`,
  async () => {
    const { seed } = seeded('pictures of random requests');
    const failing: string[] = [];
    for (const input of fc.sample(randomInputs, { seed, numRuns })) {
      const { scene, legibility } = await findLegibleScene(
        (attempt) => planScene(input, knowledge, attempt),
        assets,
      );
      if (!meetsLegibility(legibility)) {
        const poor = legibility.lines
          .filter(({ verdict }) => verdict === 'poor')
          .map(({ rule, value }) => `${rule} ${value}`);
        failing.push(`${poor.join(', ')}: ${scene.idea} ${scene.layout} ${JSON.stringify(input)}`);
      }
      // The canvas memory of an image is freed only between two turns of the event loop.
      await nextTurn();
    }
    expect(failing).toEqual([]);
  },
  60_000 + numRuns * 1000,
);

it('an image without words, with a light thing on a light background, passes the checks', async () => {
  const prompt = 'Привет мир Receta de Python por solo -5 Привет мир';
  const request = pictureRequestSchema.parse({
    prompt,
    style: 'minimal',
    mood: 'dark',
    colorPalette: 'Warm',
    elementsToAvoid: ['text', 'gato', 'dinero'],
    aspectRatio: '1:1',
  });
  const input = { ...request, ...pictureSizes['1:1'], seed: 1240579075 };
  const { legibility } = await findLegibleScene((attempt) => planScene(input, knowledge, attempt), assets);
  expect(legibility.lines.filter(({ verdict }) => verdict === 'poor')).toEqual([]);
});
