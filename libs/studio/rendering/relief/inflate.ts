import type { Field } from './mask';

/** Side in cells of the coarsest level, which is solved directly. */
const coarsest = 24;

/**
 * Heights of a shape inflated like a balloon: the square root of the solution of Δu = −4 that is 0 outside the shape,
 * solved from coarse to fine. A disc becomes half a sphere.
 * @param mask share of each cell that the shape covers, 0 to 1
 * @param cap upper limit of the heights in cells, approached softly
 */
export function inflated(mask: Field, cap: number): Field {
  const levels = [mask];
  for (let last = mask; last.side > coarsest; levels.push(last)) last = halved(last);
  let solved: Field | null = null;
  for (let level = levels.length - 1; level >= 0; level -= 1) {
    const grid = levels[level] ?? mask;
    const next: Field = solved ? enlarged(solved, grid.side) : emptyField(grid.side);
    relax(next, grid, 4 ** level, solved === null ? 60 : level === 0 ? 6 : 12);
    solved = next;
  }
  const { values } = solved ?? mask;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    if (value > 0) values[at] = cap * Math.tanh(Math.sqrt(value) / cap);
  }
  return { side: mask.side, values };
}

/** Creates a field of zeros. */
export const emptyField = (side: number): Field => ({ side, values: new Float32Array(side * side) });

function halved({ side, values }: Field): Field {
  const small = emptyField(side >> 1);
  for (let y = 0; y < small.side; y += 1) {
    for (let x = 0; x < small.side; x += 1) {
      const at = 2 * y * side + 2 * x;
      const sum =
        (values[at] ?? 0) + (values[at + 1] ?? 0) + (values[at + side] ?? 0) + (values[at + side + 1] ?? 0);
      small.values[y * small.side + x] = sum / 4;
    }
  }
  return small;
}

function enlarged(small: Field, side: number): Field {
  const large = emptyField(side);
  const last = small.side - 1;
  for (let y = 0; y < side; y += 1) {
    const v = Math.min(last, Math.max(0, (y + 0.5) / 2 - 0.5));
    const top = Math.floor(v);
    const [upper, lower, fy] = [top * small.side, Math.min(last, top + 1) * small.side, v - top];
    for (let x = 0; x < side; x += 1) {
      const u = Math.min(last, Math.max(0, (x + 0.5) / 2 - 0.5));
      const left = Math.floor(u);
      const right = Math.min(last, left + 1);
      const fx = u - left;
      const above = (small.values[upper + left] ?? 0) * (1 - fx) + (small.values[upper + right] ?? 0) * fx;
      const below = (small.values[lower + left] ?? 0) * (1 - fx) + (small.values[lower + right] ?? 0) * fx;
      large.values[y * side + x] = above * (1 - fy) + below * fy;
    }
  }
  return large;
}

/** Solves the field by over-relaxed sweeps; `source` is the area of one cell in cells of the finest level. */
function relax({ side, values }: Field, mask: Field, source: number, sweeps: number): void {
  for (let at = 0; at < values.length; at += 1) if ((mask.values[at] ?? 0) < 0.02) values[at] = 0;
  const { inside, most } = cellsInside(mask);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (let place = 0; place < most; place += 1) {
      const at = inside[place] ?? 0;
      const cover = mask.values[at] ?? 0;
      const around =
        (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - side] ?? 0) + (values[at + side] ?? 0);
      // At a soft edge the height is scaled by the coverage of the cell.
      const target = (around / 4 + source) * (cover > 0.98 ? 1 : cover);
      const now = values[at] ?? 0;
      values[at] = Math.max(0, now + 1.6 * (target - now));
    }
  }
}

/** Lists the cells that the shape covers, without the border of the field. */
function cellsInside({ side, values }: Field): { inside: Int32Array; most: number } {
  const inside = new Int32Array(side * side);
  let most = 0;
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      if ((values[y * side + x] ?? 0) < 0.02) continue;
      inside[most] = y * side + x;
      most += 1;
    }
  }
  return { inside, most };
}
