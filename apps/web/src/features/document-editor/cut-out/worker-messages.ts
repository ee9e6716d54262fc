/** Stage of a cut-out: the model is loaded, the person is found, or the mask is stored. */
export type CutOutStage = 'loading' | 'finding' | 'saving';

/** Addresses of the files of the model by their names, and the picture. */
export type CutOutRequest = { files: Readonly<Record<string, string>>; picture: ImageBitmap };

/** What the worker reports: a stage, the opacity of each pixel (null if there is no person), or a failure. */
export type CutOutReport =
  | { kind: 'stage'; stage: CutOutStage }
  | { kind: 'mask'; opacity: Uint8ClampedArray | null; width: number; height: number }
  | { kind: 'failed'; reason: string };
