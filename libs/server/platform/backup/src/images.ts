import type { DatabaseClient } from '@portada/database';

/** An image of the database: id, key in the object store, SHA-256 in hex, and media type. */
export type ImageRow = { id: string; key: string; sha256: string; mimeType: string };

/** Number of images that one statement reads. */
const pageSize = 1000;

/** Reads the images of a database page by page, in the order of their ids. */
export async function* imagesOf(client: DatabaseClient): AsyncGenerator<ImageRow> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await client.query<ImageRow>(
      `SELECT id, object_key AS key, encode(sha256, 'hex') AS sha256, mime_type AS "mimeType"
         FROM images WHERE id > $1 ORDER BY id LIMIT $2`,
      [last, pageSize],
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
