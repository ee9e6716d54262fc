import type { TextLayer } from '../scene/scene.schema';
import { contrastRatio, luminance } from './luminance';
import type { Raster } from './raster';

/**
 * Distance from a letter within which colors count as its surroundings, in pixels of an image 168 pixels wide. At this
 * distance, an eye mixes the colors.
 */
const reachAtSmallest = 1.5;
/**
 * Size of a patch (a measured part of a line of text) for letters of size 1: the width of the patch, and its extent
 * above and below the baseline.
 */
const letterWidth = 0.5;
const above = 1.05;
const below = 0.2;
/** Share of the letters that may have a lower contrast than the reported contrast. */
const worstShare = 0.1;
/**
 * Minimum alpha with which a pixel of the image of the letters counts as a letter; shadows and glows have a lower
 * alpha.
 */
const solid = 230;
/** Minimum number of pixels of letters, and of pixels of surroundings, in a measured part of a line (patch). */
const fewest = 4;

/** Part of the text to which a pixel belongs: background, edge (outline, depth or panel), or fill of a letter. */
const part = { ground: 1, edge: 2, letter: 3 } as const;

type Color = readonly [number, number, number];

/**
 * Contrast of letters with their immediate surroundings, by WCAG 2.2 (1.4.3, https://www.w3.org/TR/WCAG22/). The
 * positions of letters are taken from an image of the text layers alone, the colors from the finished image, so that
 * covered letters count as visible to a viewer. A line is divided into patches. For each patch, two contrasts are
 * measured: the fill of the letters against everything near the fill (outline, depth, panel, background), and the
 * outer edge of the letters with outline and panel against the background near that edge. The higher contrast counts.
 * The contrast of a text layer is the contrast of nearly its worst patch. The result is the lowest contrast of all
 * text layers.
 * @param picture the finished image
 * @param letters image of the text layers alone on a transparent background, in the size of `picture`
 * @param layers the text layers
 * @param scale pixels of both images per pixel of the scene
 * @returns contrast ratio, 1 to 21; 1 if no letter is visible
 */
export function textContrast(
  picture: Raster,
  letters: Raster,
  layers: readonly TextLayer[],
  scale: number,
): number {
  const { width, height } = picture;
  const reach = Math.max(1, Math.round((width * reachAtSmallest) / 168));
  const owners = ownersOf(letters, layers, scale);
  const parts = partsWithin(partsOf(letters, layers, owners), width, height, reach);
  return Math.min(
    ...layers.map((layer, place) => {
      const isOther = (at: number) => owners[at] !== 0 && owners[at] !== place + 1;
      const patches = [...patchesOf(layer, scale, picture)].map((area) =>
        patchOf(picture, parts, area, isOther),
      );
      return nearlyWorst(patches.filter((patch) => patch !== null));
    }),
  );
}

/**
 * For each pixel of an image: the part of the text to which the pixel belongs, and flags for a near letter, a near
 * letter or edge (`nearSign`), and a near background.
 */
type Parts = Record<'parts' | 'nearLetter' | 'nearSign' | 'nearGround', Uint8Array>;

type Patch = { contrast: number; letters: number };

/** A rectangle of whole pixels in an image; `right` and `bottom` are exclusive. */
type Area = { left: number; top: number; right: number; bottom: number };

/**
 * Yields the patches (measured parts) of a text layer: about as wide as a letter and as high as a line, shifted along
 * the layer's rotation.
 */
function* patchesOf(layer: TextLayer, scale: number, picture: Raster): Generator<Area> {
  const { box, lines } = layer;
  const { at: middleAt } = courseOf(layer, scale);
  const middle = (box.y + box.height / 2) * scale;
  const clip = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * scale)));
  const right = clip(box.x + box.width, picture.width);
  for (const { baseline, size } of lines) {
    const side = Math.max(2, Math.round(size * letterWidth * scale));
    for (let left = clip(box.x, picture.width); left < right; left += side) {
      const shift = (middleAt(left + side / 2) - middle) / scale;
      const top = clip(baseline + shift - size * above, picture.height);
      const bottom = clip(baseline + shift + size * below, picture.height);
      yield { left, top, right: Math.min(right, left + side), bottom };
    }
  }
}

function patchOf(
  { pixels, width }: Raster,
  { parts, nearLetter, nearSign, nearGround }: Parts,
  { left, top, right, bottom }: Area,
  isOther: (at: number) => boolean,
): Patch | null {
  const [letter, aroundLetter, sign, aroundSign] = [new Light(), new Light(), new Light(), new Light()];
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      const what = parts[at];
      if ((what === part.ground && !nearSign[at]) || isOther(at)) continue;
      const byte = at * 4;
      const light = luminance(pixels[byte] ?? 0, pixels[byte + 1] ?? 0, pixels[byte + 2] ?? 0);
      const seam = isSeam(parts, at, width);
      if (what === part.letter) letter.add(light, seam);
      else if (nearLetter[at]) aroundLetter.add(light, seam);
      if (what === part.ground) aroundSign.add(light, seam);
      else if (nearGround[at]) sign.add(light, seam);
    }
  }
  if (letter.count < fewest || aroundLetter.count < fewest) return null;
  const outer = sign.count < fewest || aroundSign.count < fewest ? 1 : contrast(sign, aroundSign);
  return { contrast: Math.max(contrast(letter, aroundLetter), outer), letters: letter.count };
}

/** Returns true if a pixel touches a pixel of another part. The color of such a pixel is a mixture of both parts. */
const isSeam = (parts: Uint8Array, at: number, width: number): boolean => {
  const what = parts[at];
  return (
    parts[at - 1] !== what ||
    parts[at + 1] !== what ||
    (parts[at - width] ?? what) !== what ||
    (parts[at + width] ?? what) !== what
  );
};

const contrast = (a: Light, b: Light): number => contrastRatio(a.mean, b.mean);

/**
 * Mean luminance of pixels. Pixels whose color is a mixture of two parts count only if there are hardly any other
 * pixels.
 */
class Light {
  private readonly pure = { count: 0, sum: 0 };
  private readonly mixed = { count: 0, sum: 0 };

  add(value: number, seam: boolean): void {
    const into = seam ? this.mixed : this.pure;
    into.sum += value;
    into.count += 1;
  }

  get count(): number {
    return this.pure.count + this.mixed.count;
  }

  get mean(): number {
    const { pure, mixed, count } = this;
    return pure.count >= fewest ? pure.sum / pure.count : (pure.sum + mixed.sum) / count;
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

/**
 * Center line of a rotated text layer: the vertical position of the line at a horizontal position, and half of the
 * layer's height, in pixels of the image.
 */
type Course = { at: (x: number) => number; half: number };

function courseOf({ box, rotation }: TextLayer, scale: number): Course {
  const turn = (rotation * Math.PI) / 180;
  const [x, y] = [(box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale];
  const rise = Math.abs(Math.sin(turn)) * box.width;
  return {
    at: (place) => y + Math.tan(turn) * (place - x),
    half: Math.max(1, ((box.height - rise) / 2) * scale),
  };
}

/**
 * Classifies each pixel of the letters as fill or edge (outline, depth, panel) by the nearest color. Inside the box
 * of a layer, only the colors of this layer count, because the panel of one line may be as light as the letters of
 * another. Outside of all boxes, the colors of all layers count.
 */
function partsOf(
  { pixels, width, height }: Raster,
  layers: readonly TextLayer[],
  owners: Uint8Array,
): Uint8Array {
  const classifiers = [classifier(layers), ...layers.map((layer) => classifier([layer]))];
  const parts = new Uint8Array(width * height).fill(part.ground);
  for (let at = 0; at < parts.length; at += 1) {
    const byte = at * 4;
    if ((pixels[byte + 3] ?? 0) < solid) continue;
    const partOf = classifiers[owners[at] ?? 0];
    if (partOf) parts[at] = partOf(pixels[byte] ?? 0, pixels[byte + 1] ?? 0, pixels[byte + 2] ?? 0);
  }
  return parts;
}

/**
 * Returns for each pixel the number of its text layer, from 1; 0 outside of all text layers. Boxes of rotated layers
 * overlap: the layer with the nearest center line counts.
 */
function ownersOf(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  layers: readonly TextLayer[],
  scale: number,
): Uint8Array {
  const owners = new Uint8Array(width * height);
  const away = new Float32Array(width * height).fill(Infinity);
  const clip = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * scale)));
  layers.forEach((layer, place) => {
    const { at: middleAt, half } = courseOf(layer, scale);
    const { x, y, width: across, height: down } = layer.box;
    const [top, bottom] = [clip(y, height), clip(y + down, height)];
    for (let left = clip(x, width); left < clip(x + across, width); left += 1) {
      const middle = middleAt(left);
      for (let row = top; row < bottom; row += 1) {
        const distance = Math.abs(row - middle) / half;
        if (distance >= (away[row * width + left] ?? 0)) continue;
        away[row * width + left] = distance;
        owners[row * width + left] = place + 1;
      }
    }
  });
  return owners;
}

/** Returns a function that classifies a color as fill or edge of the given layers. */
function classifier(layers: readonly TextLayer[]): (red: number, green: number, blue: number) => number {
  const fills = layers.flatMap(({ fill, highlight }) => [...ramp(fill), ...ramp(highlight)]);
  const edges = layers.flatMap(({ strokes, extrusion, panel }) =>
    [...strokes.map(({ color }) => color), extrusion?.color, panel?.color]
      .filter((color) => color !== undefined)
      .map(rgb),
  );
  // Results are cached by the upper five bits of each channel, because letters have few colors.
  const known = new Uint8Array(1 << 15);
  return (red, green, blue) => {
    const shade = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const color: Color = [red, green, blue];
    known[shade] ||= distance(color, edges) < distance(color, fills) ? part.edge : part.letter;
    return known[shade] ?? part.ground;
  };
}

const rgb = (hex: string): Color => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Returns five colors along a gradient. */
function ramp([top, bottom]: readonly [string, string]): Color[] {
  const [from, to] = [rgb(top), rgb(bottom)];
  const at = (share: number, channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * share;
  return [0, 0.25, 0.5, 0.75, 1].map((share): Color => [at(share, 0), at(share, 1), at(share, 2)]);
}

/** Returns the squared distance of a color to the nearest color of a list. */
const distance = ([red, green, blue]: Color, colors: readonly Color[]): number =>
  Math.min(...colors.map(([r, g, b]) => (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2));

function partsWithin(parts: Uint8Array, width: number, height: number, reach: number): Parts {
  const near = (least: number, most: number): Uint8Array => {
    const across = new Uint8Array(parts.length);
    const marked = new Uint8Array(parts.length);
    const isPart = (at: number) => (parts[at] ?? 0) >= least && (parts[at] ?? 0) <= most;
    for (let y = 0; y < height; y += 1)
      spread(isPart, across, { start: y * width, count: width, step: 1 }, reach);
    const isMarked = (at: number) => across[at] === 1;
    for (let x = 0; x < width; x += 1)
      spread(isMarked, marked, { start: x, count: height, step: width }, reach);
    return marked;
  };
  return {
    parts,
    nearLetter: near(part.letter, part.letter),
    nearSign: near(part.edge, part.letter),
    nearGround: near(part.ground, part.ground),
  };
}

/** Marks all pixels within `reach` of a set pixel, along a line of `count` pixels whose indexes are `step` apart. */
function spread(
  isSet: (at: number) => boolean,
  to: Uint8Array,
  { start, count, step }: { start: number; count: number; step: number },
  reach: number,
): void {
  let filled = 0;
  for (let place = 0; place < count; place += 1) {
    if (!isSet(start + place * step)) continue;
    const end = Math.min(count, place + reach + 1);
    for (filled = Math.max(filled, place - reach); filled < end; filled += 1) to[start + filled * step] = 1;
  }
}
