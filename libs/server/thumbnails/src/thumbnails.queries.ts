import { type PromptDraft, type ThumbnailTags, type ThumbnailsTag, productConfig } from '@portada/contracts';
import { type Database, changedBy, resultOf, rowOf, rowsOf } from '@portada/database';
import type { ImageRow } from './thumbnail.mapper';

/** A thumbnail of one user. */
export type OwnThumbnail = { userId: string; id: string };

/**
 * Calls the SQL function `delete_thumbnail`: deletes a thumbnail for its owner and cancels its open generations.
 * @returns ids of the cancelled generations; null if the owner has no such thumbnail, or if one of its generations may not be
 * cancelled any more
 */
export const deleteThumbnail = (database: Database, { userId, id }: OwnThumbnail): Promise<string[] | null> =>
  resultOf(database, 'SELECT delete_thumbnail($1, $2)', [id, userId]);

/**
 * Calls `delete_thumbnail` for several thumbnails in one statement.
 * @returns ids of the deleted thumbnails; those for which `delete_thumbnail` returns null are left out
 */
export const deleteThumbnails = async (
  database: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string; isDeleted: boolean }>(
    database,
    `SELECT id, delete_thumbnail(id, $2) IS NOT NULL AS "isDeleted" FROM unnest($1::uuid[]) AS id`,
    [ids, userId],
  );
  return rows.filter(({ isDeleted }) => isDeleted).map(({ id }) => id);
};

/** Tells if a user has one of some thumbnails. */
export const hasThumbnail = (
  database: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<boolean> =>
  resultOf(
    database,
    'SELECT EXISTS (SELECT FROM thumbnails WHERE id = ANY ($1) AND user_id = $2 AND deleted_at IS NULL)',
    [ids, userId],
  );

/**
 * Removes and adds tags of several thumbnails. A thumbnail keeps its first tags if it would get too many.
 * @returns ids of the thumbnails of the user
 */
export const tagThumbnails = async (
  database: Database,
  { userId, ids, add, remove }: ThumbnailsTag & { userId: string },
): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(
    database,
    `WITH own AS (
       SELECT id FROM thumbnails WHERE id = ANY ($1) AND user_id = $2 AND deleted_at IS NULL
        ORDER BY id FOR NO KEY UPDATE)
     UPDATE thumbnails t SET updated_at = now(), tags = ARRAY(
         SELECT tag FROM (
           SELECT DISTINCT ON (tag) tag, place
             FROM unnest(t.tags || $3::text[]) WITH ORDINALITY AS given (tag, place)
            WHERE tag <> ALL ($4::text[]) ORDER BY tag, place) AS kept
          ORDER BY place LIMIT $5)
      FROM own WHERE t.id = own.id RETURNING t.id`,
    [ids, userId, add, remove, productConfig.thumbnailTags.perThumbnail],
  );
  return rows.map(({ id }) => id);
};

/** Reads the tags of a user's thumbnails with the number of their thumbnails, most used first. */
export const readTags = (database: Database, userId: string): Promise<ThumbnailTags['items']> =>
  rowsOf(
    database,
    `SELECT tag, count(*)::int AS thumbnails FROM thumbnails t, unnest(t.tags) AS tag
      WHERE t.user_id = $1 AND t.deleted_at IS NULL
      GROUP BY tag ORDER BY count(*) DESC, tag LIMIT $2`,
    [userId, productConfig.thumbnailTags.listed],
  );

/**
 * Stores the prompt draft of a thumbnail, or null. TypeORM would change the date of the thumbnail; this statement
 * does not.
 */
export const storeDraft = async (
  database: Database,
  { userId, id, draft }: OwnThumbnail & { draft: PromptDraft | null },
): Promise<void> => {
  await changedBy(
    database,
    'UPDATE thumbnails SET prompt_draft = $3 WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
    [id, userId, draft],
  );
};

/** Sets a user's drafts that have an image to completed. */
export const completeDrafts = async (database: Database, userId: string): Promise<void> => {
  await changedBy(
    database,
    `UPDATE thumbnails SET status = 'completed', updated_at = now()
      WHERE user_id = $1 AND deleted_at IS NULL AND coalesce(status, 'draft') = 'draft'
        AND current_image_id IS NOT NULL`,
    [userId],
  );
};

/** Reads the images of thumbnails with their requests, newest first. Plates and replaced edited images are left out. */
export const readImages = (database: Database, thumbnailIds: readonly string[]): Promise<ImageRow[]> =>
  rowsOf(
    database,
    `SELECT i.id, i.thumbnail_id, i.kind, i.width, i.height, i.generation_id, g.request, g.model, i.legibility,
            b.origin ->> 'lettering' AS lettering, i.created_at
       FROM images i LEFT JOIN thumbnail_documents d ON d.thumbnail_id = i.thumbnail_id AND i.kind = 'edited'
       LEFT JOIN generations g ON g.id = coalesce(i.generation_id, d.base_generation_id)
       LEFT JOIN images b ON b.generation_id = g.id
      WHERE i.thumbnail_id = ANY($1) AND i.replaced_at IS NULL AND (i.kind = 'final' OR g.id IS NOT NULL)
      ORDER BY i.created_at DESC`,
    [thumbnailIds],
  );

/** An image in the object store; `size` in bytes. */
export type OwnImage = { objectKey: string; mimeType: string; title: string; size: string };

/**
 * Reads an image by its id, or the newest preview of a generation by the generation's id, so that an older address of
 * a preview stays valid.
 * @returns undefined if there is no such image, if it belongs to another user, or if it may have been purged
 */
export const readOwnImage = (
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<OwnImage | undefined> =>
  rowOf(
    database,
    `SELECT i.object_key AS "objectKey", i.mime_type AS "mimeType", coalesce(t.title, '') AS title, i.bytes AS size
       FROM images i JOIN thumbnails t ON t.id = i.thumbnail_id
      WHERE i.id = $1 AND i.user_id = $2 AND t.deleted_at IS NULL
        AND (i.replaced_at IS NULL OR i.replaced_at > now() - interval '10 minutes')
     UNION ALL
     SELECT preview_key, 'image/webp', '', 0 FROM generations
      WHERE id = $1 AND user_id = $2 AND preview_key IS NOT NULL`,
    [id, userId],
  );

/**
 * Condition of images `i` that count towards the quota: uploaded images, and all images of a copied thumbnail. The edited image
 * of another thumbnail does not count, because a credit was paid for it.
 */
export const uploadedImage = `(i.kind = 'final' OR (i.object_key LIKE 'finals/%' AND (i.kind <> 'edited' OR NOT EXISTS (
  SELECT FROM images g WHERE g.thumbnail_id = i.thumbnail_id AND g.kind = 'generated'))))`;

/** Expression for the stored bytes of all documents of the user `$1` and of their versions, which count towards the quota. */
export const documentBytes = `(SELECT coalesce(sum(coalesce(pg_column_size(d.scene), 0)
    + (SELECT coalesce(sum(pg_column_size(v.scene)), 0) FROM thumbnail_document_versions v WHERE v.thumbnail_id = t.id)), 0)
  FROM thumbnails t JOIN thumbnail_documents d ON d.thumbnail_id = t.id WHERE t.user_id = $1)`;

/**
 * Sums the bytes that count towards the quota of a user: images that the user uploaded, except the final image of one thumbnail,
 * and documents.
 */
export const sumUploadedBytes = async (
  database: Database,
  { userId, exceptThumbnail = null }: { userId: string; exceptThumbnail?: string | null },
): Promise<number> =>
  Number(
    await resultOf<string>(
      database,
      `SELECT (SELECT coalesce(sum(i.bytes), 0) FROM images i
                WHERE i.user_id = $1 AND ${uploadedImage} AND i.thumbnail_id IS DISTINCT FROM $2)
              + (SELECT coalesce(sum(bytes), 0) FROM assets WHERE user_id = $1 AND deleted_at IS NULL) + ${documentBytes}`,
      [userId, exceptThumbnail],
    ),
  );

/**
 * Deletes all final images of a thumbnail except one.
 * @returns the object keys of the deleted images
 */
export const deleteOtherFinals = async (
  database: Database,
  { thumbnailId, keptId }: { thumbnailId: string; keptId: string },
): Promise<string[]> => {
  const rows = await rowsOf<{ object_key: string }>(
    database,
    `DELETE FROM images WHERE thumbnail_id = $1 AND kind = 'final' AND id <> $2 RETURNING object_key`,
    [thumbnailId, keptId],
  );
  return rows.map((row) => row.object_key);
};

/** A thumbnail that its owner deleted, and the ids of its generations. */
export type DeletedThumbnail = { id: string; generations: string[] };

/** Reads thumbnails that were deleted at least a minute ago, oldest deletion first. */
export const readPurgeable = (database: Database, limit: number): Promise<DeletedThumbnail[]> =>
  rowsOf(
    database,
    `SELECT t.id, ARRAY(SELECT g.id FROM generations g WHERE g.thumbnail_id = t.id) AS generations
       FROM thumbnails t WHERE t.deleted_at < now() - interval '1 minute'
      ORDER BY t.deleted_at LIMIT $1`,
    [limit],
  );

/**
 * Deletes thumbnails with their images, in the caller's transaction. If two workers purge the same thumbnails, the
 * second worker waits and then deletes nothing.
 */
export const purgeThumbnails = async (tx: Database, ids: readonly string[]): Promise<void> => {
  await rowsOf(tx, 'SELECT 1 FROM thumbnails WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [ids]);
  await changedBy(
    tx,
    'UPDATE thumbnails SET current_image_id = NULL, final_image_id = NULL WHERE id = ANY ($1)',
    [ids],
  );
  await changedBy(tx, 'DELETE FROM images WHERE thumbnail_id = ANY ($1)', [ids]);
  await changedBy(tx, 'DELETE FROM thumbnails WHERE id = ANY ($1)', [ids]);
};

/**
 * Reads the keys of objects that the object store must have: of images from a random id on, of the images with the lowest ids,
 * and of assets.
 * @param count number of rows of each of the three kinds
 * @returns no key if the database has neither images nor assets
 */
export const readSomeKeys = async (database: Database, count: number): Promise<string[]> => {
  const images = `i.object_key AS key FROM images i JOIN thumbnails t ON t.id = i.thumbnail_id
                   WHERE t.deleted_at IS NULL AND i.replaced_at IS NULL`;
  const rows = await rowsOf<{ key: string }>(
    database,
    `WITH place AS (SELECT gen_random_uuid() AS id)
     (SELECT ${images} AND i.id >= (SELECT id FROM place) ORDER BY i.id LIMIT $1)
     UNION (SELECT ${images} ORDER BY i.id LIMIT $1)
     UNION (SELECT a.object_key AS key FROM assets a WHERE a.deleted_at IS NULL ORDER BY a.id LIMIT $1)`,
    [count],
  );
  return rows.map(({ key }) => key);
};
