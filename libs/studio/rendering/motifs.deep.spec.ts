import { createHash } from 'node:crypto';
import { type Canvas, type SKRSContext2D, createCanvas } from '@napi-rs/canvas';
import { type LayerOf, type Manner, type MotifName, manners, motifs } from '../scene/scene.schema';
import type { Context, Surface } from './canvas';
import { drawMotif } from './motifs';

const sizes = { wide: { width: 320, height: 180 }, tall: { width: 180, height: 320 } };

/** Background motifs that leave a part of the background visible; all other motifs cover the background. */
const airy = new Set<MotifName>([
  ...[
    'rays',
    'speed',
    'halftone',
    'blueprint',
    'beams',
    'bands',
    'bokeh',
    'confetti',
    'embers',
    'stars',
    'fog',
  ],
  ...['bolts', 'bubbles'],
] as MotifName[]);

const assets = {
  createCanvas: (width: number, height: number) => createCanvas(width, height) as unknown as Surface,
};

type MotifOptions = {
  motif: MotifName;
  manner?: Manner;
  seed?: number;
  blur?: number;
  size?: keyof typeof sizes;
};

function drawn(options: MotifOptions, full?: { width: number; height: number }): Canvas {
  const size = full ?? sizes[options.size ?? 'wide'];
  const canvas = createCanvas(size.width, size.height);
  const layer: LayerOf<'motif'> = {
    kind: 'motif',
    motif: options.motif,
    manner: options.manner ?? 'lit',
    colors: ['#3d6fd8', '#8fb4ff', '#ffe28a'],
    ground: ['#12265e', '#2a56b8', '#6f9bef'],
    blur: options.blur ?? 0,
    opacity: 1,
    center: { x: size.width * 0.72, y: size.height * 0.45 },
    seed: options.seed ?? 7,
  };
  drawMotif(canvas.getContext('2d') as unknown as Context, layer, size, assets);
  return canvas;
}

const hashOf = (canvas: Canvas): string => createHash('sha256').update(canvas.data()).digest('hex');

/** Returns the share (0 to 1) of the canvas's pixels that are painted. */
function cover(canvas: Canvas): number {
  const data = canvas.data();
  let painted = 0;
  for (let place = 3; place < data.length; place += 4) if ((data[place] ?? 0) > 0) painted += 1;
  return painted / (data.length / 4);
}

/** Returns the number of different colors on a canvas, with each channel rounded to 16 steps. */
function colorsIn(canvas: Canvas): number {
  const data = canvas.data();
  const seen = new Set<number>();
  for (let place = 0; place < data.length; place += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3);
    seen.add(((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
  }
  return seen.size;
}

afterEach(() => jest.restoreAllMocks());

describe.each([...motifs])('background motif %s', (motif) => {
  it('is painted in a landscape image and in a portrait image in every manner', () => {
    for (const size of ['wide', 'tall'] as const) {
      for (const manner of manners) {
        const canvas = drawn({ motif, manner, size });
        expect(cover(canvas)).toBeGreaterThan(airy.has(motif) ? 0.005 : 0.98);
        expect(colorsIn(canvas)).toBeGreaterThan(1);
      }
    }
  });

  it('is painted with the same pixels for the same seed, and with different pixels for a different seed', () => {
    const first = hashOf(drawn({ motif }));
    expect(hashOf(drawn({ motif }))).toBe(first);
    const others = [8, 9, 10].map((seed) => hashOf(drawn({ motif, seed })));
    expect(others.some((other) => other !== first)).toBe(true);
  });

  it('is painted without the clock and without Math.random', () => {
    const asked = [jest.spyOn(Math, 'random'), jest.spyOn(Date, 'now'), jest.spyOn(performance, 'now')];
    drawn({ motif });
    drawn({ motif, manner: 'line', blur: 4 });
    for (const spy of asked) expect(spy).not.toHaveBeenCalled();
  });
});

/** The methods of a canvas context that paint pixels. */
const painting = [
  'fill',
  'stroke',
  'fillRect',
  'drawImage',
  'fillText',
  'strokeText',
  'putImageData',
] as const;
/**
 * Maximum number of paint calls of a background motif. `halftone` has the most and needs less than half of this
 * limit.
 */
const mostPaints = 4_000;

describe('all background motifs', () => {
  it('are painted with a bounded number of drawing calls at every image size', () => {
    const context = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d')) as SKRSContext2D;
    const spies = painting.map((call) => jest.spyOn(context, call));
    const paints = motifs.map((motif) => {
      for (const spy of spies) spy.mockClear();
      drawn({ motif }, { width: 1280, height: 720 });
      return { motif, times: spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0) };
    });
    expect(paints.filter(({ times }) => times === 0 || times > mostPaints)).toEqual([]);
  });

  it('have at most a third of full contrast between neighbouring pixels on the side of the words', () => {
    const loud = motifs.filter(
      (motif) => !airy.has(motif) && neighbourContrast(drawn({ motif, blur: 2 })) > 85,
    );
    expect(loud).toEqual([]);
  });
});

/**
 * Returns the mean brightness difference (0 to 255) of the strongest 1 % of neighbouring pixels on the side away from
 * the hero.
 */
function neighbourContrast(canvas: Canvas): number {
  const data = canvas.data();
  const light = (x: number, y: number): number => {
    const at = (y * canvas.width + x) * 4;
    return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  };
  const steps: number[] = [];
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width * 0.5; x += 1) steps.push(Math.abs(light(x, y) - light(x + 4, y)));
  }
  steps.sort((a, b) => b - a);
  const top = steps.slice(0, Math.ceil(steps.length / 100));
  return top.reduce((sum, step) => sum + step, 0) / top.length;
}
