import { type Database, changedBy, resultOf, rowOf, rowsOf } from '@portada/database';

/** Seconds between the last change of a document and its drawing. */
const drawnAfterSeconds = 2;

/**
 * The document row of a thumbnail, and the generation of the thumbnail's current image, which is null for an edited
 * image. The fields of the document are null before the document is first opened.
 */
export type DocumentRow = {
  version: number | null;
  baseGenerationId: string | null;
  followedGenerationId: string | null;
  scene: unknown;
  currentGenerationId: string | null;
};

/** Reads the document of a user's thumbnail. @returns undefined if the user has no such thumbnail */
export const readDocument = (
  database: Database,
  { userId, thumbnailId }: { userId: string; thumbnailId: string },
): Promise<DocumentRow | undefined> =>
  rowOf(
    database,
    `SELECT d.version, d.base_generation_id AS "baseGenerationId", d.followed_generation_id AS "followedGenerationId",
            d.scene, i.generation_id AS "currentGenerationId"
       FROM thumbnails t LEFT JOIN thumbnail_documents d ON d.thumbnail_id = t.id
       LEFT JOIN images i ON i.id = t.current_image_id
      WHERE t.id = $1 AND t.user_id = $2 AND t.deleted_at IS NULL`,
    [thumbnailId, userId],
  );

/** The image of a generation with its stored scene. `plateId` is the image beneath the layers of the scene. */
export type GenerationImage = {
  id: string;
  width: number;
  height: number;
  scene: unknown;
  plateId: string | null;
};

/** Reads the image of a generation. @returns undefined if the generation has no image */
export const readGenerationImage = (
  database: Database,
  generationId: string,
): Promise<GenerationImage | undefined> =>
  rowOf(
    database,
    'SELECT id, width, height, scene, plate_id AS "plateId" FROM images WHERE generation_id = $1',
    [generationId],
  );

/**
 * Starts the document of a thumbnail with the scene of a generation, or starts it again. The caller has locked the
 * thumbnail.
 */
export const startDocument = async (
  tx: Database,
  { thumbnailId, generationId }: { thumbnailId: string; generationId: string },
): Promise<void> => {
  await changedBy(
    tx,
    `INSERT INTO thumbnail_documents AS d (thumbnail_id, version, base_generation_id, followed_generation_id)
       VALUES ($1, 1, $2, $2)
       ON CONFLICT (thumbnail_id) DO UPDATE SET version = d.version + 1, base_generation_id = $2,
         followed_generation_id = $2, scene = NULL, draw_at = NULL, updated_at = now()`,
    [thumbnailId, generationId],
  );
};

/**
 * Adds the document of a copied thumbnail, as version 1.
 * @param copy `generationId` is the generation from which the document of the source started
 */
export const addCopiedDocument = async (
  tx: Database,
  { thumbnailId, generationId, scene }: { thumbnailId: string; generationId: string; scene: object },
): Promise<void> => {
  await changedBy(
    tx,
    `INSERT INTO thumbnail_documents (thumbnail_id, version, base_generation_id, followed_generation_id, scene)
       VALUES ($1, 1, $2, $2, $3)`,
    [thumbnailId, generationId, JSON.stringify(scene)],
  );
};

/** Stores the scene of a document, which is drawn soon. The caller has locked the thumbnail. @returns the new version */
export const storeScene = (
  tx: Database,
  { thumbnailId, baseGenerationId, scene }: { thumbnailId: string; baseGenerationId: string; scene: object },
): Promise<number> =>
  resultOf(
    tx,
    `UPDATE thumbnail_documents SET version = version + 1, base_generation_id = $2, scene = $3, updated_at = now(),
            draw_at = now() + make_interval(secs => $4)
      WHERE thumbnail_id = $1 RETURNING version`,
    [thumbnailId, baseGenerationId, JSON.stringify(scene), drawnAfterSeconds],
  );

/** A kept state of a document; `name` is null if the state was kept automatically. */
export type VersionRow = {
  n: number;
  name: string | null;
  baseGenerationId: string;
  createdAt: Date;
};

/**
 * Keeps a state of a document. The caller has locked the thumbnail.
 * @returns undefined if the thumbnail has `most` kept states already
 */
export const addVersion = (
  tx: Database,
  version: {
    thumbnailId: string;
    name: string | null;
    baseGenerationId: string;
    scene: object;
    most: number;
  },
): Promise<VersionRow | undefined> =>
  rowOf(
    tx,
    `INSERT INTO thumbnail_document_versions (thumbnail_id, number, name, base_generation_id, scene)
       SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4 FROM thumbnail_document_versions WHERE thumbnail_id = $1
       HAVING coalesce(max(number), 0) < $5
     RETURNING number AS n, name, base_generation_id AS "baseGenerationId", created_at AS "createdAt"`,
    [
      version.thumbnailId,
      version.name,
      version.baseGenerationId,
      JSON.stringify(version.scene),
      version.most,
    ],
  );

/** Reads the kept states of a document without their scenes, newest first. */
export const readVersions = (database: Database, thumbnailId: string): Promise<VersionRow[]> =>
  rowsOf(
    database,
    `SELECT number AS n, name, base_generation_id AS "baseGenerationId", created_at AS "createdAt"
       FROM thumbnail_document_versions WHERE thumbnail_id = $1 ORDER BY number DESC`,
    [thumbnailId],
  );

/** Reads the scene of a kept state. @returns undefined if the thumbnail has no such state */
export const readVersionScene = (
  database: Database,
  { thumbnailId, n }: { thumbnailId: string; n: number },
): Promise<{ baseGenerationId: string; scene: unknown } | undefined> =>
  rowOf(
    database,
    `SELECT base_generation_id AS "baseGenerationId", scene FROM thumbnail_document_versions
      WHERE thumbnail_id = $1 AND number = $2`,
    [thumbnailId, n],
  );

/** A picture of a user that a document shows: its id and its key in the object store. */
export type OwnPicture = { id: string; objectKey: string };

/** Reads those of the given assets, generated images and plates that belong to a user and are not deleted. */
export const readOwnPictures = (
  database: Database,
  { userId, assets, images }: { userId: string; assets: readonly string[]; images: readonly string[] },
): Promise<OwnPicture[]> =>
  rowsOf(
    database,
    `SELECT id, object_key AS "objectKey" FROM assets
      WHERE id = ANY ($2::uuid[]) AND user_id = $1 AND deleted_at IS NULL
     UNION ALL
     SELECT i.id, i.object_key FROM images i JOIN thumbnails t ON t.id = i.thumbnail_id AND t.deleted_at IS NULL
      WHERE i.id = ANY ($3::uuid[]) AND i.user_id = $1 AND i.kind IN ('generated', 'plate')`,
    [userId, assets, images],
  );
