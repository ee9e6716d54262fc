import type { PhotoLayer } from '../document/document.schema';
import type { Canvases, Context, Drawable, Surface } from './canvas';
import { radians } from './paint';
import { relight } from './relit';

/** Share of the size at which a blurred photo is drawn: from each blur in pixels, so many pixels are enough. */
const scaleOf = (blur: number): number => (blur >= 8 ? 0.25 : blur >= 2 ? 0.5 : 1);

type Tile = { width: number; height: number; margin: number };

/**
 * Draws the crop of a photo, and mirrored copies of it around, as far as the margin reaches.
 * @param tile size of the photo on the surface and width of the margin, in pixels
 */
const tiled = (layer: PhotoLayer, photo: Drawable, tile: Tile, assets: Canvases): Surface => {
  const { width, height, margin } = tile;
  const surface = assets.createCanvas(Math.ceil(width + 2 * margin), Math.ceil(height + 2 * margin));
  const pen = surface.getContext('2d');
  const crop = layer.crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const whole = { width: width / crop.width, height: height / crop.height };
  const steps = margin > 0 ? [-1, 0, 1] : [0];
  for (const down of steps)
    for (const across of steps) {
      pen.save();
      pen.translate(margin + (across + 0.5) * width, margin + (down + 0.5) * height);
      pen.scale(across === 0 ? 1 : -1, down === 0 ? 1 : -1);
      pen.beginPath();
      pen.rect(-width / 2, -height / 2, width, height);
      pen.clip();
      const [x, y] = [-width / 2 - crop.left * whole.width, -height / 2 - crop.top * whole.height];
      pen.drawImage(photo, x, y, whole.width, whole.height);
      pen.restore();
    }
  return surface;
};

/**
 * Draws a photo that is the ground of a picture. Its blur does not fade its edges, because the photo is continued by mirrored
 * copies.
 * @param ctx context to draw on
 * @param layer photo to draw
 * @param photo the loaded photo
 * @param assets creates surfaces
 */
export const drawGroundPhoto = (ctx: Context, layer: PhotoLayer, photo: Drawable, assets: Canvases): void => {
  const { box, blur } = layer;
  const scale = scaleOf(blur);
  const margin = blur > 0 ? Math.ceil(blur * scale * 3) : 0;
  const tile = { width: Math.ceil(box.width * scale), height: Math.ceil(box.height * scale), margin };
  const plain = tiled(layer, photo, tile, assets);
  const [width, height] = [tile.width + 2 * margin, tile.height + 2 * margin];
  const art = blur > 0 ? assets.createCanvas(width, height) : plain;
  if (blur > 0) {
    const pen = art.getContext('2d');
    pen.filter = `blur(${blur * scale}px)`;
    pen.drawImage(plain, 0, 0, width, height);
  }
  relight(art, { width, height }, layer, null);
  ctx.translate(box.x + box.width / 2, box.y + box.height / 2);
  ctx.rotate(radians(layer.rotation));
  if (layer.flip) ctx.scale(-1, 1);
  ctx.beginPath();
  ctx.rect(-box.width / 2, -box.height / 2, box.width, box.height);
  ctx.clip();
  const [wide, high] = [(width * box.width) / tile.width, (height * box.height) / tile.height];
  ctx.drawImage(art, -wide / 2, -high / 2, wide, high);
};
