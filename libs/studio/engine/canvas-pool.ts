import { Canvas } from '@napi-rs/canvas';
import type { Assets, Surface } from '@portada/studio';

/** Drawing assets whose surfaces are released together. */
export type CanvasPool = {
  assets: Assets;
  /** Frees every acquired surface. No surface may be used afterwards. */
  releaseAll: () => void;
};

/**
 * Creates a pool that makes the surfaces of a layer and frees them together. The pixels of a surface are outside of the
 * JavaScript heap: without the pool, dozens of surfaces would wait for the garbage collector for each image, and new
 * memory costs more time than drawing.
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
        // A smaller surface frees its pixels immediately.
        surface.width = 1;
        surface.height = 1;
      }
      acquired = [];
    },
  };
}
