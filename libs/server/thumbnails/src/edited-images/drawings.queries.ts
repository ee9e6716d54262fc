import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';

/** A document that a worker has claimed to draw. `scene` is the stored one, of any schema version. */
export type DrawingClaim = { thumbnailId: string; userId: string; version: number; scene: unknown };

/**
 * Calls the SQL function `claim_drawings`: claims documents whose drawing is due.
 * @param limits `most`: number of documents, one of each account · `seconds`: time after which another worker may draw them
 */
export const claimDrawings = (
  database: Database,
  { most, seconds }: { most: number; seconds: number },
): Promise<DrawingClaim[]> =>
  rowsOf(
    database,
    `SELECT thumbnail_id AS "thumbnailId", user_id AS "userId", version, scene FROM claim_drawings($1, $2)`,
    [most, seconds],
  );

type ClaimedVersion = Pick<DrawingClaim, 'thumbnailId' | 'version'>;

/**
 * Ends a claim, so that the drawing can be shown. The caller has locked the thumbnail.
 * @returns true if the drawing is of the present document, and no other image was made or chosen meanwhile
 */
export const endDrawing = async (
  tx: Database,
  { thumbnailId, version }: ClaimedVersion,
): Promise<boolean> => {
  const ended = await rowOf<{ isPresent: boolean }>(
    tx,
    `UPDATE thumbnail_documents d SET draw_at = NULL WHERE thumbnail_id = $1 AND version = $2 AND draw_at IS NOT NULL
     RETURNING (SELECT i.generation_id IS NULL OR i.generation_id = d.followed_generation_id
                  FROM thumbnails t LEFT JOIN images i ON i.id = t.current_image_id WHERE t.id = d.thumbnail_id) AS "isPresent"`,
    [thumbnailId, version],
  );
  return ended?.isPresent ?? false;
};

/**
 * Ends a claim without a drawing, unless the document was changed meanwhile.
 * @param seconds pause before the next attempt; null if the document cannot be drawn
 */
export const postponeDrawing = async (
  database: Database,
  { thumbnailId, version }: ClaimedVersion,
  seconds: number | null,
): Promise<void> => {
  await changedBy(
    database,
    `UPDATE thumbnail_documents SET draw_at = now() + make_interval(secs => $3)
      WHERE thumbnail_id = $1 AND version = $2 AND draw_at IS NOT NULL`,
    [thumbnailId, version, seconds],
  );
};

/** Cancels the drawing of a document, because another image was chosen. The caller has locked the thumbnail. */
export const cancelDrawing = async (tx: Database, thumbnailId: string): Promise<void> => {
  await changedBy(
    tx,
    'UPDATE thumbnail_documents SET draw_at = NULL WHERE thumbnail_id = $1 AND draw_at IS NOT NULL',
    [thumbnailId],
  );
};

/** Marks the edited image of a thumbnail as replaced. It is purged later. The caller has locked the thumbnail. */
export const replaceEditedImage = async (tx: Database, thumbnailId: string): Promise<void> => {
  await changedBy(
    tx,
    `UPDATE images SET replaced_at = now() WHERE thumbnail_id = $1 AND kind = 'edited' AND replaced_at IS NULL`,
    [thumbnailId],
  );
};

/** Queues the event `thumbnail.updated` for the webhook endpoints of the owner, in the caller's transaction. */
export const queueThumbnailWebhooks = async (tx: Database, thumbnailId: string): Promise<void> => {
  await rowsOf(tx, 'SELECT queue_thumbnail_webhooks($1)', [thumbnailId]);
};

/** Reads edited images that were replaced at least ten minutes ago, because open pages may still load them before. */
export const readReplacedImages = (
  database: Database,
  limit: number,
): Promise<{ id: string; thumbnailId: string }[]> =>
  rowsOf(
    database,
    `SELECT id, thumbnail_id AS "thumbnailId" FROM images WHERE replaced_at < now() - interval '10 minutes'
      ORDER BY replaced_at LIMIT $1`,
    [limit],
  );

/** Deletes the rows of replaced images. */
export const deleteReplacedImages = async (database: Database, ids: readonly string[]): Promise<void> => {
  await changedBy(database, 'DELETE FROM images WHERE id = ANY ($1) AND replaced_at IS NOT NULL', [ids]);
};
