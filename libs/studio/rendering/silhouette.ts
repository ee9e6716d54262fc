import { distancesFrom } from './distance';
import { closeHoles } from './holes';
import type { Canvases, Drawable, Surface } from './canvas';
import { type Painting, repainted, rgbOf } from './repaint';

/** Share of the width on which shadows and glows are drawn. They are soft, so few pixels are enough. */
const softScale = 0.25;

/** Copies a square surface. */
export function copyOf(art: Drawable, side: number, assets: Canvases): Surface {
  const copy = assets.createCanvas(side, side);
  copy.getContext('2d').drawImage(art, 0, 0, side, side);
  return copy;
}

/**
 * Draws the shape of a drawing in one color.
 * @param art the drawing, a square
 * @param side side of the square in pixels
 * @param color color of the shape, `#rrggbb`
 * @param assets creates surfaces
 * @param scale size of the result as a share of the drawing's size
 */
export function filled(art: Drawable, side: number, color: string, assets: Canvases, scale = 1): Surface {
  const small = Math.ceil(side * scale);
  const shape = assets.createCanvas(small, small);
  const pen = shape.getContext('2d');
  pen.drawImage(art, 0, 0, side * scale, side * scale);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = color;
  pen.fillRect(0, 0, small, small);
  return shape;
}

/**
 * Draws the shape of a drawing in one color, blurred, with room around it for the blur; on a quarter of the width.
 * @param art the drawing, a square
 * @param side side of the square in pixels
 * @param color color of the shape, `#rrggbb`
 * @param blur blur in pixels of the drawing
 * @param assets creates surfaces
 * @param times number of times that the shape is drawn over itself to make it denser
 * @returns the surface, and the side (in pixels of the drawing) of the square around the drawing's middle that the
 * surface covers
 */
export function softened(
  art: Drawable,
  side: number,
  color: string,
  blur: number,
  assets: Canvases,
  times = 1,
): { surface: Surface; side: number } {
  if (blur === 0) return { surface: filled(art, side, color, assets), side };
  const room = Math.ceil(blur * 2.2 * softScale);
  const small = Math.ceil(side * softScale) + room * 2;
  const shape = assets.createCanvas(small, small);
  const brush = shape.getContext('2d');
  const across = side * softScale;
  brush.drawImage(art, (small - across) / 2, (small - across) / 2, across, across);
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = color;
  brush.fillRect(0, 0, small, small);
  const soft = assets.createCanvas(small, small);
  const pen = soft.getContext('2d');
  pen.filter = `blur(${blur * softScale}px)`;
  for (let time = 0; time < times; time += 1) pen.drawImage(shape, 0, 0, small, small);
  return { surface: soft, side: small / softScale };
}

/** Blur in pixels from which half of the width is enough. */
const halfFrom = 1.5;

/**
 * Blurs a drawing.
 * @param art the drawing, a square with room around it
 * @param side side of the square in pixels
 * @param blur blur in pixels of the drawing
 * @param assets creates surfaces
 */
export function outOfFocus(art: Drawable, side: number, blur: number, assets: Canvases): Surface {
  const scale = blur >= halfFrom ? 0.5 : 1;
  const small = Math.ceil(side * scale);
  const soft = assets.createCanvas(small, small);
  const pen = soft.getContext('2d');
  pen.filter = `blur(${blur * scale}px)`;
  pen.drawImage(art, 0, 0, small, small);
  return soft;
}

/**
 * Largest blur in pixels for which a drawing has room on its own surface. A wider blur has its room on a surface of a quarter of
 * the width, so that the cost of a drawing does not grow with the square of its blur.
 */
const widestInPlace = 40;

/** Returns the room in pixels that the blur of a drawing needs on the surface of the drawing. */
export const blurRoom = (blur: number): number => (blur > widestInPlace ? 0 : blur * 3);

/**
 * Blurs a drawing as far as its layer wants.
 * @param art the drawing, a square with the room of `blurRoom` around it
 * @param side side of the square in pixels
 * @param blur blur in pixels of the drawing
 * @param assets creates surfaces
 * @returns the surface, and the side (in pixels of the drawing) of the square around the drawing's middle that it covers
 */
export function blurred(
  art: Drawable,
  side: number,
  blur: number,
  assets: Canvases,
): { surface: Drawable; side: number } {
  if (blur === 0) return { surface: art, side };
  if (blur <= widestInPlace) return { surface: outOfFocus(art, side, blur, assets), side };
  const across = side * softScale;
  const small = Math.ceil(across + blur * 3 * 2 * softScale);
  const soft = assets.createCanvas(small, small);
  const pen = soft.getContext('2d');
  pen.filter = `blur(${blur * softScale}px)`;
  pen.drawImage(art, (small - across) / 2, (small - across) / 2, across, across);
  return { surface: soft, side: small / softScale };
}

/** A line around a drawing: its width in pixels and its color, `#rrggbb`. */
type Line = { width: number; color: string };

/**
 * Draws lines around a drawing.
 * @param art the drawing, a square with room for the lines; changed in place
 * @param side side of the square in pixels
 * @param lines lines from the inside out
 * @param assets creates surfaces
 * @returns the drawing on top of its lines
 */
export function outlined(art: Surface, side: number, lines: readonly Line[], assets: Canvases): Surface {
  const drawn = lines.filter(({ width }) => width > 0);
  if (drawn.length === 0) return art;
  const whole = assets.createCanvas(side, side);
  whole.getContext('2d').drawImage(art, 0, 0, side, side);
  repainted(whole, side, (painting) => layLines(painting, drawn));
  whole.getContext('2d').drawImage(art, 0, 0, side, side);
  return whole;
}

/** The opacity of a drawing at half of its width: distances change evenly, so fewer pixels are enough. */
function halvedShape({ data, side }: Painting): Painting {
  const small = Math.ceil(side / 2);
  const half = { data: new Uint8ClampedArray(small * small * 4), side: small };
  for (let y = 0; y < small; y += 1) {
    const [top, bottom] = [y * 2 * side, Math.min(side - 1, y * 2 + 1) * side];
    for (let x = 0; x < small; x += 1) {
      const [left, right] = [x * 2, Math.min(side - 1, x * 2 + 1)];
      const sum =
        (data[(top + left) * 4 + 3] ?? 0) +
        (data[(top + right) * 4 + 3] ?? 0) +
        (data[(bottom + left) * 4 + 3] ?? 0) +
        (data[(bottom + right) * 4 + 3] ?? 0);
      half.data[(y * small + x) * 4 + 3] = sum / 4;
    }
  }
  return half;
}

/**
 * Averages each value with its two neighbours, weighted 1, 2, 1. Without it, a line along a slanting edge would be
 * wavy.
 */
function evened(values: Float32Array, side: number, stride: number): Float32Array {
  const even = values.slice();
  for (let at = stride; at < side * side - stride; at += 1)
    even[at] = ((values[at - stride] ?? 0) + 2 * (values[at] ?? 0) + (values[at + stride] ?? 0)) / 4;
  return even;
}

/**
 * Paints all pixels within the width of the lines in the colors of the lines; the shape itself gets the color of the
 * first line.
 */
function layLines(painting: Painting, lines: readonly Line[]): void {
  const { data } = painting;
  const reach = lines.reduce((sum, { width }) => sum + width, 0);
  const half = halvedShape(painting);
  let distances = distancesFrom(half, reach / 2);
  for (const stride of [1, half.side, 1, half.side]) distances = evened(distances, half.side, stride);
  closeHoles(distances, half.side, reach / 2);
  const bands = lines.map(({ color }, place) => ({
    color: rgbOf(color),
    end: lines.slice(0, place + 1).reduce((sum, { width }) => sum + width, 0) + 0.5,
  }));
  const last = half.side - 1;
  const { side } = painting;
  for (let place = 0, at = 0; place < side * side; place += 1, at += 4) {
    const [x, y] = [place % side, (place / side) | 0];
    // Interpolates the four nearest values of the halved field. An odd pixel lies a quarter of a cell after the middle
    // of its cell.
    const [column, row] = [(x - 1) >> 1, (y - 1) >> 1];
    const [left, right] = [Math.max(0, column), Math.min(last, column + 1)];
    const [upper, lower] = [Math.max(0, row) * half.side, Math.min(last, row + 1) * half.side];
    const [fx, fy] = [x & 1 ? 0.25 : 0.75, y & 1 ? 0.25 : 0.75];
    const above = (distances[upper + left] ?? 0) * (1 - fx) + (distances[upper + right] ?? 0) * fx;
    const below = (distances[lower + left] ?? 0) * (1 - fx) + (distances[lower + right] ?? 0) * fx;
    const distance = (above * (1 - fy) + below * fy) * 2;
    const cover = Math.min(1, reach + 0.5 - distance);
    if (cover <= 0) {
      data[at + 3] = 0;
      continue;
    }
    let [r, g, b] = [0, 0, 0];
    let rest = cover;
    for (const { color, end } of bands) {
      const share = Math.min(rest, Math.max(0, end - distance));
      r += color[0] * share;
      g += color[1] * share;
      b += color[2] * share;
      rest -= share;
    }
    data[at] = r / cover;
    data[at + 1] = g / cover;
    data[at + 2] = b / cover;
    data[at + 3] = cover * 255;
  }
}

/**
 * Paints over a drawing; nothing is painted outside of its shape.
 * @param art the drawing, a square
 * @param side side of the square in pixels
 * @param assets creates surfaces
 * @param paint paints with the context of the drawing
 */
export function within(
  art: Surface,
  side: number,
  assets: Canvases,
  paint: (pen: ReturnType<Surface['getContext']>) => void,
): void {
  const mask = copyOf(art, side, assets);
  const pen = art.getContext('2d');
  pen.save();
  paint(pen);
  pen.restore();
  pen.save();
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(mask, 0, 0, side, side);
  pen.restore();
}

/**
 * Copies a drawing at the reduced size from which soft edges are made.
 * @param art the drawing, a square
 * @param side side of the square in pixels
 * @param assets creates surfaces
 */
export const smallOf = (art: Drawable, side: number, assets: Canvases): Surface =>
  copyOf(art, Math.ceil(side * softScale), assets);

/**
 * Draws a blurred edge of a drawing, as `edgeOf` on fewer pixels.
 * @param small the drawing as `smallOf` gives it
 * @param side side of the drawing in pixels
 * @param edge width in pixels, angle in degrees (0 right, 90 below), color
 * @param assets creates surfaces
 */
export function softEdgeOf(
  small: Surface,
  side: number,
  edge: { width: number; angle: number; color: string },
  assets: Canvases,
): Surface {
  const across = Math.ceil(side * softScale);
  const width = edge.width * softScale;
  const sharp = edgeOf(small, across, { ...edge, width }, assets);
  const soft = assets.createCanvas(across, across);
  const pen = soft.getContext('2d');
  pen.filter = `blur(${width * 0.45}px)`;
  pen.drawImage(sharp, 0, 0, across, across);
  return soft;
}

/**
 * Draws the edge of a drawing on the side that an angle points to, in one color.
 * @param art the drawing, a square
 * @param side side of the square in pixels
 * @param edge width in pixels, angle in degrees (0 right, 90 below), color
 * @param assets creates surfaces
 */
export function edgeOf(
  art: Drawable,
  side: number,
  edge: { width: number; angle: number; color: string },
  assets: Canvases,
): Surface {
  const shape = filled(art, side, edge.color, assets);
  const pen = shape.getContext('2d');
  const turned = (edge.angle * Math.PI) / 180;
  pen.globalCompositeOperation = 'destination-out';
  pen.drawImage(art, -Math.cos(turned) * edge.width, -Math.sin(turned) * edge.width, side, side);
  return shape;
}
