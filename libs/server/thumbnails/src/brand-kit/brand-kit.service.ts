import { Injectable } from '@nestjs/common';
import { type BrandKit, type BrandKitPut, brandKitPutSchema, emptyBrandKit } from '@portada/contracts';
import { AppError } from '@portada/errors';
import { DataSource } from 'typeorm';
import { lockUploads, readAsset } from '../assets/assets.queries';
import { type BrandKitRow, readBrandKit, storeBrandKit } from './brand-kit.queries';

/** Returns a stored brand kit. A kit of another version of Portada that is not valid any more counts as not set. */
const toBrandKit = ({ kit, logoId, width, height }: BrandKitRow): BrandKit => {
  const stored = brandKitPutSchema.safeParse(kit).data;
  if (!stored) return emptyBrandKit;
  const logo =
    stored.logo !== null && logoId !== null && width !== null && height !== null
      ? { ...stored.logo, assetId: logoId, width, height }
      : null;
  return { ...stored, logo };
};

/** Reads and replaces the brand kit of a user. */
@Injectable()
export class BrandKitService {
  constructor(private readonly database: DataSource) {}

  /** Reads the brand kit of a user; an empty one if the user has not set one. */
  async read(userId: string): Promise<BrandKit> {
    const row = await readBrandKit(this.database, userId);
    return row ? toBrandKit(row) : emptyBrandKit;
  }

  /**
   * Replaces the brand kit of a user.
   * @throws AppError invalid_request if the logo is not an asset of the user of the kind `logo`
   */
  async replace(userId: string, kit: BrandKitPut): Promise<BrandKit> {
    await this.database.transaction(async (tx) => {
      // The lock keeps the logo: a deletion takes it, too.
      await lockUploads(tx, userId);
      if (kit.logo !== null) {
        const asset = await readAsset(tx, { userId, id: kit.logo.assetId });
        if (asset?.kind !== 'logo') {
          const fault = asset ? 'asset_kind' : 'asset_unknown';
          throw new AppError('invalid_request', { fields: { 'logo.assetId': fault } });
        }
      }
      await storeBrandKit(tx, userId, kit);
    });
    return this.read(userId);
  }
}
