import { Canvas } from '@napi-rs/canvas';
import type { Assets, Surface } from '@portada/scene';

/** Assets whose surfaces are taken back all at once. */
export type Lent = {
  assets: Assets;
  /** Empties every surface that was given out: none of them may be drawn any more. */
  takeBack: () => void;
};

/**
 * Lends the surfaces that a layer is drawn with. A large surface lies outside of JavaScript's memory: left to the
 * garbage collector, dozens of them pile up for each picture, and fresh memory costs more time than drawing on it.
 * @param assets that make surfaces
 */
export function lendSurfaces(assets: Assets): Lent {
  let lent: Surface[] = [];
  return {
    assets: {
      ...assets,
      createCanvas: (width, height) => {
        const surface = assets.createCanvas(width, height);
        lent.push(surface);
        return surface;
      },
    },
    takeBack: () => {
      for (const surface of lent) {
        if (!(surface instanceof Canvas)) continue;
        // Frees the pixels at once.
        surface.width = 1;
        surface.height = 1;
      }
      lent = [];
    },
  };
}
