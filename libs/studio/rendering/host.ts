import type { PanoramaName } from '../scene/panoramas';
import type { Canvases, Drawable } from './canvas';
import type { HeightCache } from './relief/height-cache';
import type { Shape } from './relief/shapes';

/** An equirectangular panorama: rows of red, green and blue bytes, encoded as `libs/studio/cli/panoramas.ts` states. */
export interface Panorama {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** What the machine that draws has to offer. */
export interface Assets extends Canvases {
  /**
   * One drawing of the illustration set.
   * @param id its name
   * @param pixels side of the square that it will be drawn into
   */
  loadIllustration(id: string, pixels: number): Promise<Drawable>;
  /** One of the panoramas of the pack. */
  loadPanorama(name: PanoramaName): Promise<Panorama>;
  /** What relief is made from; without it, drawings are drawn as they are. */
  relief?: {
    /**
     * The shapes of a drawing.
     * @param id its name
     * @returns null where they cannot be read
     */
    loadShapes(id: string): Promise<readonly Shape[] | null>;
    cache: HeightCache;
  };
}
