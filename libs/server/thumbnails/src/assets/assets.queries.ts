import type { AssetKind } from '@portada/contracts';
import { type Database, changedBy, resultOf, rowOf, rowsOf } from '@portada/database';
import { documentBytes, uploadedImage } from '../thumbnails.queries';

/** A row of `assets` as its owner sees it. */
export type AssetRow = {
  id: string;
  kind: AssetKind;
  objectKey: string;
  mimeType: string;
  width: number;
  height: number;
  bytes: string;
  createdAt: Date;
};

const columns = `id, kind, object_key AS "objectKey", mime_type AS "mimeType", width, height, bytes,
                 created_at AS "createdAt"`;

/** Reads all assets of a user, newest first. */
export const readAssets = (database: Database, userId: string): Promise<AssetRow[]> =>
  rowsOf(
    database,
    `SELECT ${columns} FROM assets WHERE user_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC`,
    [userId],
  );

/** Reads one asset of a user. @returns undefined if the user has no such asset */
export const readAsset = (
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<AssetRow | undefined> =>
  rowOf(database, `SELECT ${columns} FROM assets WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`, [
    id,
    userId,
  ]);

/** Locks an account, so that two uploads of one user cannot exceed a quota together. */
export const lockUploads = async (tx: Database, userId: string): Promise<void> => {
  await rowsOf(tx, 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
};

/** Number of a user's assets, and the bytes of everything that counts towards the quota. */
export type UploadUse = { count: number; bytes: number };

/** Reads how much a user stores: assets, the final images of thumbnails, and documents. */
export const readUploadUse = async (database: Database, userId: string): Promise<UploadUse> => {
  const use = await resultOf<{ count: number; bytes: number }>(
    database,
    `SELECT jsonb_build_object('count', count(*), 'bytes', coalesce(sum(bytes), 0)
              + (SELECT coalesce(sum(i.bytes), 0) FROM images i WHERE i.user_id = $1 AND ${uploadedImage}) + ${documentBytes})
       FROM assets WHERE user_id = $1 AND deleted_at IS NULL`,
    [userId],
  );
  return { count: Number(use.count), bytes: Number(use.bytes) };
};

/** Stores the row of an asset whose object is stored already. */
export const addAsset = (
  tx: Database,
  asset: Omit<AssetRow, 'bytes' | 'createdAt'> & { userId: string; sha256: Buffer; bytes: number },
): Promise<AssetRow | undefined> =>
  rowOf(
    tx,
    `INSERT INTO assets (id, user_id, kind, object_key, sha256, mime_type, width, height, bytes)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${columns}`,
    [
      asset.id,
      asset.userId,
      asset.kind,
      asset.objectKey,
      asset.sha256,
      asset.mimeType,
      asset.width,
      asset.height,
      asset.bytes,
    ],
  );

/** Marks an asset as deleted; a job purges it. @returns false if the user has no such asset */
export const deleteAsset = async (
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> =>
  (await changedBy(
    database,
    'UPDATE assets SET deleted_at = now() WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
    [id, userId],
  )) > 0;

/** Reads ids of assets that were deleted at least a minute ago, oldest deletion first. */
export const readPurgeableAssets = async (database: Database, limit: number): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(
    database,
    `SELECT id FROM assets WHERE deleted_at < now() - interval '1 minute' ORDER BY deleted_at LIMIT $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
};

/** Deletes the rows of assets whose objects are deleted. */
export const purgeAssets = async (database: Database, ids: readonly string[]): Promise<void> => {
  await changedBy(database, 'DELETE FROM assets WHERE id = ANY ($1) AND deleted_at IS NOT NULL', [ids]);
};
