import { seededRandom } from '../plan/random';
import type { Layer, LayerOf, MotifName, Scene } from '../scene.schema';
import type { Assets, Context } from './host';
import { drawIllustration } from './illustration';
import { drawBadge, drawText } from './lettering';
import type { Motif } from './motif';
import { bokeh, bolts, bubbles, confetti, embers, fog, stars } from './motifs-air';
import { arcs, bands, beams, blueprint, grid, halftone, rays, speed } from './motifs-pattern';
import { forest, hills, skyline, spheres } from './motifs-place';
import { glowDisc, linearFill } from './paint';
import { drawArrow, drawGrain, drawPlate, drawRing, drawSplit, drawVignette } from './shapes';

const motifTable: Record<MotifName, Motif> = {
  rays,
  grid,
  skyline,
  speed,
  halftone,
  hills,
  blueprint,
  arcs,
  spheres,
  forest,
  beams,
  bands,
  bokeh,
  confetti,
  embers,
  stars,
  fog,
  bolts,
  bubbles,
};

/** Motifs of light: they brighten what lies beneath. */
const luminous = new Set<MotifName>(['beams', 'grid', 'embers', 'stars', 'bolts', 'bokeh', 'fog']);

/**
 * Draws a scene, layer by layer, with nothing but the Canvas 2D API. The same scene, assets and canvas give the same
 * pixels.
 * @param ctx context of a surface of the scene's size
 * @param scene what to draw
 * @param assets surfaces, illustrations; the faces of the scene must be registered as fonts
 * @param onLayer called after each layer with its place and the layer; what it throws ends the drawing
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

async function drawLayer(ctx: Context, layer: Layer, scene: Scene, assets: Assets): Promise<void> {
  switch (layer.kind) {
    case 'background':
      return linearFill(ctx, scene, layer.angle, layer.stops);
    case 'split':
      return drawSplit(ctx, layer, scene);
    case 'motif':
      return drawMotif(ctx, layer, scene, assets);
    case 'light':
      ctx.globalCompositeOperation = 'screen';
      return glowDisc(ctx, layer.center, layer.radius, layer.color, layer.opacity);
    case 'plate':
      return drawPlate(ctx, layer);
    case 'illustration':
      return drawIllustration(ctx, layer, assets);
    case 'text':
      return drawText(ctx, layer, scene, assets);
    case 'badge':
      return drawBadge(ctx, layer);
    case 'arrow':
      return drawArrow(ctx, layer);
    case 'ring':
      return drawRing(ctx, layer);
    case 'vignette':
      return drawVignette(ctx, layer, scene);
    case 'grain':
      return drawGrain(ctx, layer, scene, assets);
  }
}

/** A motif draws on a surface of its own, so that its opacity counts once for the whole of it. */
function drawMotif(ctx: Context, layer: LayerOf<'motif'>, scene: Scene, assets: Assets): void {
  const { width, height } = scene;
  const surface = assets.createCanvas(width, height);
  const [near, mid = near, far = mid] = layer.colors as [string, ...string[]];
  motifTable[layer.motif]({
    ctx: surface.getContext('2d'),
    width,
    height,
    center: layer.center,
    colors: [near, mid, far],
    random: seededRandom(layer.seed),
    unit: (width + height) / 200,
  });
  if (luminous.has(layer.motif)) ctx.globalCompositeOperation = 'screen';
  ctx.globalAlpha = layer.opacity;
  ctx.drawImage(surface, 0, 0, width, height);
}
