import type { Layer, Scene } from '../scene/scene.schema';
import { drawBackdrop } from './backdrops/backdrop';
import { drawBadge } from './badges';
import { drawBody } from './bodies';
import type { Context } from './canvas';
import type { Assets, PictureSize } from './host';
import { drawIllustration } from './illustration';
import { drawText } from './lettering';
import { drawSplit } from './motif-split';
import { drawMotif } from './motifs';
import { linearFill } from './paint';
import { drawPanorama } from './panorama';
import { drawPlate } from './plates';
import { drawArrow, drawGrade, drawGrain, drawLight, drawRing, drawVignette } from './shapes';
import { drawRain, drawSurface } from './surfaces';
import { drawMark, drawTrend } from './signs';

/**
 * Draws a scene layer by layer, with the Canvas 2D API only. The same scene, assets and canvas give the same pixels.
 * @param ctx context of a surface of the scene's size
 * @param scene scene to draw
 * @param assets creates surfaces and loads illustrations; the faces of the scene must be registered as fonts
 * @param onLayer called after each layer with its index and the layer; an error that the callback throws ends the
 * drawing
 */
export async function renderScene(
  ctx: Context,
  scene: Scene,
  assets: Assets,
  onLayer?: (done: number, layer: Layer) => void | Promise<void>,
): Promise<void> {
  for (const [place, layer] of scene.layers.entries()) {
    ctx.save();
    await drawLayer(ctx, layer, scene, assets);
    ctx.restore();
    await onLayer?.(place + 1, layer);
  }
}

/**
 * Draws one layer. The caller saves and restores the state of the context.
 * @param ctx context of a surface of the picture's size, with the layers beneath
 * @param layer layer to draw
 * @param size size of the picture in pixels, and its seed
 * @param assets creates surfaces and loads illustrations
 */
export async function drawLayer(
  ctx: Context,
  layer: Layer,
  size: PictureSize & { seed: number },
  assets: Assets,
): Promise<void> {
  switch (layer.kind) {
    case 'background':
      return linearFill(ctx, size, layer.angle, layer.stops);
    case 'panorama':
      return drawPanorama(ctx, layer, size, assets);
    case 'backdrop':
      return drawBackdrop(ctx, layer, size, assets);
    case 'split':
      return drawSplit(ctx, layer, size, assets);
    case 'motif':
      return drawMotif(ctx, layer, size, assets);
    case 'light':
      return drawLight(ctx, layer, size, assets);
    case 'plate':
      return drawPlate(ctx, layer);
    case 'illustration':
      return drawIllustration(ctx, layer, assets);
    case 'text':
      return drawText(ctx, layer, size, assets);
    case 'badge':
      return drawBadge(ctx, layer);
    case 'arrow':
      return drawArrow(ctx, layer);
    case 'ring':
      return drawRing(ctx, layer);
    case 'mark':
      return drawMark(ctx, layer);
    case 'trend':
      return drawTrend(ctx, layer);
    case 'surface':
      return drawSurface(ctx, layer);
    case 'body':
      return drawBody(ctx, layer);
    case 'rain':
      return drawRain(ctx, layer, size);
    case 'grade':
      return drawGrade(ctx, layer, size);
    case 'vignette':
      return drawVignette(ctx, layer, size);
    case 'grain':
      return drawGrain(ctx, layer, size, assets);
  }
}
