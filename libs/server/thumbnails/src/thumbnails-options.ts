import type { ImageProcessOptions } from './codec/image-processes';

/** What the process says about pictures. */
export type ThumbnailsOptions = {
  pictureProcess: ImageProcessOptions;
  /** Bytes that the final images of one account may take. */
  uploadQuotaBytes: number;
};

/** Injection token of ThumbnailsOptions. */
export const THUMBNAILS_OPTIONS = Symbol('THUMBNAILS_OPTIONS');
