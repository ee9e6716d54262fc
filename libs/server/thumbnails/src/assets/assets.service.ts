import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Asset, type AssetKind, assetLimits, assetPath } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { OBJECT_STORE, type ObjectStore, objectKey } from '@portada/storage';
import { DataSource } from 'typeorm';
import { UploadEncoder } from '../codec/upload-encoder.service';
import { ImagesService, type ServedImage } from '../images.service';
import { THUMBNAILS_OPTIONS, type ThumbnailsOptions } from '../thumbnails-options';
import { isAssetInUse } from '../people/people.queries';
import {
  type AssetRow,
  addAsset,
  deleteAsset,
  lockUploads,
  readAsset,
  readAssets,
  readUploadUse,
} from './assets.queries';

const toAsset = ({ objectKey: _, mimeType: __, bytes, createdAt, ...row }: AssetRow): Asset => ({
  ...row,
  url: assetPath(row.id),
  bytes: Number(bytes),
  createdAt: createdAt.toISOString(),
});

/** Stores, lists and serves pictures that a user uploads for documents. */
@Injectable()
export class AssetsService {
  constructor(
    private readonly database: DataSource,
    private readonly encoder: UploadEncoder,
    private readonly images: ImagesService,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(THUMBNAILS_OPTIONS) private readonly options: ThumbnailsOptions,
  ) {}

  /**
   * Re-encodes an upload as PNG without metadata, at most 1920 pixels on a side, and stores it. The opacity of a mask is
   * its own, or the lightness of an opaque picture.
   * @throws AppError unsupported_picture, picture_dimensions, picture_animated, picture_too_complex, asset_quota,
   *   unavailable
   */
  async add(userId: string, kind: AssetKind, upload: Buffer): Promise<Asset> {
    const { bytes, width, height } = await this.encoder.encode(kind === 'mask' ? 'mask' : 'upload', upload);
    await this.assertWithinQuota(this.database, userId, bytes.length);
    const id = randomUUID();
    const key = objectKey(`assets/${id}`, bytes, 'png');
    await this.store.put(key, bytes, 'image/png');
    try {
      const row = await this.database.transaction(async (tx) => {
        await lockUploads(tx, userId);
        await this.assertWithinQuota(tx, userId, bytes.length);
        const sha256 = createHash('sha256').update(bytes).digest();
        const stored = { id, userId, kind, objectKey: key, sha256, mimeType: 'image/png', width, height };
        return addAsset(tx, { ...stored, bytes: bytes.length });
      });
      if (!row) throw new Error('the asset was not stored');
      return toAsset(row);
    } catch (error) {
      await this.store.delete([key]).catch(() => undefined);
      throw error;
    }
  }

  /** Lists the assets of a user, newest first. */
  async list(userId: string): Promise<Asset[]> {
    return (await readAssets(this.database, userId)).map(toAsset);
  }

  /**
   * Returns an asset at a width and in the best format that the caller accepts.
   * @throws AppError asset_not_found, also for an asset of another user
   */
  async serve(
    own: { userId: string; id: string },
    width: number | undefined,
    accept: string | undefined,
  ): Promise<ServedImage> {
    const row = await readAsset(this.database, own);
    if (!row) throw new AppError('asset_not_found');
    return this.images.serveStored(row, width, accept);
  }

  /**
   * Deletes an asset. Documents that show it stay; they are drawn without it.
   * @throws AppError asset_not_found; asset_in_use if a saved person or the brand kit uses it
   */
  async remove(own: { userId: string; id: string }): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockUploads(tx, own.userId);
      if (!(await deleteAsset(tx, own))) throw new AppError('asset_not_found');
      // The error takes the deletion back.
      if (await isAssetInUse(tx, own.id)) throw new AppError('asset_in_use');
    });
  }

  private async assertWithinQuota(
    database: Parameters<typeof readUploadUse>[0],
    userId: string,
    added: number,
  ): Promise<void> {
    const { count, bytes } = await readUploadUse(database, userId);
    if (count >= assetLimits.count || bytes + added > this.options.uploadQuotaBytes)
      throw new AppError('asset_quota');
  }
}
