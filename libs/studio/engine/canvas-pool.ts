import { Canvas } from '@napi-rs/canvas';
import type { Assets, Surface } from '@portada/studio';

/** Assets whose surfaces are released together. */
export type CanvasPool = {
  assets: Assets;
  /** Frees every acquired surface: none of them may be drawn afterwards. */
  releaseAll: () => void;
};

/**
 * Makes the surfaces that a layer is drawn on and frees them together. A large surface is outside of JavaScript's memory: left to the
 * garbage collector, dozens of them pile up for each picture, and fresh memory costs more time than drawing on it.
 * @param assets that make surfaces
 */
export function createCanvasPool(assets: Assets): CanvasPool {
  let acquired: Surface[] = [];
  return {
    assets: {
      ...assets,
      createCanvas: (width, height) => {
        const surface = assets.createCanvas(width, height);
        acquired.push(surface);
        return surface;
      },
    },
    releaseAll: () => {
      for (const surface of acquired) {
        if (!(surface instanceof Canvas)) continue;
        // Frees the pixels at once.
        surface.width = 1;
        surface.height = 1;
      }
      acquired = [];
    },
  };
}
