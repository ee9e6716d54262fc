import type { Assets, Drawable, Surface } from './host';

/** What surfaces come from. */
export type Canvases = Pick<Assets, 'createCanvas'>;

/** Shadows and glows are soft: a quarter of the pixels is enough for them. */
const softScale = 0.25;

/** A copy of a square surface. */
export function copyOf(art: Drawable, side: number, assets: Canvases): Surface {
  const copy = assets.createCanvas(side, side);
  copy.getContext('2d').drawImage(art, 0, 0, side, side);
  return copy;
}

/**
 * The shape of a drawing in one color.
 * @param art the drawing, a square
 * @param side of the square in pixels
 * @param color of the shape
 * @param assets surfaces
 * @param scale size of the result against the drawing
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
 * The shape of a drawing in one color, out of focus; at a quarter of its pixels.
 * @param art the drawing, a square
 * @param side of the square in pixels
 * @param color of the shape
 * @param blur in pixels of the drawing
 * @param assets surfaces
 * @param times drawn over itself, to make it denser
 */
export function softened(
  art: Drawable,
  side: number,
  color: string,
  blur: number,
  assets: Canvases,
  times = 1,
): Surface {
  if (blur === 0) return filled(art, side, color, assets);
  const small = Math.ceil(side * softScale);
  const shape = filled(art, side, color, assets, softScale);
  const soft = assets.createCanvas(small, small);
  const pen = soft.getContext('2d');
  pen.filter = `blur(${blur * softScale}px)`;
  for (let time = 0; time < times; time += 1) pen.drawImage(shape, 0, 0, small, small);
  return soft;
}

/** Copies of a shape around a circle give an even line; more for a wider one. */
const stamps = (width: number): number => Math.min(32, Math.max(12, Math.ceil(width * 2.4)));

/**
 * A drawing on a larger copy of its own shape.
 * @param art the drawing, a square with room for the line
 * @param side of the square in pixels
 * @param line width in pixels and color
 * @param assets surfaces
 */
export function outlined(
  art: Surface,
  side: number,
  line: { width: number; color: string },
  assets: Canvases,
): Surface {
  if (line.width <= 0) return art;
  const shape = filled(art, side, line.color, assets);
  const whole = assets.createCanvas(side, side);
  const pen = whole.getContext('2d');
  const copies = stamps(line.width);
  for (let copy = 0; copy < copies; copy += 1) {
    const angle = (copy / copies) * Math.PI * 2;
    pen.drawImage(shape, Math.cos(angle) * line.width, Math.sin(angle) * line.width, side, side);
  }
  pen.drawImage(art, 0, 0, side, side);
  return whole;
}

/**
 * Paints over a drawing without leaving its shape.
 * @param art the drawing, a square
 * @param side of the square in pixels
 * @param assets surfaces
 * @param paint draws with the drawing's own context
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
 * The same edge out of focus; at a quarter of its pixels.
 * @param art the drawing, a square
 * @param side of the square in pixels
 * @param edge width in pixels, angle in degrees (0 right, 90 below), color
 * @param assets surfaces
 */
export function softEdgeOf(
  art: Drawable,
  side: number,
  edge: { width: number; angle: number; color: string },
  assets: Canvases,
): Surface {
  const small = Math.ceil(side * softScale);
  const width = edge.width * softScale;
  const sharp = edgeOf(copyOf(art, small, assets), small, { ...edge, width }, assets);
  const soft = assets.createCanvas(small, small);
  const pen = soft.getContext('2d');
  pen.filter = `blur(${width * 0.45}px)`;
  pen.drawImage(sharp, 0, 0, small, small);
  return soft;
}

/**
 * The edge of a drawing on the side that an angle points to, as a shape in one color.
 * @param art the drawing, a square
 * @param side of the square in pixels
 * @param edge width in pixels, angle in degrees (0 right, 90 below), color
 * @param assets surfaces
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
