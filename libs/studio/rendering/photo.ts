import type { PhotoLayer, PictureLayer } from '../document/document.schema';
import type { Context, Drawable, Surface } from './canvas';
import { decontaminated } from './decontaminate';
import { drawGroundPhoto } from './ground-photo';
import type { Assets, PictureSize } from './host';
import { radians } from './paint';
import { relight } from './relit';
import { addRim } from './rim';
import type { PhotoLight } from './scene-light';
import { blurRoom, blurred, outlined, softened } from './silhouette';

const sizeOf = ({ width, height }: Drawable): PictureSize => ({
  width: Number(width),
  height: Number(height),
});

/** Draws a photo, its crop and its mask into the middle of a square surface. */
function cutOut(
  layer: PhotoLayer,
  photo: Drawable,
  mask: Drawable | null,
  side: number,
  assets: Assets,
): Surface {
  const { width, height } = layer.box;
  const surface = assets.createCanvas(side, side);
  const [x, y] = [(side - width) / 2, (side - height) / 2];
  const crop = layer.crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const whole = { width: width / crop.width, height: height / crop.height };
  const put = (pen: Context, image: Drawable) => {
    pen.save();
    if (layer.flip) {
      pen.translate(side, 0);
      pen.scale(-1, 1);
    }
    pen.beginPath();
    pen.roundRect(x, y, width, height, Math.min(layer.radius, width / 2, height / 2));
    pen.clip();
    pen.drawImage(image, x - crop.left * whole.width, y - crop.top * whole.height, whole.width, whole.height);
    pen.restore();
  };
  put(surface.getContext('2d'), photo);
  if (!mask) return surface;
  const size = { side, longest: Math.max(whole.width, whole.height) };
  return decontaminated(surface, (pen) => put(pen, mask), size, assets);
}

/** Pixels around a photo that its outlines and a small blur need. A wide blur adds its own room. */
const reachOf = ({ outline, border, blur }: PhotoLayer): number =>
  Math.ceil((outline?.width ?? 0) + (border?.width ?? 0) + blurRoom(blur) + 2);

/**
 * Draws a photo with its mask, outlines, shadow and glow. A photo or mask that was deleted is left out.
 * @param ctx context to draw on
 * @param layer photo to draw
 * @param assets creates surfaces and loads the photo
 * @param lit light of the ground that the photo follows; null if it follows none
 */
export async function drawPhoto(
  ctx: Context,
  layer: PhotoLayer,
  assets: Assets,
  lit: PhotoLight | null,
): Promise<void> {
  const { box } = layer;
  if (box.width < 1 || box.height < 1) return;
  const [photo, mask] = await Promise.all([
    assets.loadPhoto?.(layer.assetId) ?? null,
    layer.maskId === null || !layer.isCutOut || layer.isGround
      ? null
      : (assets.loadPhoto?.(layer.maskId) ?? null),
  ]);
  if (!photo) return;
  if (layer.isGround) return drawGroundPhoto(ctx, layer, photo, assets);
  const side = Math.ceil(Math.max(box.width, box.height)) + reachOf(layer) * 2;
  const lines = [layer.outline, layer.border].filter((line) => line !== null);
  const cut = cutOut(layer, photo, mask, side, assets);
  relight(cut, { width: side, height: side }, layer, lit);
  if (lit && layer.rim) {
    const { key: color, strength } = lit.light;
    const rim = { strength: layer.rim * strength, longest: Math.max(box.width, box.height), color };
    addRim(cut, side, { ...rim, angle: lit.angle }, assets);
  }
  const art = outlined(cut, side, lines, assets);
  ctx.translate(box.x + box.width / 2, box.y + box.height / 2);
  ctx.rotate(radians(layer.rotation));
  const put = (surface: Drawable, across = side, dx = 0, dy = 0) =>
    ctx.drawImage(surface, -across / 2 + dx, -across / 2 + dy, across, across);
  if (layer.glow) {
    const glow = softened(art, side, layer.glow.color, layer.glow.blur, assets, 2);
    ctx.globalCompositeOperation = 'screen';
    put(glow.surface, glow.side);
    ctx.globalCompositeOperation = 'source-over';
  }
  if (layer.shadow) {
    // The shadow falls in the same direction at every rotation of the photo.
    const back = radians(-layer.rotation);
    const { x, y, color, blur } = layer.shadow;
    const shadow = softened(art, side, color, blur, assets);
    const [dx, dy] = [x * Math.cos(back) - y * Math.sin(back), x * Math.sin(back) + y * Math.cos(back)];
    put(shadow.surface, shadow.side, dx, dy);
  }
  const shown = blurred(art, side, layer.blur, assets);
  put(shown.surface, shown.side);
}

/**
 * Draws a generated image so that it covers the picture; what does not fit is cut off evenly. An image that was deleted
 * is left out.
 * @param ctx context to draw on
 * @param layer layer with the image
 * @param size size of the picture in pixels
 * @param assets loads the image
 */
export async function drawPicture(
  ctx: Context,
  layer: PictureLayer,
  size: PictureSize,
  assets: Assets,
): Promise<void> {
  const image = await (assets.loadPhoto?.(layer.imageId) ?? null);
  if (!image) return;
  const own = sizeOf(image);
  const scale = Math.max(size.width / own.width, size.height / own.height);
  const [width, height] = [own.width * scale, own.height * scale];
  ctx.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height);
}
