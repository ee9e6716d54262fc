import type { Box, TextLayer } from '../scene/scene.schema';
import { textContrast } from './text-contrast';

const size = { width: 240, height: 120 };

type Line = { box: Box; letters: [top: number, bottom: number]; ink: number; panel: number };

/**
 * Two lines of upright bars in place of letters: white on a black panel, and directly below, black on a white panel.
 */
const lines: readonly Line[] = [
  { box: { x: 0, y: 0, width: 240, height: 62 }, letters: [14, 46], ink: 255, panel: 0 },
  { box: { x: 0, y: 56, width: 240, height: 64 }, letters: [72, 104], ink: 0, panel: 255 },
];
const border = 59;

/**
 * Returns the opaque pixels of an image with two lines of text. `ink` is the grey level of the letters of the second
 * line.
 */
function pictureOf(ink = 0): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (let y = 0; y < size.height; y += 1) {
    const line = lines[y < border ? 0 : 1];
    if (!line) continue;
    const [top, bottom] = line.letters;
    for (let x = 0; x < size.width; x += 1) {
      const isLetter = y >= top && y < bottom && x % 16 < 8;
      const letter = line.ink === 0 ? ink : line.ink;
      pixels.fill(isLetter ? letter : line.panel, (y * size.width + x) * 4, (y * size.width + x) * 4 + 3);
    }
  }
  return pixels;
}

const hex = (value: number): string => `#${value.toString(16).padStart(2, '0').repeat(3)}`;

const layerOf = ({ box, letters, ink, panel }: Line): TextLayer => ({
  kind: 'text',
  role: 'headline',
  face: 'Anton',
  box,
  lines: [{ runs: [{ text: 'IIII', highlighted: false }], size: 37, x: 0, baseline: letters[1] }],
  rotation: 0,
  skew: 0,
  fill: [hex(ink), hex(ink)],
  highlight: [hex(ink), hex(ink)],
  finish: 'plain',
  strokes: [],
  panel: { color: hex(panel), padding: 4, cut: 'slab', radius: 0, edge: null, drop: null },
  extrusion: null,
  shadow: null,
  glow: null,
});

const contrastOfBoth = (ink = 0): number => {
  const raster = { ...size, pixels: pictureOf(ink) };
  return textContrast(raster, raster, lines.map(layerOf), 1);
};

describe('textContrast (contrast between letters and their background)', () => {
  it('measures each line of text on its own panel if the next line has the opposite colors', () => {
    expect(contrastOfBoth()).toBeGreaterThan(15);
  });

  it('returns a low contrast for a line whose letters are nearly as light as their panel', () => {
    expect(contrastOfBoth(200)).toBeLessThan(3);
  });
});
