import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type LayerOf, type Manner, type MotifName, manners, motifs } from '../scene.schema';
import type { Context, Surface } from './host';
import { drawMotif } from './motifs';

const sizes = { wide: { width: 320, height: 180 }, tall: { width: 180, height: 320 } };

/** Motifs that lie over a ground and leave some of it free; all others cover it. */
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

type Wish = { motif: MotifName; manner?: Manner; seed?: number; blur?: number; size?: keyof typeof sizes };

function drawn(wish: Wish, full?: { width: number; height: number }): Canvas {
  const size = full ?? sizes[wish.size ?? 'wide'];
  const canvas = createCanvas(size.width, size.height);
  const layer: LayerOf<'motif'> = {
    kind: 'motif',
    motif: wish.motif,
    manner: wish.manner ?? 'lit',
    colors: ['#3d6fd8', '#8fb4ff', '#ffe28a'],
    ground: ['#12265e', '#2a56b8', '#6f9bef'],
    blur: wish.blur ?? 0,
    opacity: 1,
    center: { x: size.width * 0.72, y: size.height * 0.45 },
    seed: wish.seed ?? 7,
  };
  drawMotif(canvas.getContext('2d') as unknown as Context, layer, size, assets);
  return canvas;
}

const hashOf = (canvas: Canvas): string => createHash('sha256').update(canvas.data()).digest('hex');

/** Share of the pixels that are painted, 0 to 1. */
function cover(canvas: Canvas): number {
  const data = canvas.data();
  let painted = 0;
  for (let place = 3; place < data.length; place += 4) if ((data[place] ?? 0) > 0) painted += 1;
  return painted / (data.length / 4);
}

/** How many different colors there are, each channel in 16 steps. */
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

describe.each([...motifs])('the motif %s', (motif) => {
  it('paints a picture of either shape in every manner', () => {
    for (const size of ['wide', 'tall'] as const) {
      for (const manner of manners) {
        const canvas = drawn({ motif, manner, size });
        expect(cover(canvas)).toBeGreaterThan(airy.has(motif) ? 0.005 : 0.98);
        expect(colorsIn(canvas)).toBeGreaterThan(1);
      }
    }
  });

  it('gives the same pixels for the same seed, and others for another', () => {
    const first = hashOf(drawn({ motif }));
    expect(hashOf(drawn({ motif }))).toBe(first);
    const others = [8, 9, 10].map((seed) => hashOf(drawn({ motif, seed })));
    expect(others.some((other) => other !== first)).toBe(true);
  });

  it('asks neither the clock nor the dice of the machine', () => {
    const asked = [jest.spyOn(Math, 'random'), jest.spyOn(Date, 'now'), jest.spyOn(performance, 'now')];
    drawn({ motif });
    drawn({ motif, manner: 'line', blur: 4 });
    for (const spy of asked) expect(spy).not.toHaveBeenCalled();
  });
});

/** CPU milliseconds of a drawing, the least of some runs: what else the machine does only adds. */
async function costOf(draw: () => Canvas, runs: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    // A canvas that is no longer used is given back between turns of the event loop only.
    await nextTurn();
    const before = process.cpuUsage();
    // Reading the pixels waits until they are there.
    draw().data();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** A picture's worth of plain work: twenty gradients over all of it. */
function baseline(): Canvas {
  const canvas = createCanvas(1280, 720);
  const ctx = canvas.getContext('2d');
  for (let layer = 0; layer < 20; layer += 1) {
    const gradient = ctx.createRadialGradient(640, 360, 0, 640, 360, 700);
    gradient.addColorStop(0, '#ffffff22');
    gradient.addColorStop(1, '#00002200');
    ctx.fillStyle = gradient;
    ctx.fillRect(0, 0, 1280, 720);
  }
  return canvas;
}

describe('all motifs', () => {
  it('cost no more than twenty full gradients each, drawn at full size', async () => {
    const allowed = await costOf(baseline, 5);
    const full = { width: 1280, height: 720 };
    const slow: string[] = [];
    for (const motif of motifs) {
      const cost = await costOf(() => drawn({ motif }, full), 3);
      if (cost > allowed) slow.push(`${motif}: ${Math.round(cost)} of ${Math.round(allowed)} ms`);
    }
    expect(slow).toEqual([]);
  }, 120_000);

  it('are quiet where words stand: no more than a third of full contrast between neighbours', () => {
    const loud = motifs.filter(
      (motif) => !airy.has(motif) && neighbourContrast(drawn({ motif, blur: 2 })) > 85,
    );
    expect(loud).toEqual([]);
  });
});

/** The mean step of brightness (0 to 255) among the strongest hundredth of steps on the side away from the hero. */
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
