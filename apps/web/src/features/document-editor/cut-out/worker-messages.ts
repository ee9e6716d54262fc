/** Stage of a cut-out: the model is loaded, the person is found, or the mask is stored. */
export type CutOutStage = 'loading' | 'finding' | 'saving';

/**
 * Address of the model, the picture that the model reads, and the picture of which the mask is made. Pictures have four
 * bytes for each pixel.
 */
export type CutOutRequest = {
  modelAddress: string;
  small: Uint8ClampedArray;
  picture: { width: number; height: number; rgba: Uint8ClampedArray };
};

/** What the worker reports: a stage, the opacity of each pixel (null if there is no person), or a failure. */
export type CutOutReport =
  | { kind: 'stage'; stage: CutOutStage }
  | { kind: 'mask'; opacity: Uint8ClampedArray | null; width: number; height: number }
  | { kind: 'failed'; reason: string };
