import type { ImageProcessOptions } from './codec/image-processes';

/** Options of the part of the thumbnails library that draws documents. */
export type DrawingOptions = {
  /** Folder of the asset pack with which documents are drawn. */
  studioDirectory: string;
};

/** Options of the thumbnails library. */
export type ThumbnailsOptions = DrawingOptions & {
  pictureProcess: ImageProcessOptions;
  /** Quota of one account for uploaded images, documents and versions, in bytes. */
  uploadQuotaBytes: number;
};

/** Injection token of the options: ThumbnailsOptions in an api, DrawingOptions in a worker. */
export const THUMBNAILS_OPTIONS = Symbol('THUMBNAILS_OPTIONS');
