import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { migrate, migrateTo, migrations, withClient } from '@portada/database';
import { type ObjectStore, sha256Of } from '@portada/storage';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error';
import { deleteAgain } from './deletions';
import { hashOfFile } from './hashed-files';
import { inParallel } from './in-parallel';
import { type ListedObject, type Manifest, filesOf, readListedObject, readManifest } from './manifest';
import { columnList, tablesOf } from './tables';

/** Options of a restore. */
export type RestoreOptions = {
  /** Folder of the backup. */
  folder: string;
  /** Address of an empty database, with the user that will own the schema. */
  databaseUrl: string;
  /** The object store that receives the images. */
  store: ObjectStore;
  /** Folder of the SQL files; by default the folder of the sources, which a built program does not have. */
  sqlFolder?: string;
};

const copiedAtOnce = 8;

/**
 * Restores a backup into an empty database: migrates the database to the schema of the backup, copies the rows in one
 * transaction, stores the images, and migrates to the present schema. What was deleted while the backup was made is deleted.
 * @returns the manifest of the backup
 * @throws BackupError if the backup is damaged or newer than this program, or if the database contains users
 */
export const restore = async ({
  folder,
  databaseUrl,
  store,
  sqlFolder,
}: RestoreOptions): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  if (!migrations.some(({ name }) => name === manifest.schema)) {
    throw new BackupError(`The backup was made by a newer version of Portada (schema ${manifest.schema}).`);
  }
  await checkFiles(folder, manifest);
  await refuseUsedDatabase(databaseUrl);
  await store.open({ mayCreate: true });
  for await (const object of listedObjects(folder, manifest))
    await store.put(object.key, object.content, object.mimeType);
  await migrateTo(databaseUrl, manifest.schema);
  await loadRows(folder, manifest, databaseUrl);
  await migrate(databaseUrl, sqlFolder);
  await withClient(databaseUrl, 'portada-restore', (client) => deleteAgain(client, manifest.deleted));
  return manifest;
};

/** Compares the files of a backup with the hashes of its manifest, before anything is changed. */
const checkFiles = async (folder: string, { tables, objects }: Manifest): Promise<void> => {
  const files = filesOf(folder);
  const expected = tables.map(({ name, sha256 }) => [files.table(name), sha256] as const);
  if (objects) expected.push([files.objectList, objects.sha256]);
  for (const [path, sha256] of expected) {
    const found = await hashOfFile(path).catch(() => null);
    if (found !== sha256)
      throw new BackupError(`The backup is damaged: ${path} is missing or has another content.`);
  }
};

const refuseUsedDatabase = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, 'portada-restore', async (client) => {
    const { rows } = await client.query<{ users: string | null }>(
      `SELECT to_regclass('public.users') AS users`,
    );
    if (!rows[0]?.users) return;
    const { rowCount } = await client.query('SELECT FROM users LIMIT 1');
    if (rowCount !== 0)
      throw new BackupError('The database contains users. A backup is restored into an empty database.');
  });

/** Reads the images of a backup with their bytes. @throws BackupError for a missing or damaged image */
async function* listedObjects(
  folder: string,
  { objects }: Manifest,
): AsyncGenerator<ListedObject & { content: Buffer }> {
  if (!objects) return;
  const files = filesOf(folder);
  const lines = createInterface({ input: createReadStream(files.objectList).pipe(createGunzip()) });
  const read = inParallel(lines, copiedAtOnce, async (line) => {
    const listed = readListedObject(line);
    const content = await readFile(files.object(listed.key)).catch(() => null);
    if (content === null || sha256Of(content) !== listed.sha256)
      throw new BackupError(
        `The backup is damaged: the image ${listed.key} is missing or has another content.`,
      );
    return { ...listed, content };
  });
  for await (const [, object] of read) yield object;
}

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Replaces the rows of all tables in one transaction. The foreign keys are created again after the rows, as the tables
 * refer to each other. Triggers of the tables do not run.
 */
const loadRows = (
  folder: string,
  { schema, tables, sequences }: Manifest,
  databaseUrl: string,
): Promise<void> =>
  withClient(databaseUrl, 'portada-restore', async (client) => {
    await client.query('BEGIN');
    const { rows: applied } = await client.query<{ name: string }>(
      'SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1',
    );
    if (applied[0]?.name !== schema) {
      throw new BackupError(
        `The database has the schema ${applied[0]?.name} already, and the backup has ${schema}. Name an empty database.`,
      );
    }
    const present = (await tablesOf(client)).map(({ name }) => name);
    const { rows: foreignKeys } = await client.query<ForeignKey>(
      `SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
         FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
        WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
    );
    for (const { table, name } of foreignKeys)
      await client.query(`ALTER TABLE "${table}" DROP CONSTRAINT "${name}"`);
    for (const name of present) await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${columnList(present)}`);
    for (const { name, columns, rows } of tables) {
      const into = client.query(copyFrom(`COPY "${name}" (${columnList(columns)}) FROM STDIN`));
      await pipeline(createReadStream(filesOf(folder).table(name)), createGunzip(), into);
      if (into.rowCount !== rows)
        throw new BackupError(`The table ${name} has ${into.rowCount} rows instead of ${rows}.`);
    }
    for (const { name, last } of sequences)
      if (last !== null) await client.query('SELECT setval($1, $2)', [`public.${name}`, last]);
    for (const name of present) await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
    for (const { table, name, definition } of foreignKeys)
      await client.query(`ALTER TABLE "${table}" ADD CONSTRAINT "${name}" ${definition}`);
    await client.query('COMMIT');
  });
