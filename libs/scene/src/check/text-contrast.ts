import type { Box, TextLayer } from '../scene.schema';
import { contrastRatio, luminance } from './luminance';
import type { Raster } from './raster';

/** How near to a letter its surroundings lie, in pixels of a picture 168 across: about what an eye runs together. */
const reachAtSmallest = 1.5;
/** Patches across a picture: each is judged alone, and letters are judged by nearly their worst. */
const patchesAcross = 24;
/** Share of the letters that may read worse than the contrast that is given. */
const worstShare = 0.1;
/** Alpha from which a pixel of the letters' own picture belongs to them; shadows and glows are softer. */
const solid = 230;
/** Pixels of letters and of surroundings that a patch must have to be judged. */
const fewest = 4;

/** What a pixel is to the text. */
const part = { ground: 0, edge: 1, letter: 2 } as const;

type Color = readonly [number, number, number];

/**
 * Contrast of the letters with what lies right around them, by WCAG 2.2 (1.4.3, https://www.w3.org/TR/WCAG22/).
 *
 * Where the letters stand is known from a picture of the text alone; colors are taken from the finished picture, so that
 * a letter that something covers, or that a light drowns, counts as it is seen. In each patch two contrasts are taken:
 * the fill of the letters against everything within reach of it (outline, depth, panel, or the ground), and the whole
 * sign with its outline or panel against the ground within reach. A viewer goes by the better one. A text is as good as
 * nearly its worst patch, and all texts as the worst of them.
 * @param picture the finished picture
 * @param letters of the same size: the text layers alone, on a clear ground
 * @param layers the text layers
 * @param scale pixels of these pictures to one of the scene
 * @returns contrast ratio, 1 to 21; 1 where no letter can be seen at all
 */
export function textContrast(
  picture: Raster,
  letters: Raster,
  layers: readonly TextLayer[],
  scale: number,
): number {
  const parts = partsOf(letters, layers);
  const { width, height } = picture;
  const reach = Math.max(1, Math.round((width * reachAtSmallest) / 168));
  const nearLetter = near(parts, width, height, reach, part.letter);
  const nearSign = near(parts, width, height, reach, part.edge);
  const side = Math.max(4, Math.round(width / patchesAcross));
  return Math.min(
    ...layers.map(({ box }) => {
      const patches: Patch[] = [];
      for (const area of patchesOf(box, scale, side, picture)) {
        const patch = patchOf(picture, parts, nearLetter, nearSign, area);
        if (patch) patches.push(patch);
      }
      return nearlyWorst(patches);
    }),
  );
}

type Patch = { contrast: number; letters: number };

/** A rectangle of whole pixels, the far edges excluded. */
type Area = { left: number; top: number; right: number; bottom: number };

function* patchesOf(box: Box, scale: number, side: number, picture: Raster): Generator<Area> {
  const clip = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  const right = clip((box.x + box.width) * scale, picture.width);
  const bottom = clip((box.y + box.height) * scale, picture.height);
  for (let top = clip(box.y * scale, picture.height); top < bottom; top += side) {
    for (let left = clip(box.x * scale, picture.width); left < right; left += side) {
      yield { left, top, right: Math.min(right, left + side), bottom: Math.min(bottom, top + side) };
    }
  }
}

function patchOf(
  { pixels, width }: Raster,
  parts: Uint8Array,
  nearLetter: Uint8Array,
  nearSign: Uint8Array,
  { left, top, right, bottom }: Area,
): Patch | null {
  const [letter, aroundLetter, sign, aroundSign] = [new Mean(), new Mean(), new Mean(), new Mean()];
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const what = parts[at];
      if (what === part.ground && !nearSign[at] && !nearLetter[at]) continue;
      const byte = at * 4;
      const light = luminance(pixels[byte] ?? 0, pixels[byte + 1] ?? 0, pixels[byte + 2] ?? 0);
      if (what === part.letter) letter.add(light);
      else if (nearLetter[at]) aroundLetter.add(light);
      if (what === part.edge) sign.add(light);
      else if (what === part.ground && nearSign[at]) aroundSign.add(light);
    }
  }
  if (letter.count < fewest || aroundLetter.count < fewest) return null;
  const outer =
    sign.count < fewest || aroundSign.count < fewest ? 1 : contrastRatio(sign.value, aroundSign.value);
  return {
    contrast: Math.max(contrastRatio(letter.value, aroundLetter.value), outer),
    letters: letter.count,
  };
}

class Mean {
  count = 0;
  private sum = 0;

  add(value: number): void {
    this.sum += value;
    this.count += 1;
  }

  get value(): number {
    return this.sum / this.count;
  }
}

function nearlyWorst(patches: Patch[]): number {
  patches.sort((a, b) => a.contrast - b.contrast);
  let left = patches.reduce((sum, { letters }) => sum + letters, 0) * worstShare;
  for (const { contrast, letters } of patches) {
    left -= letters;
    if (left <= 0) return contrast;
  }
  return 1;
}

/** Which pixels are fill, which outline, depth or panel: by the color of the scene that each is nearest to. */
function partsOf({ pixels, width, height }: Raster, layers: readonly TextLayer[]): Uint8Array {
  const fills = layers.flatMap(({ fill, highlight }) => [...ramp(fill), ...ramp(highlight)]);
  const edges = layers.flatMap(({ strokes, extrusion, panel }) =>
    [...strokes.map(({ color }) => color), extrusion?.color, panel?.color]
      .filter((color) => color !== undefined)
      .map(rgb),
  );
  const parts = new Uint8Array(width * height);
  // Letters have few colors: one answer for all shades that agree in their upper five bits.
  const known = new Uint8Array(1 << 15);
  for (let at = 0; at < parts.length; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) < solid) continue;
    const red = pixels[at * 4] ?? 0;
    const green = pixels[at * 4 + 1] ?? 0;
    const blue = pixels[at * 4 + 2] ?? 0;
    const shade = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const color: Color = [red, green, blue];
    known[shade] ||= distance(color, edges) < distance(color, fills) ? part.edge : part.letter;
    parts[at] = known[shade] ?? part.ground;
  }
  return parts;
}

const rgb = (hex: string): Color => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Colors along a gradient. */
function ramp([top, bottom]: readonly [string, string]): Color[] {
  const [from, to] = [rgb(top), rgb(bottom)];
  const at = (share: number, channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * share;
  return [0, 0.25, 0.5, 0.75, 1].map((share): Color => [at(share, 0), at(share, 1), at(share, 2)]);
}

/** Squared distance to the nearest of some colors. */
const distance = ([red, green, blue]: Color, colors: readonly Color[]): number =>
  Math.min(...colors.map(([r, g, b]) => (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2));

/** Marks the pixels within reach of those that are at least `least`, in a square around each. */
function near(parts: Uint8Array, width: number, height: number, reach: number, least: number): Uint8Array {
  const across = new Uint8Array(parts.length);
  const marked = new Uint8Array(parts.length);
  for (let y = 0; y < height; y += 1) spread(parts, across, y * width, width, 1, reach, least);
  for (let x = 0; x < width; x += 1) spread(across, marked, x, height, width, reach, 1);
  return marked;
}

/** Marks along one line of `count` pixels, `step` apart. */
function spread(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  count: number,
  step: number,
  reach: number,
  least: number,
): void {
  let filled = 0;
  for (let place = 0; place < count; place += 1) {
    if ((from[start + place * step] ?? 0) < least) continue;
    const end = Math.min(count, place + reach + 1);
    for (filled = Math.max(filled, place - reach); filled < end; filled += 1) to[start + filled * step] = 1;
  }
}
