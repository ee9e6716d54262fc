import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type PictureQuery, pictureLimits, picturePath } from '@portada/contracts';
import { AppError } from '@portada/errors';
import {
  OBJECT_STORE,
  ObjectCorruptError,
  ObjectNotFoundError,
  type ObjectStore,
  RecordedObjects,
  type StoredObject,
} from '@portada/storage';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import type { ImageTask } from './codec/messages';
import { ImageProcesses, UnreadableImageError } from './codec/image-processes';
import { fileToImageId } from './image-file';
import { type VariantFormat, negotiateFormat, servedWidth } from './image-formats';
import { type OwnImage, readOwnImage } from './thumbnails.queries';

/** An image to send. `etag` changes with the bytes. */
export type ServedImage = { bytes: Buffer; mimeType: string; etag: string; downloadName: string | null };

/** Media type of previews of generations. No image of a thumbnail has it. */
const previewType = 'image/webp';

/** An image in the object store. */
type StoredImage = Pick<OwnImage, 'objectKey' | 'mimeType'>;

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/**
 * Serves images to their owners. An image that the object store has lost is reported as `picture_lost`, an unreachable store as
 * `unavailable`.
 */
@Injectable()
export class ImagesService {
  /** Variants that are being encoded, by key, so that concurrent requests encode a variant only once. */
  private readonly encoding = new Map<string, Promise<Buffer | null>>();

  constructor(
    private readonly database: DataSource,
    private readonly processes: ImageProcesses,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly recorded: RecordedObjects,
    @InjectPinoLogger(ImagesService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Returns an image at a width and in the best format that the caller accepts, or as a download. Returns the stored
   * image if it cannot be encoded now.
   * @param accept the caller's `Accept` header
   * @throws AppError picture_not_found, also for an image of another user; picture_lost
   */
  async serve(
    userId: string,
    file: string,
    query: PictureQuery,
    accept: string | undefined,
  ): Promise<ServedImage> {
    const own = await this.find(userId, file);
    if (query.download) return this.download(own, query.download);
    return this.serveStored(own, query.w, accept);
  }

  /**
   * Returns an image of the object store at a width and in the best format that the caller accepts. Returns the stored
   * image if it cannot be encoded now.
   * @param asked width in pixels; the full width if absent
   * @param accept the caller's `Accept` header
   * @throws AppError picture_lost; picture_not_found for a preview that has ended
   */
  async serveStored(
    stored: StoredImage,
    asked: number | undefined,
    accept: string | undefined,
  ): Promise<ServedImage> {
    // Previews of generations are small and short-lived, so no variants of previews are made.
    if (stored.mimeType === previewType) return this.original(stored, null);
    const format = negotiateFormat(accept);
    const width = asked === undefined ? null : servedWidth(asked);
    if (width === null && format === 'image/png') return this.original(stored, null);
    const bytes = await this.variant(stored, width, format);
    return bytes
      ? { bytes, mimeType: format, etag: etagOf(bytes), downloadName: null }
      : this.original(stored, null);
  }

  /**
   * Reads an image of the user by its path.
   * @throws AppError picture_not_found, picture_lost; payload_too_large over 10,000,000 bytes
   */
  async small(userId: string, imageUrl: string): Promise<{ bytes: Buffer; mimeType: string }> {
    const path = picturePath('');
    if (!imageUrl.startsWith(path)) throw new AppError('picture_not_found');
    const own = await this.find(userId, imageUrl.slice(path.length).split('?')[0] ?? '');
    if (Number(own.size) > pictureLimits.base64Bytes) throw new AppError('payload_too_large');
    return this.original(own, null);
  }

  private async find(userId: string, file: string): Promise<OwnImage> {
    const id = fileToImageId(file);
    if (!id) throw new AppError('picture_not_found');
    const own = await readOwnImage(this.database, { userId, id });
    if (!own) throw new AppError('picture_not_found');
    return own;
  }

  private async original(own: StoredImage, downloadName: string | null): Promise<ServedImage> {
    const { bytes, sha256 } = await this.read(own);
    return { bytes, mimeType: own.mimeType, etag: `"${sha256}"`, downloadName };
  }

  private async download(own: OwnImage, kind: 'youtube' | 'original'): Promise<ServedImage> {
    const name = fileName(own.title);
    const { bytes: kept } = await this.read(own);
    const bytes = kind === 'youtube' ? await this.encode({ kind, bytes: kept }) : null;
    if (bytes) return { bytes, mimeType: 'image/jpeg', etag: etagOf(bytes), downloadName: `${name}.jpg` };
    return this.original(own, `${name}.${extensions[own.mimeType] ?? 'png'}`);
  }

  private async variant(
    original: StoredImage,
    width: number | null,
    format: VariantFormat,
  ): Promise<Buffer | null> {
    const key = `${original.objectKey}.w${width ?? 'full'}.${extensions[format]}`;
    const running = this.encoding.get(key);
    if (running) return running;
    const encoding = this.readOrEncode(key, original, width, format).finally(() => this.encoding.delete(key));
    this.encoding.set(key, encoding);
    return encoding;
  }

  private async readOrEncode(
    key: string,
    original: StoredImage,
    width: number | null,
    format: VariantFormat,
  ): Promise<Buffer | null> {
    try {
      return (await this.store.get(key)).bytes;
    } catch (error) {
      // A missing or damaged variant is encoded again from the original.
      if (!(error instanceof ObjectNotFoundError || error instanceof ObjectCorruptError)) throw error;
    }
    const { bytes: stored } = await this.read(original);
    const bytes = await this.encode({ kind: 'variant', bytes: stored, width, format });
    if (bytes) await this.storeVariant(key, bytes, format);
    return bytes;
  }

  /**
   * Encodes an image.
   * @returns null if the image cannot be encoded now
   * @throws AppError picture_not_found if the bytes are not an image
   */
  private async encode(task: ImageTask): Promise<Buffer | null> {
    try {
      const { bytes } = await this.processes.run(task);
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      this.logger.warn({ err: error }, 'image not encoded');
      if (error instanceof UnreadableImageError && error.fault === 'unreadable') {
        throw new AppError('picture_not_found', { cause: error });
      }
      return null;
    }
  }

  /** Stores a variant of an image. If the store fails, the next request encodes the variant again. */
  private async storeVariant(key: string, bytes: Buffer, format: VariantFormat): Promise<void> {
    await this.store.put(key, bytes, format).catch((error: unknown) => {
      this.logger.warn({ err: error, key }, 'image variant not stored');
    });
  }

  private async read({ objectKey, mimeType }: StoredImage): Promise<StoredObject> {
    // A preview ends an hour after its generation.
    if (mimeType === previewType) return this.readPreview(objectKey);
    const object = await this.recorded.read(objectKey);
    if (!object) throw new AppError('picture_lost');
    return object;
  }

  private async readPreview(key: string): Promise<StoredObject> {
    try {
      return await this.store.get(key);
    } catch (error) {
      if (!(error instanceof ObjectNotFoundError || error instanceof ObjectCorruptError)) throw error;
      throw new AppError('picture_not_found', { cause: error });
    }
  }
}

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('hex')}"`;

/** Converts a title to a file name: letters and digits of any language, separated by hyphens. */
const fileName = (title: string): string =>
  Array.from(
    title
      .normalize('NFKC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase(),
  )
    .slice(0, 60)
    .join('') || 'thumbnail';
