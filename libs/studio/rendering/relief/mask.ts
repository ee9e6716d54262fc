import type { Ring } from './path-data';
import { type Shape, shapeUnits } from './shapes';

/** A square of numbers, row by row. */
export type Field = { side: number; values: Float32Array };

/** Number of straight pieces that replace a curve. */
const pieces = 16;

/**
 * Computes the share of each cell that a shape covers, 0 to 1, by the signed area to the left of its edges. Plain
 * arithmetic makes the result the same in a browser and on a server.
 * @param shape shape in a square of 32 units
 * @param side side of the field in cells
 */
export function maskOf({ rings, rule }: Pick<Shape, 'rings' | 'rule'>, side: number): Field {
  // The extra column receives edges to the right of the square.
  const sums = new Float32Array((side + 2) * side);
  const scale = side / shapeUnits;
  for (const ring of rings)
    traced(ring, (ax, ay, bx, by) => addEdge(sums, side, ax * scale, ay * scale, bx * scale, by * scale));
  const values = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1) {
    let winding = 0;
    for (let x = 0; x < side; x += 1) {
      winding += sums[y * (side + 2) + x] ?? 0;
      values[y * side + x] = rule === 'evenodd' ? folded(winding) : Math.min(1, Math.abs(winding));
    }
  }
  return { side, values };
}

/** Coverage under the even-odd rule: an even winding is outside, an odd winding inside. */
function folded(winding: number): number {
  const rest = Math.abs(winding) % 2;
  return rest > 1 ? 2 - rest : rest;
}

/** Visits the straight edges of a closed ring; curves are split into straight pieces. */
export function traced(ring: Ring, visit: (ax: number, ay: number, bx: number, by: number) => void): void {
  let [x, y] = [ring.x, ring.y];
  for (const segment of ring.segments) {
    if (segment.length === 2) {
      visit(x, y, segment[0], segment[1]);
      [x, y] = segment;
      continue;
    }
    const [ax, ay, bx, by, ex, ey] = segment;
    const [sx, sy] = [x, y];
    for (let piece = 1; piece <= pieces; piece += 1) {
      const t = piece / pieces;
      const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      const [nx, ny] = [p * sx + q * ax + r * bx + s * ex, p * sy + q * ay + r * by + s * ey];
      visit(x, y, nx, ny);
      [x, y] = [nx, ny];
    }
  }
  visit(x, y, ring.x, ring.y);
}

/**
 * Adds an edge to the sums. In each row, the height of the edge is divided between the cells by the area to its right.
 */
function addEdge(sums: Float32Array, side: number, ax: number, ay: number, bx: number, by: number): void {
  if (ay === by) return;
  const direction = ay < by ? 1 : -1;
  const [x0, y0, x1, y1] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const slope = (x1 - x0) / (y1 - y0);
  const clamp = (x: number) => Math.min(side, Math.max(0, x));
  for (let row = Math.max(0, Math.floor(y0)); row < Math.min(side, Math.ceil(y1)); row += 1) {
    const [top, bottom] = [Math.max(row, y0), Math.min(row + 1, y1)];
    const height = (bottom - top) * direction;
    const from = clamp(x0 + (top - y0) * slope);
    const to = clamp(x0 + (bottom - y0) * slope);
    addRow(sums, row * (side + 2), Math.min(from, to), Math.max(from, to), height);
  }
}

/** Adds an edge within one row, from `left` to `right`. */
function addRow(sums: Float32Array, row: number, left: number, right: number, height: number): void {
  const first = Math.floor(left);
  const last = Math.ceil(right);
  const add = (x: number, value: number) => (sums[row + x] = (sums[row + x] ?? 0) + value);
  if (last <= first + 1) {
    const middle = (left + right) / 2 - first;
    add(first, height * (1 - middle));
    add(first + 1, height * middle);
    return;
  }
  // Coverage up to the right end of each cell, minus the coverage up to its left end.
  const share = height / (right - left);
  let before = 0;
  let covered = 0;
  for (let x = first; x < last; x += 1) {
    const [from, to] = [Math.max(left, x), Math.min(right, x + 1)];
    const inside = share * ((to - from) * (x + 1 - (from + to) / 2)) + share * Math.max(0, from - left);
    add(x, inside - before);
    before = inside;
    covered = share * (to - left);
  }
  add(last, covered - before);
}
