import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type FoundDrawing, drawingSearchLimits } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { type StudioFiles, openStudioFiles } from '@portada/studio/engine';
import { THUMBNAILS_OPTIONS, type ThumbnailsOptions } from '../thumbnails-options';

/** A file of the asset pack: its bytes, its type, and its hash as an ETag. */
export type StudioFile = { bytes: Buffer; mimeType: string; etag: string };

const fileOf = (bytes: Buffer | null, mimeType: string): StudioFile => {
  if (!bytes) throw new AppError('not_found');
  return {
    bytes,
    mimeType,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
};

/** Reads the files of the asset pack from which browsers draw documents. The pack is opened by the first call. */
@Injectable()
export class StudioFilesService {
  private opened: StudioFiles | undefined;

  constructor(@Inject(THUMBNAILS_OPTIONS) private readonly options: ThumbnailsOptions) {}

  /** Returns the drawings that match a text best. */
  search(text: string): FoundDrawing[] {
    return this.files().search(text, drawingSearchLimits.count);
  }

  /** Returns a drawing as SVG. @throws AppError not_found */
  drawing(name: string): StudioFile {
    return fileOf(this.files().picture(name), 'image/svg+xml');
  }

  /** Returns the flat shapes of a drawing as SVG elements. @throws AppError not_found */
  shapes(name: string): StudioFile {
    const body = this.files().shapes(name);
    return fileOf(body === null ? null : Buffer.from(body), 'text/plain; charset=utf-8');
  }

  /** Returns a panorama as WebP. @throws AppError not_found */
  panorama(name: string): StudioFile {
    return fileOf(this.files().panorama(name), 'image/webp');
  }

  /** Returns a font file. @throws AppError not_found */
  async font(file: string): Promise<StudioFile> {
    return fileOf(await this.files().font(file), file.endsWith('.ttf') ? 'font/ttf' : 'font/woff2');
  }

  private files(): StudioFiles {
    this.opened ??= openStudioFiles(this.options.studioDirectory);
    return this.opened;
  }
}
