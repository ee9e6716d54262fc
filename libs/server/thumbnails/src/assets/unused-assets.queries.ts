import { type Database, changedBy, rowsOf } from '@portada/database';

/** Days for which nothing may use an asset before it is deleted. An editor may undo its removal for that time. */
export const unusedDays = 30;
/** Hours between two checks of an asset. */
const hoursBetweenChecks = 24;

/**
 * Ids, as texts, of the assets of the user $1 that something uses: documents, their versions, scenes of images, saved people, the
 * brand kit, and the brands of requests that are not drawn yet.
 */
const usedAssets = `
  SELECT r.id FROM (
      SELECT d.scene FROM thumbnails t JOIN thumbnail_documents d ON d.thumbnail_id = t.id
       WHERE t.user_id = $1 AND t.deleted_at IS NULL AND d.scene IS NOT NULL
      UNION ALL SELECT v.scene FROM thumbnails t JOIN thumbnail_document_versions v ON v.thumbnail_id = t.id
       WHERE t.user_id = $1 AND t.deleted_at IS NULL
      UNION ALL SELECT i.scene FROM images i WHERE i.user_id = $1 AND i.scene IS NOT NULL) s,
    LATERAL jsonb_path_query(s.scene, '$.layers[*] ? (@.kind == "photo")') AS layer,
    LATERAL (VALUES (layer ->> 'assetId'), (layer ->> 'maskId')) AS r (id)
   WHERE r.id IS NOT NULL
  UNION SELECT r.id::text FROM saved_people p, LATERAL (VALUES (p.asset_id), (p.mask_id)) AS r (id) WHERE p.user_id = $1
  UNION SELECT b.logo_id::text FROM brand_kits b WHERE b.user_id = $1 AND b.logo_id IS NOT NULL
  UNION SELECT g.request -> 'brandKit' -> 'logo' ->> 'assetId' FROM generations g
   WHERE g.user_id = $1 AND g.status IN ('queued', 'running')`;

/** Reads users with assets whose use was not checked for a day, longest first. */
export const readUsersToCheck = async (database: Database, limit: number): Promise<string[]> => {
  const rows = await rowsOf<{ userId: string }>(
    database,
    `SELECT user_id AS "userId" FROM assets
      WHERE deleted_at IS NULL AND coalesce(checked_at, created_at) < now() - make_interval(hours => $1)
      GROUP BY user_id ORDER BY min(coalesce(checked_at, created_at)) LIMIT $2`,
    [hoursBetweenChecks, limit],
  );
  return rows.map(({ userId }) => userId);
};

/** Stores for all assets of a user whether something uses them. An asset of less than a day is not checked. */
export const checkUse = async (database: Database, userId: string): Promise<void> => {
  await changedBy(
    database,
    `WITH used AS MATERIALIZED (${usedAssets})
     UPDATE assets a SET checked_at = now(),
            unused_since = CASE WHEN a.id::text IN (SELECT id FROM used) THEN NULL ELSE coalesce(a.unused_since, now()) END
      WHERE a.user_id = $1 AND a.deleted_at IS NULL AND a.created_at < now() - make_interval(hours => $2)`,
    [userId, hoursBetweenChecks],
  );
};

/**
 * Locks the assets of a user that nothing has used for 30 days. A save that starts using one of them holds a lock until it is
 * stored, so a statement after this one sees its use.
 * @returns their ids
 */
export const lockLongUnused = async (tx: Database, userId: string): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(
    tx,
    `SELECT id FROM assets WHERE user_id = $1 AND deleted_at IS NULL AND unused_since < now() - make_interval(days => $2)
      ORDER BY id FOR UPDATE`,
    [userId, unusedDays],
  );
  return rows.map(({ id }) => id);
};

/** Marks those of the given assets as deleted that nothing uses; a job purges them. @returns the number of deleted assets */
export const deleteUnused = (tx: Database, userId: string, ids: readonly string[]): Promise<number> =>
  changedBy(
    tx,
    `WITH used AS MATERIALIZED (${usedAssets})
     UPDATE assets a SET deleted_at = now()
      WHERE a.id = ANY ($2::uuid[]) AND a.user_id = $1 AND a.id::text NOT IN (SELECT id FROM used WHERE id IS NOT NULL)`,
    [userId, ids],
  );

/**
 * Locks assets that a document starts using until the transaction ends, so that they are not deleted as unused at the same time.
 * An asset that is being deleted is awaited.
 */
export const lockUsedAssets = async (
  tx: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<void> => {
  await rowsOf(
    tx,
    `SELECT 1 FROM assets WHERE id = ANY ($2::uuid[]) AND user_id = $1 AND deleted_at IS NULL ORDER BY id FOR SHARE`,
    [userId, ids],
  );
};
