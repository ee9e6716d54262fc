import type { IllustrationLayer } from '../scene/scene.schema';
import type { Context, Surface } from './canvas';
import type { Assets } from './host';
import { softened } from './silhouette';
import { radians, turn, withAlpha } from './paint';

/**
 * The shadow where a drawing touches the floor: dark in the middle, soft at its ends.
 * @param ctx where
 * @param layer the drawing
 * @param floor color, and how soft in pixels
 */
export function drawPool(
  ctx: Context,
  { box, opacity }: IllustrationLayer,
  floor: { color: string; blur: number },
): void {
  const width = box.width * 0.46 + floor.blur;
  const height = width * 0.13 + floor.blur * 0.3;
  ctx.save();
  ctx.globalAlpha = opacity;
  ctx.translate(box.x + box.width / 2, box.y + box.height - height * 0.25);
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

/** How far a shadow leans to the side, how flat, how dark and how soft (share of the drawing's side) it is. */
const floorShadow = { lean: 0.6, flat: 0.22, alpha: 0.3, blur: 0.022 };

/**
 * The shadow that a lit body throws on the floor behind it, away from the key light: its silhouette, sheared and
 * flattened.
 * @param ctx where
 * @param layer the drawing
 * @param body as it was drawn, unturned, with room around it
 * @param side of the body in pixels
 * @param assets surfaces
 */
export function drawFloorShadow(
  ctx: Context,
  { box, frame, rotation, opacity, relief }: IllustrationLayer,
  body: Surface,
  side: number,
  assets: Assets,
): void {
  const shadow = softened(body, side, '#000000', frame.size * floorShadow.blur, assets);
  const [foot, bottom] = [box.x + box.width / 2, box.y + box.height * 0.985];
  const away = relief?.light.keyFrom === 'right' ? -1 : 1;
  ctx.save();
  ctx.globalCompositeOperation = 'multiply';
  ctx.globalAlpha = floorShadow.alpha * opacity;
  ctx.translate(foot, bottom);
  ctx.transform(1, 0, -away * floorShadow.lean, floorShadow.flat, 0, 0);
  ctx.translate(frame.x + frame.size / 2 - foot, frame.y + frame.size / 2 - bottom);
  ctx.rotate(radians(rotation));
  ctx.drawImage(shadow.surface, -shadow.side / 2, -shadow.side / 2, shadow.side, shadow.side);
  ctx.restore();
}

/** How much of a drawing's height a polished floor shows of it. */
const mirrored = 0.3;

/**
 * The lower end of a drawing upside down under it, fading out.
 * @param ctx where
 * @param layer the drawing
 * @param body as it was drawn, unturned, with room around it
 * @param side of the body in pixels
 * @param strength 0 to 1
 * @param assets surfaces
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
