import type { PhotoLayer } from '../document/document.schema';
import type { Surface } from './canvas';
import { lumaOf, ramp } from './repaint';
import { type PhotoLight, type SceneLight, type Triple, linearOf } from './scene-light';

/**
 * How a photo is changed: factors of red, green and blue in linear light, of the differences from the brightness `pivot` (0 to
 * 255), and of the differences from gray.
 */
type Change = { gain: Triple; contrast: number; pivot: number; saturation: number };
/** Mean color of a photo in linear light, its mean brightness and the standard deviation of it (0 to 255). */
type Measured = { mean: Triple; luma: number; spread: number };

/** Only every fourth pixel in each direction is measured. */
const step = 4;
/** How far a photo follows the light of its ground with full strength: color, brightness and contrast. */
const follows = { color: 0.7, light: 0.42, contrast: 0.35 };
/** Share of the light that a photo loses or gains at its sides, away from the light and towards it. */
const shading = 0.28;

const luminanceOf = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const bounded = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const measured = (data: Uint8ClampedArray, width: number, height: number): Measured => {
  let [weight, red, green, blue, luma, squares] = [1e-6, 0, 0, 0, 0, 0];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      const opacity = (data[at + 3] ?? 0) / 255;
      if (opacity === 0) continue;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const bright = lumaOf(r, g, b);
      weight += opacity;
      red += (linearOf[r] ?? 0) * opacity;
      green += (linearOf[g] ?? 0) * opacity;
      blue += (linearOf[b] ?? 0) * opacity;
      luma += bright * opacity;
      squares += bright * bright * opacity;
    }
  const middle = luma / weight;
  return {
    mean: [red / weight, green / weight, blue / weight],
    luma: middle,
    spread: Math.sqrt(Math.max(0, squares / weight - middle * middle)),
  };
};

/** Returns the change that moves a photo towards the light of its ground. @param share strength, 0 to 1 */
const towards = (photo: Measured, light: SceneLight, share: number): Pick<Change, 'gain' | 'contrast'> => {
  const exposure =
    bounded((light.brightness + 1e-4) / (luminanceOf(photo.mean) + 1e-4), 0.12, 1.5) **
    (follows.light * share);
  const colors = light.tint.map((part) => bounded(part, 0.4, 2.2) ** (follows.color * share)) as Triple;
  // A colored light is no brighter than white light.
  const even = luminanceOf(colors);
  return {
    gain: colors.map((part) => (part / even) * exposure) as Triple,
    contrast: bounded((light.spread + 12) / (photo.spread + 12), 0.93, 1.25) ** (follows.contrast * share),
  };
};

/** Returns the byte of each byte after a gain in linear light and a change of contrast. A gain keeps light parts visible. */
const curveOf = (gain: number, contrast: number, pivot: number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, byte) => {
    const light = (linearOf[byte] ?? 0) * gain;
    const toned = gain > 1 ? (light * (1 + light / (gain * gain))) / (1 + light) : light;
    // The compression of light parts must not darken the others.
    const kept = gain > 1 ? light + (toned - light) * ramp(0.2, 1, light) : light;
    return pivot + (255 * Math.min(1, kept) ** (1 / 2.2) - pivot) * contrast;
  });

/** Change of the light from one pixel to the next, to the right and downwards, as a factor; `start` is for the first pixel. */
type Slope = { right: number; down: number; start: number };

/** Returns the slope with which a photo is lighter on the side of the light. @param longest longer side of the photo */
const slopeOf = (
  { angle }: PhotoLight,
  side: { width: number; height: number; longest: number },
  share: number,
): Slope => {
  const turn = (angle * Math.PI) / 180;
  const by = (shading * share * 2) / Math.max(1, side.longest);
  const [right, down] = [Math.cos(turn) * by, Math.sin(turn) * by];
  return { right, down, start: 1 - (right * side.width + down * side.height) / 2 };
};

const changed = (
  data: Uint8ClampedArray,
  width: number,
  { gain, contrast, saturation, pivot }: Change,
  { right, down, start }: Slope,
): void => {
  const [reds, greens, blues] = gain.map((factor) => curveOf(factor, contrast, pivot)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const place = at >> 2;
    const row = Math.floor(place / width);
    const factor = start + (place - row * width) * right + row * down;
    const red = (reds[data[at] ?? 0] ?? 0) * factor;
    const green = (greens[data[at + 1] ?? 0] ?? 0) * factor;
    const blue = (blues[data[at + 2] ?? 0] ?? 0) * factor;
    const gray = saturation === 1 ? 0 : lumaOf(red, green, blue) * (1 - saturation);
    data[at] = gray + red * saturation;
    data[at + 1] = gray + green * saturation;
    data[at + 2] = gray + blue * saturation;
  }
};

/**
 * Changes the light of a photo: its own exposure, tint and saturation, and the light of its ground as far as it follows it.
 * @param art surface with the photo, changed in place; transparent pixels stay transparent
 * @param size size of the surface in pixels
 * @param layer gives the tone of the photo and how far it follows the ground
 * @param lit light of the ground; null without a ground
 */
export const relight = (
  art: Surface,
  { width, height }: { width: number; height: number },
  { tone, match = 0, box }: PhotoLayer,
  lit: PhotoLight | null,
): void => {
  const share = lit ? match : 0;
  if (!tone && share === 0) return;
  const pen = art.getContext('2d');
  const pixels = pen.getImageData(0, 0, width, height);
  const photo = measured(pixels.data, width, height);
  const matched = lit && share > 0 ? towards(photo, lit.light, share) : { gain: [1, 1, 1], contrast: 1 };
  const { exposure = 1, tint = [1, 1, 1], saturation = 1 } = tone ?? {};
  const gain = matched.gain.map((part, at) => part * exposure * (tint[at] ?? 1)) as Triple;
  const size = { width, height, longest: Math.max(box.width, box.height) };
  const slope = lit ? slopeOf(lit, size, share) : { right: 0, down: 0, start: 1 };
  changed(pixels.data, width, { ...matched, gain, saturation, pivot: photo.luma }, slope);
  pen.putImageData(pixels, 0, 0);
};
