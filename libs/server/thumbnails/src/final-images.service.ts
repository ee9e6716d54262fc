import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { picturePath } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { UploadEncoder } from './codec/upload-encoder.service';
import { ImageEntity } from './image.entity';
import { storeImage } from './store-image';
import { THUMBNAILS_OPTIONS, type ThumbnailsOptions } from './thumbnails-options';
import { deleteOtherFinals, sumUploadedBytes } from './thumbnails.queries';
import { ThumbnailsService } from './thumbnails.service';

/** Stores the final image of a thumbnail: one per thumbnail, within the quota of its owner. */
@Injectable()
export class FinalImagesService {
  constructor(
    private readonly database: DataSource,
    private readonly thumbnails: ThumbnailsService,
    private readonly encoder: UploadEncoder,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(THUMBNAILS_OPTIONS) private readonly options: ThumbnailsOptions,
    @InjectPinoLogger(FinalImagesService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Re-encodes an upload as PNG without metadata, at most 1920 pixels on a side, and makes it the thumbnail's final
   * image. The previous final image is removed, row and objects.
   * @returns the path of the final image
   * @throws AppError thumbnail_not_editable, unsupported_picture, picture_dimensions, picture_animated,
   *   picture_too_complex, upload_quota, unavailable
   */
  async replace(userId: string, thumbnailId: string, upload: Buffer): Promise<string> {
    await this.thumbnails.assertOwn(userId, thumbnailId);
    const { bytes, width, height } = await this.encoder.encode('upload', upload);
    await this.assertWithinQuota(userId, thumbnailId, bytes.length);
    const id = randomUUID();
    const image = {
      id,
      kind: 'final',
      mimeType: 'image/png',
      width,
      height,
      legibility: null,
      bytes,
    } as const;
    const row = await storeImage(this.store, { userId, thumbnailId }, image);
    const previous = await this.database.transaction(async (tx) => {
      await this.thumbnails.lockOwn(tx, userId, thumbnailId);
      await tx.insert(ImageEntity, row);
      await this.thumbnails.setFinalImage(tx, thumbnailId, id);
      return deleteOtherFinals(tx, { thumbnailId, keptId: id });
    });
    await this.removeObjects(previous);
    return picturePath(`${id}.png`);
  }

  private async assertWithinQuota(userId: string, thumbnailId: string, added: number): Promise<void> {
    const kept = await sumUploadedBytes(this.database, { userId, exceptThumbnail: thumbnailId });
    if (kept + added > this.options.uploadQuotaBytes) throw new AppError('upload_quota');
  }

  /**
   * Removes replaced final images and their variants from the object store. Objects that cannot be removed now are
   * purged with their thumbnail.
   */
  private async removeObjects(originals: readonly string[]): Promise<void> {
    try {
      for (const original of originals) {
        const keys: string[] = [];
        for await (const key of this.store.list(`${original.slice(0, original.lastIndexOf('/'))}/`)) {
          if (key.startsWith(original)) keys.push(key);
        }
        await this.store.delete(keys);
      }
    } catch (error) {
      this.logger.warn({ err: error, originals }, 'replaced final image not removed');
    }
  }
}
