import type { IllustrationLayer } from '../scene/scene.schema';
import { drawDimensions } from './dimensions';
import { dyed } from './dye';
import { finish } from './finishes';
import { drawFloorShadow, drawMirror, drawPool, footOf } from './floor';
import type { Context, Drawable, Surface } from './canvas';
import type { Assets } from './host';
import { radians, withAlpha } from './paint';
import { drawnRelief } from './relief/relief';
import { type Shape, fillShape, shapeUnits, shapesOf } from './relief/shapes';
import { blurRoom, blurred, outlined, softened, within } from './silhouette';
import { paintState } from './states';
import { drawSteam } from './steam';

/**
 * Strength of the glow behind a drawing, 0 to 1: enough to separate the drawing from the background, too little to be
 * seen as a separate patch.
 */
const glowStrength = { studio: 0.6, warm: 0.45, dark: 0.3 } as const;

/**
 * Draws one illustration with its finish, light, outlines, shadow, glow and floor.
 * @param ctx context to draw on
 * @param layer illustration to draw
 * @param assets creates surfaces and loads the drawing
 */
export async function drawIllustration(
  ctx: Context,
  layer: IllustrationLayer,
  assets: Assets,
): Promise<void> {
  const lit = await litBody(layer, assets);
  // A lit body has no outline, because light and shade already separate it from the background.
  if (lit) return laid(ctx, { ...layer, outline: null, border: null }, lit, assets);
  return laid(ctx, { ...layer, relief: null }, await drawnFlat(layer, assets), assets);
}

/** Puts a finished drawing on the picture, with shadow, glow and floor. */
function laid(ctx: Context, layer: IllustrationLayer, art: Surface, assets: Assets): void {
  const { size } = layer.frame;
  const reach = reachOf(layer);
  const side = Math.ceil(size) + reach * 2;
  const body = bodyOf(layer, art, reach, assets);
  const stands = layer.relief !== null && layer.floor !== null;
  if (layer.floor) {
    const touching = footOf(layer, body, side, assets);
    if (stands) drawFloorShadow(ctx, layer, body, side, touching, assets);
    drawPool(ctx, layer, layer.floor, touching);
  }
  ctx.save();
  ctx.globalAlpha = layer.opacity;
  ctx.translate(layer.frame.x + size / 2, layer.frame.y + size / 2);
  ctx.rotate(radians(layer.rotation));
  const put = (surface: Drawable, across = side, dx = 0, dy = 0) =>
    ctx.drawImage(surface, -across / 2 + dx, -across / 2 + dy, across, across);
  if (layer.glow) {
    ctx.globalCompositeOperation = 'screen';
    ctx.globalAlpha =
      layer.opacity *
      (layer.finish?.kind === 'cel' || layer.relief ? glowStrength[layer.relief?.lit ?? 'studio'] : 1);
    const glow = softened(body, side, layer.glow.color, layer.glow.blur, assets, layer.relief ? 1 : 2);
    put(glow.surface, glow.side);
    ctx.globalAlpha = layer.opacity;
    ctx.globalCompositeOperation = 'source-over';
  }
  if (layer.shadow && !stands) {
    // The shadow falls down in the picture at every rotation of the drawing.
    const back = radians(-layer.rotation);
    const { x, y } = layer.shadow;
    const [dx, dy] = [x * Math.cos(back) - y * Math.sin(back), x * Math.sin(back) + y * Math.cos(back)];
    const shadow = softened(body, side, layer.shadow.color, layer.shadow.blur, assets);
    put(shadow.surface, shadow.side, dx, dy);
  }
  const shown = blurred(body, side, layer.blur, assets);
  put(shown.surface, shown.side);
  ctx.restore();
  if (layer.floor && layer.floor.mirror > 0) drawMirror(ctx, layer, body, side, layer.floor.mirror, assets);
  if (layer.relief?.steam && layer.opacity > 0.9) drawSteam(ctx, layer, assets);
  if (layer.finish?.kind === 'draft' && layer.role === 'hero') drawDimensions(ctx, layer);
}

/** Pixels around the drawing that its outlines and a small blur need. Glows, shadows and wide blurs add their own room. */
const reachOf = ({ outline, border, blur }: IllustrationLayer): number =>
  Math.ceil((outline?.width ?? 0) + (border?.width ?? 0) + blurRoom(blur) + 2);

/** Draws the illustration as a lit body if it has a relief. Light and shade of a finish come from the relief. */
async function litBody(layer: IllustrationLayer, assets: Assets): Promise<Surface | null> {
  const art = await drawnRelief(layer, assets);
  if (!art) return null;
  const size = Math.ceil(layer.frame.size);
  if (layer.tint && !layer.relief?.recolor) tint(art, size, layer.tint, assets);
  paintState(art, size, layer, assets);
  finish(art, size, { ...layer, finish: null, outline: null }, assets);
  return art;
}

/**
 * The flat shapes of a drawing that is drawn from shapes: one that is made for this picture, a flat one, and an inked one, whose
 * colors would change if its gradients were reduced to few steps. Null for every other drawing.
 */
async function shapesFor(layer: IllustrationLayer, assets: Assets): Promise<readonly Shape[] | null> {
  if (layer.body !== undefined) return shapesOf(layer.body) ?? [];
  const isFlat = layer.finish?.kind === 'ink' || layer.finish?.kind === 'flat';
  return isFlat && assets.relief ? assets.relief.loadShapes(layer.id) : null;
}

/** Draws the illustration flat, as in the illustration set, in its hue and finish. */
async function drawnFlat(layer: IllustrationLayer, assets: Assets): Promise<Surface> {
  const size = Math.ceil(layer.frame.size);
  const shapes = await shapesFor(layer, assets);
  const picture = shapes ? null : await assets.loadIllustration(layer.id, size);
  const art = assets.createCanvas(size, size);
  const pen = art.getContext('2d');
  pen.save();
  if (layer.flip) {
    pen.translate(size, 0);
    pen.scale(-1, 1);
  }
  if (picture) pen.drawImage(picture, 0, 0, size, size);
  else {
    pen.scale(size / shapeUnits, size / shapeUnits);
    for (const shape of shapes ?? []) fillShape(pen, shape, shape.fill);
    pen.globalAlpha = 1;
  }
  pen.restore();
  if (layer.tint) tint(art, size, layer.tint, assets);
  paintState(art, size, layer, assets);
  finish(art, size, layer, assets);
  return art;
}

/** Puts a finished drawing on a larger surface with its outlines. */
function bodyOf(layer: IllustrationLayer, art: Surface, reach: number, assets: Assets): Surface {
  const size = Math.ceil(layer.frame.size);
  const side = size + reach * 2;
  const whole = assets.createCanvas(side, side);
  whole.getContext('2d').drawImage(art, reach, reach, size, size);
  const lines = [layer.outline, layer.border].filter((line) => line !== null);
  return outlined(whole, side, lines, assets);
}

/** Gives a drawing or its main parts a color. The lightness of a whole drawing stays. */
function tint(
  art: Surface,
  side: number,
  wanted: NonNullable<IllustrationLayer['tint']>,
  assets: Assets,
): void {
  if (wanted.parts === 'main') return dyed(art, side, wanted.color, wanted.amount);
  within(art, side, assets, (pen) => {
    pen.globalCompositeOperation = 'color';
    pen.fillStyle = withAlpha(wanted.color, wanted.amount);
    pen.fillRect(0, 0, side, side);
  });
}
