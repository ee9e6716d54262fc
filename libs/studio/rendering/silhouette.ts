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
 * The shape of a drawing in one color, out of focus, with room around it to fade out in; at a quarter of its pixels.
 * @param art the drawing, a square
 * @param side of the square in pixels
 * @param color of the shape
 * @param blur in pixels of the drawing
 * @param assets surfaces
 * @param times drawn over itself, to make it denser
 * @returns the surface, and the side in pixels of the drawing that it is to be laid on about the drawing's middle
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

/** Blur in pixels from which half of the pixels are enough. */
const halfFrom = 1.5;

/**
 * A drawing out of focus.
 * @param art the drawing, a square with room around it
 * @param side of the square in pixels
 * @param blur in pixels of the drawing
 * @param assets surfaces
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

/** Copies of a shape around a circle give an even line; more for a wider one. */
const stamps = (width: number): number => Math.min(24, Math.max(8, Math.ceil(width * 2)));

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
 * A drawing at the size that soft edges are made at.
 * @param art the drawing, a square
 * @param side of the square in pixels
 * @param assets surfaces
 */
export const smallOf = (art: Drawable, side: number, assets: Canvases): Surface =>
  copyOf(art, Math.ceil(side * softScale), assets);

/**
 * The same edge out of focus; at a quarter of its pixels.
 * @param small the drawing as `smallOf` gives it
 * @param side of the drawing in pixels
 * @param edge width in pixels, angle in degrees (0 right, 90 below), color
 * @param assets surfaces
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
