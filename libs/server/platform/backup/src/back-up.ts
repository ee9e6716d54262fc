import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DatabaseClient, withClient } from '@portada/database';
import { ObjectCorruptError, ObjectNotFoundError, type ObjectStore } from '@portada/storage';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error';
import { writeCompressed } from './hashed-files';
import { deletionOf } from './deletions';
import { type ImageRow, imagesOf } from './images';
import { inParallel } from './in-parallel';
import {
  type BackedUpTable,
  type Deletions,
  type ListedObject,
  type Manifest,
  filesOf,
  writeManifest,
} from './manifest';
import { columnList, sequencesOf, tablesOf } from './tables';

/** Options of a backup. */
export type BackUpOptions = {
  /** Address of the database, with the user that owns the schema. */
  databaseUrl: string;
  /** The object store whose images are copied; null for a backup of the database alone. */
  store: ObjectStore | null;
  /** Folder of the backup, which is created; it must not contain a backup yet. */
  folder: string;
};

/**
 * Result of a backup: the manifest, and the keys of images that exist but that the store does not have undamaged. The
 * manifest lists images that were deleted meanwhile.
 */
export type BackUpResult = { manifest: Manifest; lost: string[] };

/** Number of objects that are copied at the same time. */
const copiedAtOnce = 8;

/**
 * Copies the database in one snapshot, and then the images that the snapshot names. Images are never changed, so that
 * an image of the snapshot is right however long the copy takes. Portada may run meanwhile.
 * @throws BackupError if the folder contains a backup already
 */
export const backUp = async ({ databaseUrl, store, folder }: BackUpOptions): Promise<BackUpResult> => {
  await prepare(folder);
  return withClient(databaseUrl, 'portada-backup', async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ at: Date; schema: string | null }>(
      `SELECT now() AS at, (SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1) AS schema`,
    );
    const [snapshot] = rows;
    if (!snapshot?.schema)
      throw new BackupError('The database was never migrated, so there is nothing to back up.');
    const tables: BackedUpTable[] = [];
    for (const { name, columns } of await tablesOf(client)) {
      const copy = client.query(copyTo(`COPY "${name}" (${columnList(columns)}) TO STDOUT`));
      const sha256 = await writeCompressed(copy, filesOf(folder).table(name));
      tables.push({ name, columns, rows: copy.rowCount, sha256 });
    }
    const sequences = await sequencesOf(client);
    const absent: ImageRow[] = [];
    const objects = store && (await copyObjects(client, store, folder, absent));
    // The connection of the snapshot does not see what was deleted since.
    const { deleted, lost } = await withClient(databaseUrl, 'portada-backup', (now) => explain(now, absent));
    const at = snapshot.at.toISOString();
    const manifest: Manifest = {
      format: 1,
      at,
      schema: snapshot.schema,
      tables,
      sequences,
      objects,
      deleted,
    };
    await writeManifest(folder, manifest);
    return { manifest, lost };
  });
};

const prepare = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(dirname(filesOf(folder).table('any')), { mode: 0o700 }).catch((error: unknown) => {
    throw new BackupError(`${folder} contains a backup already, or cannot be written. Name another folder.`, {
      cause: error,
    });
  });
};

/** Divides images that the store does not have undamaged into deleted ones and the keys of lost ones. */
const explain = async (client: DatabaseClient, absent: readonly ImageRow[]) => {
  const deleted: Record<keyof Deletions, Set<string>> = {
    thumbnails: new Set(),
    images: new Set(),
    assets: new Set(),
  };
  const lost: string[] = [];
  for (const image of absent) {
    const deletion = await deletionOf(client, image);
    if (deletion) deleted[deletion.of].add(deletion.id);
    else lost.push(image.key);
  }
  const { thumbnails, images, assets } = deleted;
  return { deleted: { thumbnails: [...thumbnails], images: [...images], assets: [...assets] }, lost };
};

/**
 * Copies the images of the snapshot and writes their list.
 * @param absent receives the images that the store does not have undamaged
 */
const copyObjects = async (
  client: DatabaseClient,
  store: ObjectStore,
  folder: string,
  absent: ImageRow[],
) => {
  const files = filesOf(folder);
  let [count, bytes] = [0, 0];
  const copied = inParallel(imagesOf(client), copiedAtOnce, async ({ key }): Promise<ListedObject | null> => {
    const object = await store.get(key).catch((error: unknown) => {
      if (error instanceof ObjectNotFoundError || error instanceof ObjectCorruptError) return null;
      throw error;
    });
    if (!object) return null;
    await mkdir(dirname(files.object(key)), { recursive: true, mode: 0o700 });
    await writeFile(files.object(key), object.bytes, { mode: 0o600 });
    return { key, sha256: object.sha256, bytes: object.bytes.length, mimeType: object.mimeType };
  });
  async function* lines(): AsyncGenerator<string> {
    for await (const [image, object] of copied) {
      if (!object) {
        absent.push(image);
        continue;
      }
      count += 1;
      bytes += object.bytes;
      yield `${JSON.stringify(object)}\n`;
    }
  }
  const sha256 = await writeCompressed(lines(), files.objectList);
  return { count, bytes, sha256 };
};
