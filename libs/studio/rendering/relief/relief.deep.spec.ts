import { createCanvas } from '@napi-rs/canvas';
import { hero, sampleAssets, sceneOf } from '../../checks/sample.fixture';
import { studioLight } from '../../planning/relief';
import type { Layer, LayerOf } from '../../scene/scene.schema';
import type { Context } from '../canvas';
import type { Assets } from '../host';
import { renderScene } from '../render-scene';
import { createHeightCache } from './height-cache';
import { heightsOf } from './heights';
import { inflated } from './inflate';
import { maskOf } from './mask';
import { recolored } from './materials';
import { type Shape, shapesOf } from './shapes';

const disc = (x: number, y: number, r: number, fill = '#cc8844') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const shapes = (body: string): Shape[] => {
  const found = shapesOf(body);
  if (!found) throw new Error(`The shapes cannot be read: ${body}`);
  return found;
};

const side = 128;
const middle = (side / 2) * side + side / 2;

describe('maskOf (the pixels that a shape covers)', () => {
  it('covers the area of a disc', () => {
    const [shape] = shapes(disc(16, 16, 12));
    const area = maskOf(shape as Shape, side).values.reduce((sum, value) => sum + value, 0);
    expect(area / (Math.PI * 48 ** 2)).toBeCloseTo(1, 2);
  });

  it('leaves the hole of a ring open under the even-odd fill rule', () => {
    const [ring] = shapes('<path fill="#123456" fill-rule="evenodd" d="M2 2h28v28H2zm8 8h12v12H10z"/>');
    const { values } = maskOf(ring as Shape, side);
    expect([values[middle], values[middle - 40]]).toEqual([0, 1]);
  });
});

describe('inflated (heights of a shape that is rounded like a balloon)', () => {
  it('returns half a sphere for a disc', () => {
    const [shape] = shapes(disc(16, 16, 12));
    const { values } = inflated(maskOf(shape as Shape, side), 1000);
    for (const across of [0, 12, 24, 36, 43]) {
      const sphere = Math.sqrt(48 ** 2 - across ** 2);
      expect(Math.abs((values[middle + across] ?? 0) / sphere - 1)).toBeLessThan(0.06);
    }
    expect(values[middle + 52]).toBe(0);
  });
});

describe('heightsOf (heights of a drawing, from which light is computed)', () => {
  const ground = '<rect x="2" y="2" width="28" height="28" fill="#888888"/>';
  const cover = '<rect x="6" y="6" width="20" height="20" fill="#cc4444"/>';
  const height = (body: string, dark: 'eyes' | 'hollow' | 'plain' = 'eyes') =>
    heightsOf(shapes(body), side, 'full', dark);

  it('contains no trace of a shape that is covered by another shape', () => {
    const [without, with_] = [height(ground + cover), height(ground + disc(16, 16, 3, '#44cc44') + cover)];
    // The upper shape must be one step higher than the shape below it, with the same slope.
    const slope = (field: Float32Array) => (field[middle + 11] ?? 0) - (field[middle + 13] ?? 0);
    expect(slope(with_.height)).toBeCloseTo(slope(without.height), 3);
  });

  it('raises the pupil of an eye as a dome, and engraves a disc of the same size in a skull', () => {
    const body = ground + disc(16, 16, 2, '#111111');
    const [plain, eye, hole] = [height(ground), height(body), height(body, 'hollow')];
    expect(eye.height[middle]).toBeGreaterThan(plain.height[middle] ?? 0);
    expect(eye.wet[middle]).toBeGreaterThan(0.9);
    expect(hole.height[middle]).toBeLessThan(plain.height[middle] ?? 0);
    expect(hole.wet[middle]).toBe(0);
  });

  it('engraves a wide mouth between two eyes of the same shape', () => {
    const mouth = 'M11 20h10v2H11z';
    const eyes = 'M10 12a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0zM19 12a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0z';
    const { wet } = height(`${ground}<path fill="#111111" d="${mouth}${eyes}"/>`);
    const at = (x: number, y: number) => wet[y * 4 * side + x * 4] ?? 0;
    expect([at(11.5, 12), at(20.5, 12), at(16, 21)].map((value) => value > 0.5)).toEqual([true, true, false]);
  });
});

describe('createHeightCache (cache of the heights of drawings)', () => {
  const form = { side: 64, thickness: 'full', darkParts: 'plain' } as const;

  it('keeps its size limit and removes the least recently used drawing first', () => {
    const one = 64 * 64 * 4 * 3;
    const cache = createHeightCache(one * 3);
    const body = shapes(disc(16, 16, 10));
    const first = cache.heights('a', body, form);
    for (const id of ['b', 'c', 'a', 'd', 'e']) void cache.heights(id, body, form);
    expect(cache.bytes()).toBe(one * 3);
    expect(cache.heights('a', body, form)).toBe(first);
    for (let other = 0; other < 20; other += 1) void cache.heights(`other ${other}`, body, form);
    expect(cache.bytes()).toBe(one * 3);
    expect(cache.heights('a', body, form)).not.toBe(first);
  });
});

describe('shapesOf (the shapes of an SVG drawing)', () => {
  it.each([
    '<g clip-path="url(#a)"><path fill="#ffffff" d="M0 0h9v9z"/></g>',
    '<use href="#a"/>',
    '<g filter="url(#a)"><path fill="#ffffff" d="M0 0h9v9z"/></g>',
    '<path fill="url(#gradient)" d="M0 0h9v9z"/>',
    '<path fill="#ffffff" stroke="#000000" d="M0 0h9v9z"/>',
    '<path fill="#ffffff" d="M0 0h9x9z"/>',
    '',
  ])('rejects a drawing with unsupported content: %s', (body) => {
    expect(shapesOf(body)).toBeNull();
  });

  it('applies the SVG transformations of groups and shapes', () => {
    const [shape] = shapes(
      '<g transform="matrix(.5 0 0 .5 2 4)"><rect transform="rotate(90 4 4)" x="4" y="4" width="2" height="2" fill="#fff"/></g>',
    );
    expect([shape?.rings[0]?.x, shape?.rings[0]?.y]).toEqual([4, 6]);
  });
});

describe('recolored (a drawing with other colors)', () => {
  it('keeps the order of fills from light to dark', () => {
    const luma = (color: string) => parseInt(color.slice(3, 5), 16);
    for (const name of ['gold', 'rich', 'poor', 'broken'] as const)
      expect(luma(recolored('#303030', name))).toBeLessThan(luma(recolored('#d0d0d0', name)));
  });
});

describe('an illustration drawn with relief (lit as a body)', () => {
  const relief: LayerOf<'illustration'>['relief'] = {
    material: 'plastic',
    lit: 'studio',
    steam: false,
    recolor: null,
    thickness: 'full',
    darkParts: 'plain',
    light: studioLight('left'),
  };
  const drawn = async (layer: Layer, loaded: Shape[] | null): Promise<Uint8ClampedArray> => {
    const assets: Assets = {
      ...sampleAssets,
      relief: { loadShapes: () => Promise.resolve(loaded), cache: createHeightCache() },
    };
    const canvas = createCanvas(1280, 720);
    await renderScene(canvas.getContext('2d') as unknown as Context, sceneOf(layer), assets);
    return canvas.getContext('2d').getImageData(0, 0, 1280, 720).data;
  };
  const flat: Layer = {
    ...(hero('#cc8844') as LayerOf<'illustration'>),
    shadow: { blur: 8, x: 9, y: 9, color: '#000000' },
    glow: { blur: 20, color: '#ffcc00' },
    floor: { color: '#000000', blur: 8, mirror: 0 },
  };
  const layer: Layer = { ...flat, relief };
  const at = (pixels: Uint8ClampedArray, x: number, y: number) => pixels[(y * 1280 + x) * 4] ?? 0;

  it('is drawn flat if its shapes are unknown', async () => {
    expect(Buffer.from(await drawn(layer, null)).equals(Buffer.from(await drawn(flat, null)))).toBe(true);
  });

  it('is lit on the side that faces the lamp, also if the drawing is rotated or mirrored', async () => {
    const body = shapes(disc(16, 16, 16, '#cc8844'));
    for (const turn of [{}, { rotation: 120 }, { flip: true }, { rotation: -90, flip: true }]) {
      const pixels = await drawn({ ...layer, ...turn } as Layer, body);
      expect(at(pixels, 890, 250)).toBeGreaterThan(at(pixels, 1150, 390) + 40);
    }
  });
});
