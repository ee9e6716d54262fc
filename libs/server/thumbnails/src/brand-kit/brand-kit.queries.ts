import type { BrandKitPut } from '@portada/contracts';
import { type Database, changedBy, rowOf } from '@portada/database';

/** A row of `brand_kits` with the size of its logo in pixels; null without a logo. */
export type BrandKitRow = {
  kit: unknown;
  logoId: string | null;
  width: number | null;
  height: number | null;
};

/** Reads the brand kit of a user. @returns undefined if the user has not set one */
export const readBrandKit = (database: Database, userId: string): Promise<BrandKitRow | undefined> =>
  rowOf(
    database,
    `SELECT b.kit, a.id AS "logoId", a.width, a.height
       FROM brand_kits b LEFT JOIN assets a ON a.id = b.logo_id AND a.deleted_at IS NULL WHERE b.user_id = $1`,
    [userId],
  );

/** Replaces the brand kit of a user. */
export const storeBrandKit = async (tx: Database, userId: string, kit: BrandKitPut): Promise<void> => {
  await changedBy(
    tx,
    `INSERT INTO brand_kits (user_id, kit, logo_id) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET kit = $2, logo_id = $3, updated_at = now()`,
    [userId, JSON.stringify(kit), kit.logo?.assetId ?? null],
  );
};
