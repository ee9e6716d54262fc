import type { PhotoCrop } from '@portada/contracts';
import { type Database, rowOf } from '@portada/database';

/** A saved person with the objects of its photo and mask. */
export type SavedPersonRow = {
  assetId: string;
  maskId: string;
  crop: PhotoCrop | null;
  width: number;
  height: number;
  photoKey: string;
  maskKey: string;
};

/** A saved person of a user. */
type OwnPerson = { userId: string; id: string };

/** Reads a saved person of a user whose pictures are not deleted. @returns undefined if the user has no such person */
export const readSavedPerson = (
  database: Database,
  { userId, id }: OwnPerson,
): Promise<SavedPersonRow | undefined> =>
  rowOf(
    database,
    `SELECT p.asset_id AS "assetId", p.mask_id AS "maskId", p.crop, a.width, a.height, a.object_key AS "photoKey",
            m.object_key AS "maskKey"
       FROM saved_people p JOIN assets a ON a.id = p.asset_id JOIN assets m ON m.id = p.mask_id
      WHERE p.id = $1 AND p.user_id = $2 AND a.deleted_at IS NULL AND m.deleted_at IS NULL`,
    [id, userId],
  );
