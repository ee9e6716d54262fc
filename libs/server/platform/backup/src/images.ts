import type { DatabaseClient } from '@portada/database';

/**
 * An image file of the database: id of the image, key in the object store, SHA-256 in hex, and media type. `thumbnailId` is
 * null for an asset of documents.
 */
export type ImageRow = {
  id: string;
  thumbnailId: string | null;
  key: string;
  sha256: string;
  mimeType: string;
};

/** A row of the table: the image, and the provider's file of which it was made, if that is stored. */
type Row = ImageRow & { file: Pick<ImageRow, 'key' | 'sha256' | 'mimeType'> | null };

/** Number of images that one statement reads. */
const pageSize = 1000;

/**
 * Reads the image files of a database page by page: the images, in the order of their ids, and the assets of documents.
 * The provider's file of an image follows the image. A schema before the column `origin` has no such files, and a schema
 * before migration 37 has no assets.
 */
export async function* imagesOf(client: DatabaseClient): AsyncGenerator<ImageRow> {
  yield* filesOfTable(
    client,
    `SELECT id, thumbnail_id AS "thumbnailId", object_key AS key, encode(sha256, 'hex') AS sha256,
            mime_type AS "mimeType", to_jsonb(images) #> '{origin,file}' AS file
       FROM images WHERE id > $1 ORDER BY id LIMIT $2`,
  );
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('assets') IS NOT NULL AS found`,
  );
  if (!rows[0]?.found) return;
  yield* filesOfTable(
    client,
    `SELECT id, NULL AS "thumbnailId", object_key AS key, encode(sha256, 'hex') AS sha256,
            mime_type AS "mimeType", NULL AS file
       FROM assets WHERE id > $1 AND deleted_at IS NULL ORDER BY id LIMIT $2`,
  );
}

/** Reads the rows of a statement whose parameters are the last id of the page before and the size of a page. */
async function* filesOfTable(client: DatabaseClient, sql: string): AsyncGenerator<ImageRow> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<Row>(sql, [last, pageSize]);
    for (const { file, ...image } of rows) {
      yield image;
      if (file) yield { ...image, key: file.key, sha256: file.sha256, mimeType: file.mimeType };
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
