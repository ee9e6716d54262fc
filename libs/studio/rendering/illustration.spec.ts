import { createCanvas } from '@napi-rs/canvas';
import type { IllustrationLayer } from '../scene/scene.schema';
import type { Context, Surface } from './canvas';
import type { Assets } from './host';
import { drawIllustration } from './illustration';
import { createHeightCache } from './relief/height-cache';
import { shapesOf } from './relief/shapes';

const side = 200;
const square = '<path fill="#7a4b32" d="M4 4H28V28H4Z"/>';

/** A drawing of one brown square whose file with gradients cannot be loaded. */
const assets: Assets = {
  createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface,
  loadIllustration: () => Promise.reject(new Error('The drawing with gradients is not needed.')),
  loadPanorama: () => Promise.reject(new Error('A drawing needs no panorama.')),
  relief: {
    cache: createHeightCache(),
    loadShapes: () => Promise.resolve(shapesOf(square)),
  },
};

/** Red, green and blue in the middle of the square, drawn in a finish. */
async function middleOf(finish: IllustrationLayer['finish'], body?: string): Promise<number[]> {
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext('2d');
  const layer: IllustrationLayer = {
    ...{ kind: 'illustration', role: 'hero', id: 'square', rotation: 0, flip: false, opacity: 1, blur: 0 },
    frame: { x: 0, y: 0, size: side },
    box: { x: 0, y: 0, width: side, height: side },
    ...{ tint: null, light: null, outline: null, border: null, shadow: null, glow: null, rim: null },
    ...{ floor: null, relief: null, finish },
    ...(body !== undefined && { body }),
  };
  await drawIllustration(ctx as unknown as Context, layer, assets);
  return [...ctx.getImageData(side / 2, side / 2, 1, 1).data.subarray(0, 3)];
}

describe('drawIllustration', () => {
  it('inks a drawing in its own colors', async () => {
    const [red = 0, green = 0, blue = 0] = await middleOf({
      kind: 'ink',
      colors: ['#000000', '#808080', '#ffffff'],
    });
    // #7a4b32 is 122, 75, 50.
    expect(Math.abs(red - 122)).toBeLessThan(24);
    expect(Math.abs(green - 75)).toBeLessThan(24);
    expect(Math.abs(blue - 50)).toBeLessThan(24);
  });

  it('draws a flat drawing from its shapes', async () => {
    expect(await middleOf({ kind: 'flat', colors: ['#000000', '#808080', '#ffffff'] })).toEqual([
      122, 75, 50,
    ]);
  });

  it('draws a silhouette in its gradient from top to bottom', async () => {
    const [red = 0, green = 0, blue = 0] = await middleOf(
      { kind: 'silhouette', colors: ['#000000', '#204060', '#ffffff'] },
      square,
    );
    // A step of the gradient lies between two rows.
    expect(Math.max(Math.abs(red - 0x20), Math.abs(green - 0x40), Math.abs(blue - 0x60))).toBeLessThan(3);
  });
});
