import type { IllustrationLayer } from '../scene.schema';
import type { Assets, Context, Drawable, Surface } from './host';
import { radians, withAlpha } from './paint';

/** Shadows and glows are soft: a quarter of the pixels is enough for them. */
const softScale = 0.25;

/**
 * Draws one illustration with its shadow, glow, outline and rim.
 * @param ctx where
 * @param layer what
 * @param assets surfaces and the drawing itself
 */
export async function drawIllustration(
  ctx: Context,
  layer: IllustrationLayer,
  assets: Assets,
): Promise<void> {
  const { size } = layer.frame;
  const picture = await assets.loadIllustration(layer.id, Math.ceil(size));
  const reach = Math.ceil(
    Math.max(
      layer.outline?.width ?? 0,
      (layer.glow?.blur ?? 0) * 2.2,
      (layer.shadow?.blur ?? 0) * 2.2 + Math.abs(layer.shadow?.y ?? 0),
      layer.blur * 3,
    ) + 2,
  );
  const side = Math.ceil(size) + reach * 2;
  const body = bodyOf(layer, picture, side, reach, assets);
  ctx.save();
  ctx.globalAlpha = layer.opacity;
  ctx.translate(layer.frame.x + size / 2, layer.frame.y + size / 2);
  ctx.rotate(radians(layer.rotation));
  const put = (surface: Drawable, dx = 0, dy = 0) =>
    ctx.drawImage(surface, -side / 2 + dx, -side / 2 + dy, side, side);
  if (layer.glow) {
    ctx.globalCompositeOperation = 'screen';
    put(softened(body, side, layer.glow.color, layer.glow.blur, assets, 2));
    ctx.globalCompositeOperation = 'source-over';
  }
  if (layer.shadow) {
    // The shadow falls down the picture, however the drawing is turned.
    const back = radians(-layer.rotation);
    const { x, y } = layer.shadow;
    const [dx, dy] = [x * Math.cos(back) - y * Math.sin(back), x * Math.sin(back) + y * Math.cos(back)];
    put(softened(body, side, layer.shadow.color, layer.shadow.blur, assets, 1), dx, dy);
  }
  if (layer.blur > 0) ctx.filter = `blur(${layer.blur}px)`;
  put(body);
  ctx.restore();
}

function bodyOf(
  layer: IllustrationLayer,
  picture: Drawable,
  side: number,
  reach: number,
  assets: Assets,
): Surface {
  const size = layer.frame.size;
  const art = assets.createCanvas(side, side);
  const pen = art.getContext('2d');
  pen.save();
  if (layer.flip) {
    pen.translate(side, 0);
    pen.scale(-1, 1);
  }
  pen.drawImage(picture, reach, reach, size, size);
  pen.restore();
  if (layer.tint) tint(art, side, layer.tint, assets);
  if (layer.rim) rim(art, side, layer.rim, size * 0.016, assets);
  return layer.outline ? outlined(art, side, layer.outline, assets) : art;
}

const filled = (art: Drawable, side: number, color: string, assets: Assets, scale = 1): Surface => {
  const shape = assets.createCanvas(Math.ceil(side * scale), Math.ceil(side * scale));
  const pen = shape.getContext('2d');
  pen.drawImage(art, 0, 0, side * scale, side * scale);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = color;
  pen.fillRect(0, 0, side, side);
  return shape;
};

function softened(
  art: Drawable,
  side: number,
  color: string,
  blur: number,
  assets: Assets,
  times: number,
): Surface {
  const small = Math.ceil(side * softScale);
  const shape = filled(art, side, color, assets, softScale);
  if (blur === 0) return shape;
  const soft = assets.createCanvas(small, small);
  const pen = soft.getContext('2d');
  pen.filter = `blur(${blur * softScale}px)`;
  for (let time = 0; time < times; time += 1) pen.drawImage(shape, 0, 0, small, small);
  return soft;
}

/** Takes the hue of a color; the drawing keeps its light and dark. */
function tint(art: Surface, side: number, wanted: { color: string; amount: number }, assets: Assets): void {
  const mask = filled(art, side, '#000000', assets);
  const pen = art.getContext('2d');
  pen.save();
  pen.globalCompositeOperation = 'color';
  pen.fillStyle = withAlpha(wanted.color, wanted.amount);
  pen.fillRect(0, 0, side, side);
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(mask, 0, 0, side, side);
  pen.restore();
}

/** Light that catches the upper right edge. */
function rim(art: Surface, side: number, color: string, width: number, assets: Assets): void {
  const edge = filled(art, side, color, assets);
  const cut = edge.getContext('2d');
  cut.globalCompositeOperation = 'destination-out';
  cut.drawImage(art, -width, width, side, side);
  const pen = art.getContext('2d');
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.globalAlpha = 0.75;
  pen.filter = `blur(${width * 0.35}px)`;
  pen.drawImage(edge, 0, 0, side, side);
  pen.restore();
}

/** Grows the shape by stamping it: two rings of copies give an even line. */
function outlined(
  art: Surface,
  side: number,
  line: { width: number; color: string },
  assets: Assets,
): Surface {
  const shape = filled(art, side, line.color, assets);
  const whole = assets.createCanvas(side, side);
  const pen = whole.getContext('2d');
  const copies = 28;
  for (let copy = 0; copy < copies; copy += 1) {
    const angle = (copy / copies) * Math.PI * 2;
    pen.drawImage(shape, Math.cos(angle) * line.width, Math.sin(angle) * line.width, side, side);
  }
  pen.drawImage(art, 0, 0, side, side);
  return whole;
}
