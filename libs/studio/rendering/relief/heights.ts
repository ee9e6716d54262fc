import { emptyField, inflated } from './inflate';
import { type Field, maskOf, traced } from './mask';
import type { Ring } from './path-data';
import { type Shape, shapeUnits } from './shapes';

/**
 * The body of a drawing: `height` of each cell in cells, `cover` the share of the cell that is covered, `wet` how much
 * the cell is a wet eye (0 to 1).
 */
export type Heights = { side: number; height: Float32Array; cover: Float32Array; wet: Float32Array };

/** Thickness of the whole drawing and of its parts, as shares of the side. */
export const thicknesses = {
  full: { whole: 0.3, part: 0.14 },
  flat: { whole: 0.1, part: 0.02 },
} as const;
export type Thickness = keyof typeof thicknesses;

/** Height of the step to a shape that covers another, as a share of the side, and the most steps that add up. */
const step = { height: 0.008, most: 4 };

/** Brightness of a fill (0 to 255) and share of the square below which a shape is a pupil or an opening. */
const dark = { luma: 70, area: 0.05 };

/**
 * Treatment of small dark shapes. `eyes`: round shapes are domes, wide shapes are engraved mouths. `hollow`: all are
 * engraved. `plain`: they are raised as other parts.
 */
export type DarkParts = 'eyes' | 'hollow' | 'plain';

/**
 * Computes the heights of a flat drawing. A shape replaces the shapes under it, so that covered shapes leave no trace.
 * @param shapes shapes from back to front
 * @param side side of the result in cells
 * @param thickness thickness of the drawing
 * @param darkParts treatment of small dark shapes
 */
export function heightsOf(
  shapes: readonly Shape[],
  side: number,
  thickness: Thickness,
  darkParts: DarkParts,
): Heights {
  const { whole, part } = thicknesses[thickness];
  const parts = shapes
    .flatMap((shape) => separated(shape, darkParts))
    .map((shape) => ({ ...shape, mask: maskOf(shape, side) }));
  const cover = emptyField(side);
  for (const { mask } of parts) {
    for (let at = 0; at < cover.values.length; at += 1)
      cover.values[at] = Math.max(cover.values[at] ?? 0, mask.values[at] ?? 0);
  }
  const detail = emptyField(side);
  const levels = emptyField(side);
  const wet = emptyField(side);
  for (const one of parts) {
    const { mask } = one;
    const engraved = one.small === 'opening';
    const pupil = one.small === 'pupil';
    const swell = inflated(mask, (pupil ? part * 0.6 : part) * side);
    const level = meanUnder(levels, mask);
    const base = pupil ? meanUnder(detail, mask) : step.height * side * Math.min(step.most, level);
    for (let at = 0; at < mask.values.length; at += 1) {
      const m = mask.values[at] ?? 0;
      if (m === 0) continue;
      const now = detail.values[at] ?? 0;
      const lift = swell.values[at] ?? 0;
      const next = engraved ? now - Math.min(0.5 * lift, 0.02 * side) : (pupil ? 0.8 : 0.5) * lift + base;
      detail.values[at] = now * (1 - m) + next * m;
      levels.values[at] = (levels.values[at] ?? 0) * (1 - m) + (level + (engraved ? 0 : 1)) * m;
      wet.values[at] = (wet.values[at] ?? 0) * (1 - m) + (pupil ? m : 0);
    }
  }
  const body = inflated(cover, whole * side);
  for (let at = 0; at < body.values.length; at += 1)
    body.values[at] = 0.8 * (body.values[at] ?? 0) + (detail.values[at] ?? 0);
  return { side, height: softened(body, 1).values, cover: cover.values, wet: wet.values };
}

function meanUnder(field: Field, mask: Field): number {
  let [sum, weight] = [0, 0];
  for (let at = 0; at < mask.values.length; at += 1) {
    const m = mask.values[at] ?? 0;
    sum += (field.values[at] ?? 0) * m;
    weight += m;
  }
  return weight > 0 ? sum / weight : 0;
}

type Part = Shape & { small: 'pupil' | 'opening' | null };

/**
 * Splits a dark shape into its separate parts, because eyes, nose and mouth are one shape in the illustration set.
 * Other shapes stay whole.
 */
function separated(shape: Shape, darkParts: DarkParts): Part[] {
  if (darkParts === 'plain' || lumaOf(shape.fill) > dark.luma || shape.opacity < 1)
    return [{ ...shape, small: null }];
  return groupsOf(shape.rings).map((rings) => ({ ...shape, rings, small: smallKind(rings, darkParts) }));
}

const lumaOf = (color: string): number =>
  parseInt(color.slice(1, 3), 16) * 0.3 +
  parseInt(color.slice(3, 5), 16) * 0.59 +
  parseInt(color.slice(5, 7), 16) * 0.11;

type Bounds = { left: number; top: number; right: number; bottom: number; area: number };

function boundsOf(rings: readonly Ring[]): Bounds {
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity, area: 0 };
  for (const ring of rings) {
    traced(ring, (ax, ay, bx, by) => {
      bounds.left = Math.min(bounds.left, ax);
      bounds.right = Math.max(bounds.right, ax);
      bounds.top = Math.min(bounds.top, ay);
      bounds.bottom = Math.max(bounds.bottom, ay);
      bounds.area += (ax * by - bx * ay) / 2;
    });
  }
  return bounds;
}

/** Groups rings whose bounds overlap, such as a border and its hole. */
function groupsOf(rings: readonly Ring[]): Ring[][] {
  const groups: { rings: Ring[]; bounds: Bounds }[] = [];
  for (const ring of rings) {
    const own = boundsOf([ring]);
    const met = groups.filter(
      ({ bounds }) =>
        bounds.left < own.right &&
        own.left < bounds.right &&
        bounds.top < own.bottom &&
        own.top < bounds.bottom,
    );
    const together = [...met.flatMap((group) => group.rings), ring];
    for (const group of met) groups.splice(groups.indexOf(group), 1);
    groups.push({ rings: together, bounds: boundsOf(together) });
  }
  return groups.map((group) => group.rings);
}

function smallKind(rings: readonly Ring[], darkParts: DarkParts): Part['small'] {
  const { left, top, right, bottom, area } = boundsOf(rings);
  const [width, height] = [right - left, bottom - top];
  if (width * height > dark.area * shapeUnits * shapeUnits) return null;
  const round = Math.abs(area) > 0.68 * width * height && width < height * 1.7 && height < width * 2.6;
  return round && darkParts === 'eyes' ? 'pupil' : 'opening';
}

/**
 * Averages each cell over a box of `radius` cells to each side, first across, then down.
 * @param field values to average
 * @param radius radius of the box in cells
 */
export function softened({ side, values }: Field, radius: number): Field {
  const pass = (from: Float32Array, stride: number, next: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < side; line += 1) {
      const start = line * next;
      const last = side - 1;
      let sum = 0;
      for (let k = -radius; k <= radius; k += 1)
        sum += from[start + Math.min(last, Math.max(0, k)) * stride] ?? 0;
      for (let k = 0; k < side; k += 1) {
        to[start + k * stride] = sum / (2 * radius + 1);
        sum +=
          (from[start + Math.min(last, k + radius + 1) * stride] ?? 0) -
          (from[start + Math.max(0, k - radius) * stride] ?? 0);
      }
    }
    return to;
  };
  return { side, values: pass(pass(values, 1, side), side, 1) };
}
