import type { DatabaseClient } from '@portada/database';
import type { ImageRow } from './images';
import type { Deletions } from './manifest';

/**
 * Finds out which images of an earlier reading were deleted since. Deletions are committed before objects are removed, so
 * an object that is missing without a deletion is lost.
 * @param client connection that sees the present rows
 * @param image image file whose object the store does not have
 * @returns what was deleted: the thumbnail, the image alone, or the asset; null if the image still exists
 */
export const deletionOf = async (
  client: DatabaseClient,
  { id, thumbnailId }: ImageRow,
): Promise<{ of: keyof Deletions; id: string } | null> => {
  if (thumbnailId === null) {
    const { rowCount } = await client.query('SELECT FROM assets WHERE id = $1 AND deleted_at IS NULL', [id]);
    return rowCount === 0 ? { of: 'assets', id } : null;
  }
  const { rows } = await client.query<{ image: boolean }>(
    // A schema before migration 54 has no column replaced_at.
    `SELECT EXISTS (SELECT FROM images i WHERE i.id = $1 AND to_jsonb(i) ->> 'replaced_at' IS NULL) AS image
       FROM thumbnails WHERE id = $2 AND deleted_at IS NULL`,
    [id, thumbnailId],
  );
  const [thumbnail] = rows;
  if (!thumbnail) return { of: 'thumbnails', id: thumbnailId };
  return thumbnail.image ? null : { of: 'images', id };
};

/**
 * Deletes in a restored database what was deleted while its backup was made. Open generations of the thumbnails are
 * cancelled and their credits released.
 */
export const deleteAgain = async (
  client: DatabaseClient,
  { thumbnails, images, assets }: Deletions,
): Promise<void> => {
  await client.query('BEGIN');
  // Ended first, because the owner's limit of cancels must not keep a thumbnail.
  await client.query(
    `SELECT settle_generation(id, NULL, 'cancelled', NULL, NULL) FROM generations
      WHERE thumbnail_id = ANY ($1) AND status IN ('queued', 'running')`,
    [thumbnails],
  );
  await client.query(
    'SELECT delete_thumbnail(id, user_id) FROM thumbnails WHERE id = ANY ($1) AND deleted_at IS NULL',
    [thumbnails],
  );
  await client.query('DELETE FROM images WHERE id = ANY ($1)', [images]);
  await client.query('UPDATE assets SET deleted_at = now() WHERE id = ANY ($1) AND deleted_at IS NULL', [
    assets,
  ]);
  await client.query('COMMIT');
};
