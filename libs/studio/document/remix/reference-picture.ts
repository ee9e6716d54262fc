import { toOklch } from '../../planning/color';
import { colorDistance } from '../variants/colors';

/** Pixels of a small picture: red, green, blue and alpha (0-255) of each one, row by row. */
export type SmallPicture = {
  pixels: Readonly<Uint8ClampedArray | Uint8Array>;
  width: number;
  height: number;
};

/** Largest side in pixels at which a picture is read as a reference. */
export const referenceSide = 96;
/** Most colors of a reference. */
const mostColors = 5;
/** Least distance of two colors of a reference, and the least share of the picture that a color covers. */
const [leastDistance, leastShare] = [0.13, 0.01];
/** Least distance of the middle of the detail from the middle of the picture, as a share of its width. */
const leastShift = 0.07;

/** A reference picture: `colors`, those of the largest areas first, and the `side` with most of its detail, null if no side has. */
export type Reference = { colors: readonly string[]; side: 'left' | 'right' | null };

type Bin = { count: number; red: number; green: number; blue: number };

const inHex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
const meanOf = ({ count, red, green, blue }: Bin): string =>
  `#${inHex(red / count)}${inHex(green / count)}${inHex(blue / count)}`;

/** Counts similar opaque colors together: 16 steps of each channel. */
const binsOf = ({ pixels }: SmallPicture): Bin[] => {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bin.count += 1;
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bins.set(key, bin);
  }
  return [...bins.values()].toSorted((a, b) => b.count - a.count);
};

/** Chooses the colors that cover most of a picture and differ from each other. */
const colorsOf = (picture: SmallPicture): string[] => {
  const chosen: { color: string; count: number }[] = [];
  const least = (picture.pixels.length / 4) * leastShare;
  for (const bin of binsOf(picture)) {
    const color = meanOf(bin);
    const near = chosen.find((one) => colorDistance(one.color, color) < leastDistance);
    if (near) near.count += bin.count;
    else if (chosen.length < 4 * mostColors) chosen.push({ color, count: bin.count });
  }
  return chosen
    .filter(({ count }) => count >= least)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostColors)
    .map(({ color }) => color);
};

/** Finds the side with most of the detail: the middle of all differences between neighboring pixels. */
const sideOf = ({ pixels, width, height }: SmallPicture): Reference['side'] => {
  let [sum, moment] = [0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 1; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const difference = Math.abs((pixels[at + 1] ?? 0) - (pixels[at - 3] ?? 0));
      // Small differences are noise and soft gradients.
      if (difference < 12) continue;
      sum += difference;
      moment += difference * ((x - 0.5) / width);
    }
  if (sum === 0) return null;
  const shift = moment / sum - 0.5;
  return Math.abs(shift) < leastShift ? null : shift < 0 ? 'left' : 'right';
};

/** Reads colors and layout of a picture. Transparent parts count as nothing. */
export const readReference = (picture: SmallPicture): Reference => ({
  colors: colorsOf(picture),
  side: sideOf(picture),
});

/** The colors of a reference by their use: the ground, and two accents, which are the strongest other colors. */
export type ReferencePalette = { ground: string; accent: string; second: string };

/** Chooses the uses of the colors of a reference. @returns null for a picture without colors */
export const paletteFrom = ([ground, ...others]: readonly string[]): ReferencePalette | null => {
  if (ground === undefined) return null;
  const strongest = others.toSorted((a, b) => toOklch(b).c - toOklch(a).c);
  const accent = strongest[0] ?? ground;
  return { ground, accent, second: strongest[1] ?? accent };
};
