import type { Legibility } from '@portada/contracts';
import type { DrawnHeadline, HeadlineArea, ImageBytes, ModelInput, ModelProvenance, SceneData } from './port';

/**
 * A finished thumbnail. `legibility` is its measurement, null if nothing was measured. `scene` has the layers over the
 * plate, and `plate` is the image beneath them in the same size; both are absent without a headline.
 */
export type FinishedThumbnail = {
  bytes: Buffer;
  mimeType: string;
  legibility: Legibility | null;
  scene?: SceneData;
  plate?: ImageBytes;
};

/** The plan of a headline: its area, its words, and their language. */
export type PlannedHeadline = DrawnHeadline & { area: HeadlineArea };

/** Sets headlines over plates, the images without text of hosted models. */
export interface HeadlineSetter {
  /**
   * Plans the headline before the model draws.
   * @param input the user's request
   * @returns null if the image has no headline
   */
  planFor(input: ModelInput): Promise<PlannedHeadline | null>;
  /**
   * Decodes a plate (an image without text) under limits, fits it to the exact size and sets the headline over it.
   * The same arguments give the same image.
   * @param plate an image in any format, as a provider gave it
   * @param provenance origin of the image, which is written into the file; null to write no origin
   * @throws Error if the plate cannot be decoded
   */
  setOver(plate: Buffer, input: ModelInput, provenance: ModelProvenance | null): Promise<FinishedThumbnail>;
  /**
   * Finishes an image into which a model drew the headline: decodes it under limits, fits it to the exact size, and
   * measures what can be measured without knowing where the letters are.
   * @param image an image in any format, as a provider gave it
   * @param provenance origin of the image, which is written into the file; null to write no origin
   * @throws Error if the image cannot be decoded
   */
  fit(image: Buffer, input: ModelInput, provenance: ModelProvenance | null): Promise<FinishedThumbnail>;
  /** Preloads the resources of the first headline. The promise is never rejected. */
  warm?(): Promise<void>;
  /** Ends the threads of the headline setter. */
  close(): Promise<void>;
}
