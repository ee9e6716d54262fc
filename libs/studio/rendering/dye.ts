import type { Surface } from './canvas';
import { eachPixel, repainted } from './repaint';

/** Least difference between the largest and the smallest channel, 0 to 1, of a pixel with a hue of its own. */
const leastColor = 0.12;

/** Largest difference in degrees between a hue and the main hue of a drawing, within which both are one color. */
const sameColor = 42;

/** Steps of 10 degrees in which hues are counted. */
const bins = 36;

/** Lightness from which a target color counts as white, and up to which it counts as black; 0 to 1. */
const whiteFrom = 0.88;
const blackTo = 0.22;

const lumaOf = (r: number, g: number, b: number): number => (r * 0.3 + g * 0.59 + b * 0.11) / 255;

/** Hue in degrees of the HSV model; 0 for a gray pixel. */
function hueOf(r: number, g: number, b: number): number {
  const high = Math.max(r, g, b);
  const range = high - Math.min(r, g, b);
  if (range === 0) return 0;
  const sixth = high === r ? (g - b) / range : high === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sixth * 60 + 360) % 360;
}

const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** Share, 0 to 1, by which a value lies between two bounds. */
const between = (low: number, high: number, value: number): number =>
  Math.min(1, Math.max(0, (value - low) / (high - low)));

/**
 * Gives the main parts of a drawing another color. Only pixels of the main hue change, so that a red car in blue keeps black
 * tires and light windows. A drawing without a hue changes as a whole, except for its darkest parts.
 * @param art a square drawing, changed in place
 * @param side side of the square in pixels
 * @param color target color, `#rrggbb`
 * @param amount share of the target color, 0 to 1
 */
export function dyed(art: Surface, side: number, color: string, amount: number): void {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const goal = lumaOf(red, green, blue);
  repainted(art, side, (painting) => {
    const main = mainHue(painting.data);
    const weightOf = (r: number, g: number, b: number): number => {
      const range = (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
      // Without a main hue, dark parts such as pupils and tires stay.
      if (main === null) return between(0.1, 0.24, lumaOf(r, g, b));
      return (
        between(leastColor, leastColor * 2, range) *
        (1 - between(sameColor, sameColor + 16, apart(hueOf(r, g, b), main)))
      );
    };
    let sum = 0;
    let weights = 0;
    eachPixel(painting, (data, at) => {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      const weight = weightOf(r, g, b);
      sum += lumaOf(r, g, b) * weight;
      weights += weight;
    });
    const mean = weights === 0 ? 0.5 : sum / weights;
    eachPixel(painting, (data, at) => {
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
      const weight = weightOf(r, g, b) * amount;
      if (weight === 0) return;
      const luma = lumaOf(r, g, b);
      const light = shaded(luma, mean, goal);
      [red, green, blue].forEach((part, channel) => {
        const own = data[at + channel] ?? 0;
        // Above the lightness of the target color the surface reflects light and becomes whiter.
        const wanted =
          light <= goal
            ? (part * light) / Math.max(0.02, goal)
            : part + ((255 - part) * (light - goal)) / Math.max(0.02, 1 - goal);
        data[at + channel] = own + (wanted - own) * weight;
      });
    });
  });
}

/** Lightness of a pixel in the target color: its light and shade relative to the mean of the drawing. */
function shaded(luma: number, mean: number, goal: number): number {
  if (goal <= blackTo) return Math.min(1, Math.max(0, goal + (luma - mean) * 0.55));
  if (goal >= whiteFrom)
    return Math.min(1, Math.max(0.3, goal + (luma - mean) * (luma < mean ? 0.75 : 0.3) - 0.04));
  return Math.min(1, Math.max(0, goal + (luma - mean) * 0.8));
}

/** The most frequent hue of a drawing, weighted by saturation; null for a drawing that is nearly gray. */
function mainHue(data: Uint8ClampedArray): number | null {
  const counts = new Array<number>(bins).fill(0);
  let visible = 0;
  let colored = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue;
    visible += 1;
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const range = (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
    if (range < leastColor) continue;
    colored += 1;
    const bin = Math.floor(hueOf(r, g, b) / (360 / bins)) % bins;
    counts[bin] = (counts[bin] ?? 0) + range;
  }
  if (visible === 0 || colored / visible < 0.2) return null;
  const smooth = counts.map(
    (count, bin) => count + (counts[(bin + 1) % bins] ?? 0) + (counts[(bin + bins - 1) % bins] ?? 0),
  );
  const best = smooth.indexOf(Math.max(...smooth));
  return (best + 0.5) * (360 / bins);
}
