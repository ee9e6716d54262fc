import { GlobalFonts, createCanvas } from '@napi-rs/canvas';
import type { TextLayer } from '../scene/scene.schema';
import type { Context, Surface } from './canvas';
import type { Assets } from './host';
import { drawText } from './lettering';

const font = require.resolve('@fontsource/bangers/files/bangers-latin-400-normal.woff2');
beforeAll(() => void GlobalFonts.registerFromPath(font, 'Bangers'));

const size = { width: 900, height: 300 };
const assets = {
  createCanvas: (width: number, height: number) => createCanvas(width, height) as unknown as Surface,
  loadIllustration: () => Promise.reject(new Error('A text needs no drawing.')),
  loadPanorama: () => Promise.reject(new Error('A text needs no panorama.')),
} satisfies Assets;

/** A line of black outlined letters; lines and words are drawn as in a comic. */
const textOf = (words: string): TextLayer => ({
  kind: 'text',
  role: 'headline',
  face: 'Bangers',
  box: { x: 60, y: 60, width: 780, height: 200 },
  lines: [{ runs: [{ text: words, highlighted: true }], size: 160, x: 80, baseline: 240 }],
  rotation: 0,
  skew: 0,
  fill: ['#ffffff', '#ffffff'],
  highlight: ['#ffd000', '#ffd000'],
  finish: 'plain',
  strokes: [{ width: 32, color: '#000000' }],
  panel: null,
  extrusion: null,
  shadow: null,
  glow: null,
});

/** Number of pixels that a text covers between two heights. */
function covered(words: string, from: number, to: number): number {
  const canvas = createCanvas(size.width, size.height);
  const ctx = canvas.getContext('2d');
  drawText(ctx as unknown as Context, textOf(words), size, assets);
  const { data } = ctx.getImageData(0, from, size.width, to - from);
  let count = 0;
  for (let at = 3; at < data.length; at += 4) count += (data[at] ?? 0) > 0 ? 1 : 0;
  return count;
}

describe('drawText', () => {
  it('draws no bar between an accent and the end of the line', () => {
    // Capitals end 120 pixels above the baseline and their outline 16 pixels above that; accents stand higher.
    const [above, top] = [40, 96];
    expect(covered('DIAS', above, top)).toBe(0);
    const oneAccent = covered('DÍAS', above, top);
    expect(oneAccent).toBeGreaterThan(0);
    expect(covered('DÍAS SIN HORNO', above, top)).toBe(oneAccent);
  });
});
