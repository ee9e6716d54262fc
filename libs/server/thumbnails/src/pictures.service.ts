import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type PictureQuery, picturePath } from '@portada/contracts';
import { AppError } from '@portada/observability';
import {
  OBJECT_STORE,
  ObjectCorruptError,
  ObjectNotFoundError,
  type ObjectStore,
  objectKey,
} from '@portada/storage';
import { DataSource } from 'typeorm';
import { ImageEntity } from './image.entity';
import { fileToImageId } from './picture-file';
import {
  type VariantFormat,
  encodeForYouTube,
  encodeUpload,
  encodeVariant,
  negotiateFormat,
  servedWidth,
} from './picture-variants';
import { Thumbnails } from './thumbnails.service';

/** A picture ready to be sent. `etag` changes with the bytes. */
export type ServedPicture = { bytes: Buffer; mimeType: string; etag: string; downloadName: string | null };

type OwnPicture = { objectKey: string; mimeType: string; title: string };

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** Serves and takes in pictures; whoever asks gets only their own. */
@Injectable()
export class Pictures {
  /** Variants being encoded now, so that ten cards asking at once encode once. */
  private readonly encoding = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly database: DataSource,
    private readonly thumbnails: Thumbnails,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /**
   * A picture, at a width and in the best format that the caller takes, or as a download.
   * @param accept the caller's `Accept` header
   * @throws AppError picture_not_found, for another's as for none
   */
  async serve(
    userId: string,
    file: string,
    query: PictureQuery,
    accept: string | undefined,
  ): Promise<ServedPicture> {
    const own = await this.find(userId, file);
    if (query.download) return this.download(own, query.download);
    // A preview is small already, and gone in a second.
    if (own.mimeType === 'image/webp') return this.original(own, null);
    const format = negotiateFormat(accept);
    const width = query.w === undefined ? null : servedWidth(query.w);
    if (width === null && format === 'image/png') return this.original(own, null);
    const bytes = await this.variant(own.objectKey, width, format);
    return { bytes, mimeType: format, etag: etagOf(bytes), downloadName: null };
  }

  /** The bytes of an own picture as base64, by its path. @throws AppError picture_not_found */
  async toBase64(userId: string, imageUrl: string): Promise<{ base64: string; mimeType: string }> {
    const path = picturePath('');
    if (!imageUrl.startsWith(path)) throw new AppError('picture_not_found');
    const own = await this.find(userId, imageUrl.slice(path.length).split('?')[0] ?? '');
    const { bytes } = await this.original(own, null);
    return { base64: bytes.toString('base64'), mimeType: own.mimeType };
  }

  /**
   * Takes in the final image that the creator made from a thumbnail: decoded and encoded anew, metadata dropped.
   * @returns its path
   * @throws AppError thumbnail_not_editable, unsupported_picture
   */
  async storeFinal(userId: string, thumbnailId: string, upload: Buffer): Promise<string> {
    await this.thumbnails.assertOwn(userId, thumbnailId);
    const { data, info } = await encodeUpload(upload).catch(() => {
      throw new AppError('unsupported_picture');
    });
    const key = objectKey(`finals/${thumbnailId}`, data, 'png');
    await this.store.put(key, data, 'image/png');
    const id = randomUUID();
    await this.database.transaction(async (tx) => {
      await tx.insert(ImageEntity, {
        id,
        userId,
        thumbnailId,
        generationId: null,
        kind: 'final',
        objectKey: key,
        sha256: createHash('sha256').update(data).digest(),
        mimeType: 'image/png',
        width: info.width,
        height: info.height,
        bytes: String(data.length),
        legibility: null,
      });
      await this.thumbnails.setFinalImage(tx, thumbnailId, id);
    });
    return picturePath(`${id}.png`);
  }

  private async find(userId: string, file: string): Promise<OwnPicture> {
    const id = fileToImageId(file);
    if (!id) throw new AppError('picture_not_found');
    // A preview goes by its generation's id: always the newest, so that an older address is never a dead one.
    const [own] = await this.database.query<OwnPicture[]>(
      `SELECT i.object_key AS "objectKey", i.mime_type AS "mimeType", coalesce(t.title, '') AS title
         FROM images i JOIN thumbnails t ON t.id = i.thumbnail_id
        WHERE i.id = $1 AND i.user_id = $2 AND t.deleted_at IS NULL
       UNION ALL
       SELECT preview_key, 'image/webp', '' FROM generations
        WHERE id = $1 AND user_id = $2 AND preview_key IS NOT NULL`,
      [id, userId],
    );
    if (!own) throw new AppError('picture_not_found');
    return own;
  }

  private async original(own: OwnPicture, downloadName: string | null): Promise<ServedPicture> {
    const { bytes, sha256 } = await this.read(own.objectKey);
    return { bytes, mimeType: own.mimeType, etag: `"${sha256}"`, downloadName };
  }

  private async download(own: OwnPicture, kind: 'youtube' | 'original'): Promise<ServedPicture> {
    const name = fileName(own.title);
    if (kind === 'original') return this.original(own, `${name}.${extensions[own.mimeType] ?? 'png'}`);
    const bytes = await encodeForYouTube((await this.read(own.objectKey)).bytes);
    return { bytes, mimeType: 'image/jpeg', etag: etagOf(bytes), downloadName: `${name}.jpg` };
  }

  private async variant(originalKey: string, width: number | null, format: VariantFormat): Promise<Buffer> {
    const key = `${originalKey}.w${width ?? 'full'}.${extensions[format]}`;
    const running = this.encoding.get(key);
    if (running) return running;
    const encoding = this.readOrEncode(key, originalKey, width, format).finally(() =>
      this.encoding.delete(key),
    );
    this.encoding.set(key, encoding);
    return encoding;
  }

  private async readOrEncode(key: string, originalKey: string, width: number | null, format: VariantFormat) {
    try {
      return (await this.store.get(key)).bytes;
    } catch (error) {
      // A variant that is missing, or was damaged, is made again from the original.
      if (!(error instanceof ObjectNotFoundError || error instanceof ObjectCorruptError)) throw error;
    }
    const bytes = await encodeVariant((await this.read(originalKey)).bytes, width, format);
    await this.store.put(key, bytes, format);
    return bytes;
  }

  private async read(key: string) {
    try {
      return await this.store.get(key);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) throw new AppError('picture_not_found');
      throw error;
    }
  }
}

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('hex')}"`;

/** A title as a file name: letters and digits of any language, hyphens between them. */
const fileName = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'thumbnail';
