import type { Legibility } from '@portada/contracts';
import type { HeadlineArea, ModelInput, ModelProvenance, SceneData } from './port';

/**
 * A finished thumbnail. `legibility` is its measurement, null if nothing was measured. `scene` has the layers over the
 * plate.
 */
export type FinishedThumbnail = {
  bytes: Buffer;
  mimeType: string;
  legibility: Legibility | null;
  scene?: SceneData;
};

/** Sets headlines over plates, the images of models that draw no text. */
export interface HeadlineSetter {
  /**
   * Plans the area of the headline before the model draws.
   * @param input the user's request
   * @returns null if the image has no headline
   */
  areaFor(input: ModelInput): Promise<HeadlineArea | null>;
  /**
   * Decodes a plate (an image without text) under limits, fits it to the exact size and sets the headline over it.
   * The same arguments give the same image.
   * @param plate an image in any format, as a provider gave it
   * @param provenance origin of the image, which is written into the file; null to write no origin
   * @throws Error if the plate cannot be decoded
   */
  setOver(plate: Buffer, input: ModelInput, provenance: ModelProvenance | null): Promise<FinishedThumbnail>;
  /** Preloads the resources of the first headline. The promise is never rejected. */
  warm?(): Promise<void>;
  /** Ends the threads of the headline setter. */
  close(): Promise<void>;
}
