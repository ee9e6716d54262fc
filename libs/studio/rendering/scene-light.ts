import { isGround } from '../document/actions/ground';
import type { DocumentLayer, PhotoLayer, SceneDocument } from '../document/document.schema';
import { scaledDocument } from '../document/geometry';
import { lumaOf } from './repaint';

/** Three numbers for red, green and blue. */
export type Triple = [number, number, number];

/**
 * The light of a ground. `brightness` is its mean luminance in linear light (0 to 1), `tint` are the factors of red, green and blue
 * of its light, `spread` the standard deviation of its brightness
 * (0 to 255), `middle` the point that the light comes from, in shares of the picture, and `key` the color of that light,
 * `#rrggbb`. `strength` is 1 for a bright light and less for a dark one.
 */
export type SceneLight = {
  brightness: number;
  tint: Triple;
  spread: number;
  middle: { x: number; y: number };
  key: string;
  strength: number;
};

/** The light of the ground of a photo, and the direction that it comes from: degrees, 0 from the right, -90 from above. */
export type PhotoLight = { light: SceneLight; angle: number };

/** Linear light of each byte, 0 to 1. */
export const linearOf = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2);

/** Share of the brightest pixels of a ground whose mean is the color of its light. */
const brightest = 0.08;
/** How much more colorful the light is than the brightest pixels. */
const vividness = 1.5;

const luminanceOf = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const meanOf = (colors: readonly Triple[]): Triple => {
  const sum = colors.reduce<Triple>(([r, g, b], [x, y, z]) => [r + x, g + y, b + z], [0, 0, 0]);
  return sum.map((part) => part / Math.max(1, colors.length)) as Triple;
};

/**
 * Returns the factor of one part of a light. The mean color of a ground is also the color of its things, such as leaves, so it
 * counts only half; the other half are its brightest parts.
 */
const tinted = (part: number, color: Triple): number => (part + 0.004) / (luminanceOf(color) + 0.004);

/** Returns a color that is as bright as possible, and more colorful. */
const vivid = (color: Triple): string => {
  const luminance = luminanceOf(color);
  const strong = color.map((part) => Math.max(0, luminance + (part - luminance) * vividness));
  const most = Math.max(1e-4, ...strong);
  const hex = (part: number) =>
    Math.round(255 * (part / most) ** (1 / 2.2))
      .toString(16)
      .padStart(2, '0');
  return `#${strong.map(hex).join('')}`;
};

/**
 * Measures the light of a ground.
 * @param data opaque pixels of the ground, four bytes each
 * @param size size in pixels
 */
export const lightIn = (
  data: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): SceneLight => {
  const pixels = Array.from({ length: width * height }, (_, place) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(place * 4, place * 4 + 3);
    const color: Triple = [linearOf[red] ?? 0, linearOf[green] ?? 0, linearOf[blue] ?? 0];
    return { place, color, luma: lumaOf(red, green, blue), light: luminanceOf(color) };
  });
  const middleLuma = pixels.reduce((sum, { luma }) => sum + luma, 0) / pixels.length;
  const variance = pixels.reduce((sum, { luma }) => sum + (luma - middleLuma) ** 2, 0) / pixels.length;
  const bright = pixels
    .toSorted((a, b) => b.light - a.light)
    .slice(0, Math.max(1, Math.round(pixels.length * brightest)));
  // Bright pixels count much more than others for the place of the light.
  const weight = pixels.reduce((sum, { light }) => sum + light ** 2, 1e-9);
  const x = pixels.reduce((sum, { place, light }) => sum + ((place % width) + 0.5) * light ** 2, 0);
  const y = pixels.reduce((sum, { place, light }) => sum + (Math.floor(place / width) + 0.5) * light ** 2, 0);
  const mean = meanOf(pixels.map(({ color }) => color));
  const key = meanOf(bright.map(({ color }) => color));
  return {
    brightness: luminanceOf(mean),
    tint: mean.map((part, at) => Math.sqrt(tinted(part, mean) * tinted(key[at] ?? 0, key))) as Triple,
    spread: Math.sqrt(variance),
    middle: { x: x / weight / width, y: y / weight / height },
    key: vivid(key),
    strength: Math.min(1, 0.6 + luminanceOf(key) * 1.2),
  };
};

/** Width in pixels at which a ground is drawn to measure its light. */
const measuredWidth = 64;

/**
 * Returns the ground beneath a layer, small, with the lights that lie on it.
 * @returns null if there is no ground beneath the layer
 */
export const groundBeneath = (document: SceneDocument, id: string): SceneDocument | null => {
  const place = document.layers.findIndex((layer) => layer.id === id);
  const beneath = document.layers.slice(0, Math.max(0, place)).filter(({ hidden }) => !hidden);
  if (!beneath.some(isGround)) return null;
  const isLit = (layer: DocumentLayer) => isGround(layer) || layer.kind === 'light';
  return scaledDocument({ ...document, layers: beneath.filter(isLit) }, measuredWidth);
};

/** Returns the direction in degrees from the middle of a photo to the light: 0 to the right, -90 upwards. */
export const angleOfLight = (
  { middle }: SceneLight,
  { box, rotation }: PhotoLayer,
  size: { width: number; height: number },
): number => {
  const dx = middle.x * size.width - (box.x + box.width / 2);
  // Light falls from above in nearly all photos, so a light behind the person counts as higher than it is.
  const dy = Math.min(middle.y * size.height - (box.y + box.height / 2), 0) - size.height * 0.2;
  return (Math.atan2(dy, dx) * 180) / Math.PI - rotation;
};
