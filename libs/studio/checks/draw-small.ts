import type { Assets } from '../rendering/host';
import { renderScene } from '../rendering/render-scene';
import type { Scene } from '../scene/scene.schema';
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
  // Grain is finer than these pixels, and relief changes their light less than it costs.
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
 * The draft of a picture that is drawn already: only its text is drawn once more, alone and small.
 * @param scene what was drawn
 * @param assets as for the picture
 * @param width in pixels
 * @param shrink gives the pixels of the picture at a size
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
    // Soft shadows and glows are left out, because they are no part of the letters.
    .map((layer) => ({ ...layer, shadow: null, glow: null }));
  return layers.length === 0 ? null : pixelsOf({ ...small, layers }, assets);
}

async function pixelsOf(scene: Scene, assets: Assets): Promise<Uint8ClampedArray> {
  const ctx = assets.createCanvas(scene.width, scene.height).getContext('2d');
  await renderScene(ctx, scene, assets);
  return ctx.getImageData(0, 0, scene.width, scene.height).data;
}
