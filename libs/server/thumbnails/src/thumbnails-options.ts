import type { ImageProcessOptions } from './codec/image-processes';

/** Options of the thumbnails library. */
export type ThumbnailsOptions = {
  pictureProcess: ImageProcessOptions;
  /** Folder of the asset pack with which documents are drawn. */
  studioDirectory: string;
  /** Quota of one account for final images, in bytes. */
  uploadQuotaBytes: number;
};

/** Injection token of ThumbnailsOptions, the options of the thumbnails library. */
export const THUMBNAILS_OPTIONS = Symbol('THUMBNAILS_OPTIONS');
