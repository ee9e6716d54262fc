import type { Painting } from './repaint';

/** A squared distance that is larger than any within a picture. */
const far = 1e9;

/**
 * The distance of each pixel from a shape: the exact Euclidean distance transform by lower envelopes of parabolas
 * (Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions", 2012). The opacity of a pixel on the edge
 * is the share of the pixel that the shape covers, so distances are more precise than one pixel.
 * @param painting a shape; only its opacity is read
 * @param reach distance in pixels up to which the result is exact; farther pixels get `reach` or more
 * @returns distance in pixels, row by row; 0 inside the shape
 */
export function distancesFrom({ data, side }: Painting, reach: number): Float32Array {
  const squares = new Float32Array(side * side);
  for (let place = 0, at = 3; place < squares.length; place += 1, at += 4) {
    const alpha = data[at] ?? 0;
    const outside = 0.5 - alpha / 255;
    squares[place] = alpha === 0 ? far : outside > 0 ? outside * outside : 0;
  }
  const line = createLine(side);
  const limit = (reach + 1) * (reach + 1);
  for (let x = 0; x < side; x += 1) transformed(squares, x, side, side, limit, line);
  for (let y = 0; y < side; y += 1) transformed(squares, y * side, 1, side, limit, line);
  for (let place = 0; place < squares.length; place += 1) squares[place] = Math.sqrt(squares[place] ?? 0);
  return squares;
}

/**
 * Working memory for one row or column: its values, the vertices of the parabolas, and the position from which each
 * parabola is the lowest.
 */
type Line = { values: Float32Array; tips: Int32Array; starts: Float32Array };

const createLine = (length: number): Line => ({
  values: new Float32Array(length),
  tips: new Int32Array(length),
  starts: new Float32Array(length + 1),
});

/**
 * Transforms one row or column: the lowest of the parabolas whose vertices are its values. Values above `limit` have no
 * parabola.
 */
function transformed(
  grid: Float32Array,
  from: number,
  stride: number,
  length: number,
  limit: number,
  { values, tips, starts }: Line,
): void {
  let last = -1;
  for (let k = 0, at = from; k < length; k += 1, at += stride) {
    const value = grid[at] ?? 0;
    values[k] = value;
    if (value > limit) continue;
    let start = -Infinity;
    while (last >= 0) {
      const tip = tips[last] ?? 0;
      start = (value - (values[tip] ?? 0) + k * k - tip * tip) / (2 * (k - tip));
      if (start > (starts[last] ?? 0)) break;
      last -= 1;
    }
    last += 1;
    tips[last] = k;
    starts[last] = last === 0 ? -Infinity : start;
  }
  if (last < 0) return;
  for (let k = 0, at = from, one = 0; k < length; k += 1, at += stride) {
    while (one < last && (starts[one + 1] ?? 0) < k) one += 1;
    const tip = tips[one] ?? 0;
    grid[at] = (k - tip) * (k - tip) + (values[tip] ?? 0);
  }
}
