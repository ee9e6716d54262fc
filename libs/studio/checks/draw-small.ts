import type { Assets } from '../rendering/host';
import { renderScene } from '../rendering/render-scene';
import type { Scene } from '../scene/scene.schema';
import type { Raster } from './raster';
import { scaleScene } from './scale-scene';

/** A scene drawn small for measurement. `letters` are the pixels of the text layers alone. */
export type Draft = Raster & { letters: Raster['pixels'] | null };

/**
 * Draws a scene small: once complete, and once with its text layers alone.
 * @param scene scene to draw
 * @param assets assets of the image at full size
 * @param width width of the draft in pixels
 */
export async function drawDraft(scene: Scene, assets: Assets, width: number): Promise<Draft> {
  const scaled = scaleScene(scene, width);
  // Drafts are drawn without grain, which is finer than their pixels, and without relief, which costs much time and
  // hardly changes the measurement.
  const layers = scaled.layers
    .filter(({ kind }) => kind !== 'grain')
    .map((layer) => (layer.kind === 'illustration' ? { ...layer, relief: null } : layer));
  const small = { ...scaled, layers };
  return {
    width,
    height: small.height,
    pixels: await pixelsOf(small, assets),
    letters: await lettersOf(small, assets),
  };
}

/**
 * Creates the draft of an image that is already drawn at full size: the pixels of the image are scaled down, and only
 * the text is drawn again.
 * @param scene scene of the image
 * @param assets assets of the image
 * @param width width of the draft in pixels
 * @param shrink returns the pixels of the image, scaled to a width and height
 */
export async function draftOf(
  scene: Scene,
  assets: Assets,
  width: number,
  shrink: (width: number, height: number) => Raster['pixels'],
): Promise<Draft> {
  const small = scaleScene(scene, width);
  const { height } = small;
  return { width, height, pixels: shrink(width, height), letters: await lettersOf(small, assets) };
}

async function lettersOf(small: Scene, assets: Assets): Promise<Raster['pixels'] | null> {
  const layers = small.layers
    .filter((layer) => layer.kind === 'text')
    // Soft shadows and glows are left out, because shadows and glows are no part of the letters.
    .map((layer) => ({ ...layer, shadow: null, glow: null }));
  return layers.length === 0 ? null : pixelsOf({ ...small, layers }, assets);
}

async function pixelsOf(scene: Scene, assets: Assets): Promise<Uint8ClampedArray> {
  const ctx = assets.createCanvas(scene.width, scene.height).getContext('2d');
  await renderScene(ctx, scene, assets);
  return ctx.getImageData(0, 0, scene.width, scene.height).data;
}
