import { type PhotoCrop, savedPeopleLimits } from '@portada/contracts';
import { type Database, changedBy, resultOf, rowOf, rowsOf } from '@portada/database';

/** A row of `saved_people` as its owner sees it, with the size of its photo in pixels. */
export type PersonRow = {
  id: string;
  name: string;
  assetId: string;
  maskId: string;
  crop: PhotoCrop | null;
  width: number;
  height: number;
  createdAt: Date;
};

/** A saved person of a user. */
export type OwnPersonId = { userId: string; id: string };

const columns = `p.id, p.name, p.asset_id AS "assetId", p.mask_id AS "maskId", p.crop, a.width, a.height,
                 p.created_at AS "createdAt"`;

/** Reads all saved people of a user, oldest first. */
export const readPeople = (database: Database, userId: string): Promise<PersonRow[]> =>
  rowsOf(
    database,
    `SELECT ${columns} FROM saved_people p JOIN assets a ON a.id = p.asset_id
      WHERE p.user_id = $1 ORDER BY p.created_at, p.id`,
    [userId],
  );

/** Reads one saved person of a user. @returns undefined if the user has no such person */
export const readPerson = (database: Database, { userId, id }: OwnPersonId): Promise<PersonRow | undefined> =>
  rowOf(
    database,
    `SELECT ${columns} FROM saved_people p JOIN assets a ON a.id = p.asset_id WHERE p.id = $1 AND p.user_id = $2`,
    [id, userId],
  );

/**
 * Stores a saved person. The caller has locked the account.
 * @returns false if the account has the maximum number of saved people
 */
export const addPerson = async (
  tx: Database,
  {
    id,
    userId,
    name,
    assetId,
    maskId,
    crop,
  }: OwnPersonId & Omit<PersonRow, 'width' | 'height' | 'createdAt'>,
): Promise<boolean> =>
  (await changedBy(
    tx,
    `INSERT INTO saved_people (id, user_id, name, asset_id, mask_id, crop)
       SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT count(*) FROM saved_people WHERE user_id = $2) < $7`,
    [id, userId, name, assetId, maskId, crop && JSON.stringify(crop), savedPeopleLimits.count],
  )) > 0;

/** Renames a saved person. @returns false if the user has no such person */
export const renamePerson = async (
  database: Database,
  { userId, id }: OwnPersonId,
  name: string,
): Promise<boolean> =>
  (await changedBy(database, 'UPDATE saved_people SET name = $3 WHERE id = $1 AND user_id = $2', [
    id,
    userId,
    name,
  ])) > 0;

/** Deletes a saved person; its pictures stay. @returns false if the user has no such person */
export const deletePerson = async (database: Database, { userId, id }: OwnPersonId): Promise<boolean> =>
  (await changedBy(database, 'DELETE FROM saved_people WHERE id = $1 AND user_id = $2', [id, userId])) > 0;

/** True if an asset is the photo or mask of a saved person, or the logo of a brand kit. */
export const isAssetInUse = (database: Database, assetId: string): Promise<boolean> =>
  resultOf(
    database,
    `SELECT EXISTS (SELECT 1 FROM saved_people WHERE asset_id = $1)
         OR EXISTS (SELECT 1 FROM saved_people WHERE mask_id = $1)
         OR EXISTS (SELECT 1 FROM brand_kits WHERE logo_id = $1)`,
    [assetId],
  );
