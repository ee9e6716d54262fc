import type { IllustrationLayer } from '../scene/scene.schema';
import type { Context, Surface } from './canvas';
import type { Assets } from './host';
import { softened } from './silhouette';
import { radians, turn, withAlpha } from './paint';

/**
 * How the lowest part of a drawing is found: cells across the square, share of the drawing's height that counts as its
 * foot, and opacity (0 to 255) from which a cell is covered.
 */
const foot = { cells: 64, height: 0.05, opaque: 110 };

/**
 * Finds the place where a drawing touches the floor.
 * @param layer the drawing
 * @param body the drawing before rotation, with transparent room around it
 * @param side side of the body in pixels
 * @param assets creates surfaces
 * @returns middle and width of the part that touches the floor, and its lower edge, in pixels of the picture
 */
export function footOf(
  { frame, rotation, box }: IllustrationLayer,
  body: Surface,
  side: number,
  assets: Assets,
): { x: number; width: number; y: number } {
  const { cells } = foot;
  const surface = assets.createCanvas(cells, cells);
  const pen = surface.getContext('2d');
  // The square contains the drawing at every rotation.
  const scale = cells / (side * 1.42);
  pen.translate(cells / 2, cells / 2);
  pen.rotate(radians(rotation));
  pen.scale(scale, scale);
  pen.drawImage(body, -side / 2, -side / 2, side, side);
  const { data } = pen.getImageData(0, 0, cells, cells);
  const solid = (x: number, y: number): boolean => (data[(y * cells + x) * 4 + 3] ?? 0) > foot.opaque;
  let [left, right, lowest] = [cells, -1, -1];
  for (let y = cells - 1; y >= 0; y -= 1) {
    if (lowest >= 0 && y < lowest - foot.height * cells) break;
    for (let x = 0; x < cells; x += 1) {
      if (!solid(x, y)) continue;
      if (lowest < 0) lowest = y;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
  }
  if (lowest < 0) return { x: box.x + box.width / 2, width: box.width, y: box.y + box.height };
  const across = (cell: number): number => frame.x + frame.size / 2 + (cell - cells / 2) / scale;
  const down = frame.y + frame.size / 2 + (lowest + 1 - cells / 2) / scale;
  return {
    x: (across(left) + across(right + 1)) / 2,
    width: across(right + 1) - across(left),
    y: Math.min(down, box.y + box.height),
  };
}

/**
 * Draws the contact shadow of a drawing on the floor: dark in the middle, soft at its ends.
 * @param ctx context to draw on
 * @param layer the drawing
 * @param floor color of the shadow, and its blur in pixels
 * @param touching place where the drawing touches the floor, as `footOf` gives it
 */
export function drawPool(
  ctx: Context,
  { box, opacity }: IllustrationLayer,
  floor: { color: string; blur: number },
  touching: { x: number; width: number; y: number },
): void {
  const width = Math.max(touching.width * 0.56, box.width * 0.2) + floor.blur;
  const height = width * 0.13 + floor.blur * 0.3;
  ctx.save();
  ctx.globalAlpha = opacity;
  ctx.translate(touching.x, touching.y - height * 0.25);
  ctx.scale(1, height / width);
  const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, width);
  pool.addColorStop(0, withAlpha(floor.color, 0.85));
  pool.addColorStop(0.5, withAlpha(floor.color, 0.6));
  pool.addColorStop(1, withAlpha(floor.color, 0));
  ctx.fillStyle = pool;
  ctx.beginPath();
  ctx.arc(0, 0, width, 0, turn);
  ctx.fill();
  ctx.restore();
}

/**
 * Cast shadow of a body: sideways shear, height as a share of the body's, opacity, and blur as a share of the drawing's
 * side.
 */
const floorShadow = { lean: 0.42, flat: 0.17, alpha: 0.4, blur: 0.022 };

/**
 * Draws the shadow that a lit body casts on the floor behind it, away from the key light: the silhouette, sheared and
 * flattened. The shadow fades with the distance from the foot, so that no part of it looks detached.
 * @param ctx context to draw on
 * @param layer the drawing
 * @param body the drawing before rotation, with transparent room around it
 * @param side side of the body in pixels
 * @param touching place where the drawing touches the floor, as `footOf` gives it
 * @param assets creates surfaces
 */
export function drawFloorShadow(
  ctx: Context,
  { box, frame, rotation, opacity, relief }: IllustrationLayer,
  body: Surface,
  side: number,
  touching: { x: number; y: number },
  assets: Assets,
): void {
  const shadow = softened(body, side, '#000000', frame.size * floorShadow.blur, assets);
  const middle = frame.y + frame.size / 2;
  fade(shadow, radians(rotation), { top: box.y - middle, foot: touching.y - middle });
  const bottom = touching.y - box.height * 0.015;
  const away = relief?.light.keyFrom === 'right' ? -1 : 1;
  ctx.save();
  ctx.globalCompositeOperation = 'multiply';
  ctx.globalAlpha = floorShadow.alpha * opacity;
  ctx.translate(touching.x, bottom);
  ctx.transform(1, 0, -away * floorShadow.lean, floorShadow.flat, 0, 0);
  ctx.translate(frame.x + frame.size / 2 - touching.x, middle - bottom);
  ctx.rotate(radians(rotation));
  ctx.drawImage(shadow.surface, -shadow.side / 2, -shadow.side / 2, shadow.side, shadow.side);
  ctx.restore();
}

/** Fades a shadow upwards from the foot; heights are in pixels from the middle of the drawing. */
function fade(
  shadow: { surface: Surface; side: number },
  angle: number,
  heights: { top: number; foot: number },
): void {
  const pixels = Number(shadow.surface.width);
  const scale = pixels / shadow.side;
  const [dx, dy] = [Math.sin(angle) * scale, Math.cos(angle) * scale];
  const at = (height: number) => [pixels / 2 + dx * height, pixels / 2 + dy * height] as const;
  const pen = shadow.surface.getContext('2d');
  const gradient = pen.createLinearGradient(...at(heights.foot), ...at(heights.top));
  gradient.addColorStop(0, '#000000');
  gradient.addColorStop(0.3, '#000000a6');
  gradient.addColorStop(0.85, '#00000000');
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.filter = 'none';
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, pixels, pixels);
  pen.restore();
}

/** Share of a drawing's height that a polished floor reflects. */
const mirrored = 0.3;

/**
 * Draws the reflection of a drawing on a polished floor: its lower end upside down below it, fading out.
 * @param ctx context to draw on
 * @param layer the drawing
 * @param body the drawing before rotation, with transparent room around it
 * @param side side of the body in pixels
 * @param strength strength of the reflection, 0 to 1
 * @param assets creates surfaces
 */
export function drawMirror(
  ctx: Context,
  layer: IllustrationLayer,
  body: Surface,
  side: number,
  strength: number,
  assets: Assets,
): void {
  const { box, frame } = layer;
  const width = Math.ceil(box.width) + 4;
  const height = Math.ceil(box.height * mirrored);
  const image = assets.createCanvas(width, height);
  const pen = image.getContext('2d');
  pen.save();
  pen.translate(frame.x + frame.size / 2 - box.x + 2, box.y + box.height - (frame.y + frame.size / 2));
  pen.scale(1, -1);
  pen.rotate(radians(layer.rotation));
  pen.drawImage(body, -side / 2, -side / 2, side, side);
  pen.restore();
  const fade = pen.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, withAlpha('#000000', strength * layer.opacity));
  fade.addColorStop(1, '#00000000');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
  ctx.drawImage(image, box.x - 2, box.y + box.height, width, height);
}
