import type { DatabaseClient } from '@portada/database';

/** An image file of the database: id of the image, key in the object store, SHA-256 in hex, and media type. */
export type ImageRow = { id: string; key: string; sha256: string; mimeType: string };

/** A row of the table: the image, and the provider's file of which it was made, if that is stored. */
type Row = ImageRow & { file: Omit<ImageRow, 'id'> | null };

/** Number of images that one statement reads. */
const pageSize = 1000;

/**
 * Reads the image files of a database page by page, in the order of the ids of the images. The provider's file of an
 * image follows the image. A schema before the column `origin` has no such files.
 */
export async function* imagesOf(client: DatabaseClient): AsyncGenerator<ImageRow> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<Row>(
      `SELECT id, object_key AS key, encode(sha256, 'hex') AS sha256, mime_type AS "mimeType",
              to_jsonb(images) #> '{origin,file}' AS file
         FROM images WHERE id > $1 ORDER BY id LIMIT $2`,
      [last, pageSize],
    );
    for (const { file, ...image } of rows) {
      yield image;
      if (file) yield { id: image.id, key: file.key, sha256: file.sha256, mimeType: file.mimeType };
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
