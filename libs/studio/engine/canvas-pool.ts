import { Canvas } from '@napi-rs/canvas';
import type { Assets, Surface } from '@portada/studio';

/** Drawing assets whose surfaces (canvases) are released together. */
export type CanvasPool = {
  assets: Assets;
  /** Frees the memory of every acquired surface. No surface may be used afterwards. */
  releaseAll: () => void;
};

/**
 * Creates a pool that provides the surfaces (canvases) of a layer and frees all surfaces together. The pixels of a
 * surface are outside of the JavaScript heap: without the pool, dozens of surfaces would wait for the garbage
 * collector for each image, and new memory costs more time than drawing.
 * @param assets assets that create surfaces
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
        // The canvas frees the memory of its old pixels immediately when its size changes.
        surface.width = 1;
        surface.height = 1;
      }
      acquired = [];
    },
  };
}
