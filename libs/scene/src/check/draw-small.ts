import type { Assets, Context } from '../render/host';
import { renderScene } from '../render/render-scene';
import type { Scene } from '../scene.schema';
import type { Raster } from './raster';
import { scaledAssets } from './scaled-assets';

/** A picture drawn small, to be measured. */
export type Draft = Raster & { letters: Raster['pixels'] | null };

/**
 * Draws a scene small, whole and its text alone.
 * @param scene what to draw
 * @param assets as for the picture at full size
 * @param width in pixels
 */
export async function drawDraft(scene: Scene, assets: Assets, width: number): Promise<Draft> {
  return { ...(await drawSmall(scene, assets, width)), letters: await drawLetters(scene, assets, width) };
}

/**
 * Draws nothing but the text of a scene, small, on a clear ground.
 * @param scene whose text
 * @param assets as for the picture at full size
 * @param width in pixels
 * @returns pixels as in a raster, or null where the scene has no text
 */
export async function drawLetters(
  scene: Scene,
  assets: Assets,
  width: number,
): Promise<Raster['pixels'] | null> {
  const layers = scene.layers.filter(({ kind }) => kind === 'text');
  return layers.length === 0 ? null : (await drawSmall({ ...scene, layers }, assets, width)).pixels;
}

async function drawSmall(scene: Scene, assets: Assets, width: number): Promise<Raster> {
  const scale = width / scene.width;
  const height = Math.max(1, Math.ceil(scene.height * scale));
  const small = scaledAssets(assets, scale);
  const ctx = small.createCanvas(scene.width, scene.height).getContext('2d');
  await renderScene(ctx, scene, small);
  return { pixels: pixelsOf(ctx, width, height), width, height };
}

const pixelsOf = (ctx: Context, width: number, height: number): Uint8ClampedArray =>
  ctx.getImageData(0, 0, width, height).data;
