import type { PanoramaName } from '../scene/panoramas';
import type { Canvases, Drawable } from './canvas';
import type { HeightSource } from './relief/height-cache';
import type { Shape } from './relief/shapes';

/** An equirectangular panorama: rows of red, green and blue bytes, encoded as `libs/studio/cli/panoramas.ts` states. */
export interface Panorama {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Size of the picture that a layer is drawn into, in pixels. */
export type PictureSize = { width: number; height: number };

/** Functions that the drawing machine (browser or server) provides to the renderer. */
export interface Assets extends Canvases {
  /**
   * Loads one drawing of the illustration set.
   * @param id name of the drawing
   * @param pixels side of the square that the drawing will be drawn into
   */
  loadIllustration(id: string, pixels: number): Promise<Drawable>;
  /** Loads one of the panoramas of the studio's data files. */
  loadPanorama(name: PanoramaName): Promise<Panorama>;
  /**
   * Loads one of the user's pictures for a document: an asset or a generated image.
   * @param id id of the asset or image
   * @returns null if the picture was deleted
   */
  loadPhoto?(id: string): Promise<Drawable | null>;
  /** Access to the shapes that relief is computed from. Without it, drawings are drawn flat. */
  relief?: {
    /**
     * Loads the shapes of a drawing.
     * @param id name of the drawing
     * @returns null if the shapes cannot be read
     */
    loadShapes(id: string): Promise<readonly Shape[] | null>;
    cache: HeightSource;
  };
}
