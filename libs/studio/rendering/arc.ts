import type { Box } from '../scene/scene.schema';
import type { Pixels } from './canvas';
import { radians } from './paint';

/** A text on an arc: its flat box, the angle that its width covers, and its rotation about the middle, in degrees. */
export type Arc = { box: Box; degrees: number; rotation: number };

/** Converts a point of the picture to the point of the flat text that is drawn there, both in pixels. */
type Unbend = (x: number, y: number) => { x: number; y: number };

type Shape = {
  middle: { x: number; y: number };
  radius: number;
  /** 1 for an arch, whose ends are low; -1 for a bowl. */
  side: 1 | -1;
  /** Distance by which the text is moved, so that the arc has its middle in the middle of the box. */
  shift: number;
};

const shapeOf = ({ box, degrees }: Arc): Shape => {
  const angle = radians(Math.abs(degrees));
  const radius = Math.max(1, box.width) / angle;
  return {
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    radius,
    side: degrees > 0 ? 1 : -1,
    shift: (radius * (1 - Math.cos(angle / 2))) / 2,
  };
};

const unbendOf = (arc: Arc): Unbend => {
  const { middle, radius, side, shift } = shapeOf(arc);
  const [cos, sin] = [Math.cos(radians(arc.rotation)), Math.sin(radians(arc.rotation))];
  return (x, y) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    const [across, down] = [dx * cos + dy * sin, dy * cos - dx * sin];
    // Distance from the middle of the circle, which is below an arch and above a bowl.
    const height = radius - shift - side * down;
    const distance = Math.hypot(across, height);
    return {
      x: middle.x + Math.atan2(across, height) * radius,
      y: middle.y - side * (distance - radius),
    };
  };
};

/**
 * Returns the part of the picture that a text on an arc may cover, in whole pixels.
 * @param reach distance in pixels by which effects reach beyond the letters
 */
export const arcRegion = (arc: Arc, reach: number, size: { width: number; height: number }): Box => {
  const { middle, radius, shift } = shapeOf(arc);
  // A circle around the middle of the box contains the arc, however it is rotated.
  const most = Math.min(arc.box.width, 2 * radius) / 2 + arc.box.height / 2 + shift * 2 + reach;
  const [left, top] = [Math.max(0, Math.floor(middle.x - most)), Math.max(0, Math.floor(middle.y - most))];
  const right = Math.min(size.width, Math.ceil(middle.x + most));
  const bottom = Math.min(size.height, Math.ceil(middle.y + most));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
};

/** A drawn flat text: its pixels, and the place and scale of its surface in the picture. */
export type Flat = { pixels: Pixels; width: number; height: number; x: number; y: number; scale: number };

/** Writes the weighted mean of four neighbouring pixels of the flat text. Colors are weighted by their opacity. */
const sample = (flat: Flat, x: number, y: number, target: Uint8ClampedArray, at: number): void => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < -1 || top < -1 || left >= flat.width || top >= flat.height) return;
  const [right, below] = [x - left, y - top];
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner += 1) {
    const [column, row] = [left + (corner & 1), top + (corner >> 1)];
    if (column < 0 || row < 0 || column >= flat.width || row >= flat.height) continue;
    const from = (row * flat.width + column) * 4;
    const share = (corner & 1 ? right : 1 - right) * (corner >> 1 ? below : 1 - below);
    const weight = share * (flat.pixels.data[from + 3] ?? 0);
    red += weight * (flat.pixels.data[from] ?? 0);
    green += weight * (flat.pixels.data[from + 1] ?? 0);
    blue += weight * (flat.pixels.data[from + 2] ?? 0);
    alpha += weight;
  }
  if (alpha === 0) return;
  target[at] = red / alpha;
  target[at + 1] = green / alpha;
  target[at + 2] = blue / alpha;
  target[at + 3] = alpha;
};

/**
 * Bends a flat text: each pixel of the region gets the color of the flat text at its place. This is plain arithmetic, so
 * that browsers and servers draw the same pixels.
 * @param target pixels of the region; changed in place
 */
export const bend = (arc: Arc, flat: Flat, region: Box, target: Pixels): void => {
  const unbend = unbendOf(arc);
  for (let row = 0; row < region.height; row += 1) {
    for (let column = 0; column < region.width; column += 1) {
      const from = unbend(region.x + column + 0.5, region.y + row + 0.5);
      const at = (row * region.width + column) * 4;
      sample(
        flat,
        (from.x - flat.x) * flat.scale - 0.5,
        (from.y - flat.y) * flat.scale - 0.5,
        target.data,
        at,
      );
    }
  }
};
