import type { Assets } from '../render/host';
import { renderScene } from '../render/render-scene';
import type { Scene } from '../scene.schema';
import type { Raster } from './raster';
import { scaleScene } from './scale-scene';

/** A picture drawn small, to be measured; `letters` as in `Measured`. */
export type Draft = Raster & { letters: Raster['pixels'] | null };

/**
 * Draws a scene small, whole and its text alone.
 * @param scene what to draw
 * @param assets as for the picture at full size
 * @param width in pixels
 */
export async function drawDraft(scene: Scene, assets: Assets, width: number): Promise<Draft> {
  const scaled = scaleScene(scene, width);
  // Grain is finer than these pixels.
  const small = { ...scaled, layers: scaled.layers.filter(({ kind }) => kind !== 'grain') };
  const texts = small.layers.filter(({ kind }) => kind === 'text');
  return {
    width,
    height: small.height,
    pixels: await pixelsOf(small, assets),
    letters: texts.length === 0 ? null : await pixelsOf({ ...small, layers: texts }, assets),
  };
}

async function pixelsOf(scene: Scene, assets: Assets): Promise<Uint8ClampedArray> {
  const ctx = assets.createCanvas(scene.width, scene.height).getContext('2d');
  await renderScene(ctx, scene, assets);
  return ctx.getImageData(0, 0, scene.width, scene.height).data;
}
