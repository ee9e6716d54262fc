import { createCanvas } from '@napi-rs/canvas';
import type { Context } from '../rendering/canvas';
import { renderScene } from '../rendering/render-scene';
import { draftOf, drawDraft } from './draw-small';
import type { Layer } from '../scene/scene.schema';
import { ground, headline, hero, sampleAssets, sceneOf } from './sample.fixture';

const soft: Layer[] = [
  ground('#10103a', '#3b1f7a', '#e0559a'),
  { ...hero('#ffcc22'), shadow: { blur: 40, x: 0, y: 30, color: '#000000' } } as ReturnType<typeof hero>,
];
const scene = sceneOf(...soft, headline({ shadow: { blur: 30, x: 0, y: 10, color: '#000000' } }));

/** Returns the mean difference of two images, in levels of a channel from 0 to 255. */
const apart = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
};

describe('drawDraft (a scene drawn small, to measure its legibility)', () => {
  it.each([
    ['blur and all', sceneOf(...soft), 0.6],
    ['letters, whose edges fall a little otherwise', scene, 4],
  ])('draws a draft that looks like the image at full size: %s', async (_, scene, most) => {
    const large = createCanvas(scene.width, scene.height);
    await renderScene(large.getContext('2d') as unknown as Context, scene, sampleAssets);
    const shrunk = createCanvas(320, 180).getContext('2d');
    shrunk.imageSmoothingQuality = 'high';
    shrunk.drawImage(large, 0, 0, 320, 180);
    const draft = await drawDraft(scene, sampleAssets, 320);
    expect(draft).toMatchObject({ width: 320, height: 180 });
    expect(apart(draft.pixels, shrunk.getImageData(0, 0, 320, 180).data)).toBeLessThan(most);
  });

  it('draws the letters of a scene alone on a transparent background', async () => {
    const { letters } = await drawDraft(scene, sampleAssets, 320);
    const alpha = (x: number, y: number) => letters?.[(y * 320 + x) * 4 + 3];
    expect(alpha(300, 100)).toBe(0);
    expect(letters?.filter((level, at) => at % 4 === 3 && level === 255).length).toBeGreaterThan(2000);
    expect((await drawDraft(sceneOf(...soft), sampleAssets, 320)).letters).toBeNull();
  });

  it('uses the pixels of an image that is already drawn, with the same letters', async () => {
    const asked: number[] = [];
    const pixels = new Uint8Array(4);
    const draft = await draftOf(scene, sampleAssets, 320, (...size) => {
      asked.push(...size);
      return pixels;
    });
    expect(asked).toEqual([320, 180]);
    expect(draft.pixels).toBe(pixels);
    expect(draft.letters).toEqual((await drawDraft(scene, sampleAssets, 320)).letters);
  });
});
