import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A table of a backup: its columns in the order of the file, the number of rows, and the hash of the compressed file. */
const tableSchema = z.object({
  name: z.string().regex(/^\w+$/),
  columns: z.array(z.string().regex(/^\w+$/)).min(1),
  rows: z.int().min(0),
  sha256: hash,
});

/** Ids of what users deleted between the snapshot and the copy of its image, so that the backup lacks the image. */
const deletionsSchema = z.object({
  thumbnails: z.array(z.uuid()),
  /** Images that were replaced, of thumbnails that exist. */
  images: z.array(z.uuid()),
  assets: z.array(z.uuid()),
});

/** Ids of thumbnails, images and assets that were deleted while a backup was made. */
export type Deletions = z.infer<typeof deletionsSchema>;

const manifestSchema = z.object({
  /** Version of the format of the backup. */
  format: z.literal(1),
  /** Time of the snapshot of the database, in ISO 8601. */
  at: z.iso.datetime(),
  /** Name of the last migration of the database, which names the schema of the tables. */
  schema: z.string(),
  tables: z.array(tableSchema),
  /** Last values of the sequences, as decimal numbers; null if a sequence was never used. */
  sequences: z.array(
    z.object({ name: z.string().regex(/^\w+$/), last: z.string().regex(/^\d+$/).nullable() }),
  ),
  /** Number of objects, their size in bytes, and the hash of the list of objects; null for a backup without objects. */
  objects: z.object({ count: z.int().min(0), bytes: z.int().min(0), sha256: hash }).nullable(),
  /** Absent in backups of former versions. */
  deleted: deletionsSchema.default({ thumbnails: [], images: [], assets: [] }),
});

/** Contents of a backup. The file `manifest.json` is written last, so that a folder without it is no whole backup. */
export type Manifest = z.infer<typeof manifestSchema>;
/** One table of a backup. */
export type BackedUpTable = Manifest['tables'][number];

const listedObjectSchema = z.object({
  key: z.string(),
  sha256: hash,
  bytes: z.int().min(0),
  mimeType: z.string(),
});

/** A line of the list of objects: key, hash and size in bytes of the object, and its media type. */
export type ListedObject = z.infer<typeof listedObjectSchema>;

/** Parses a line of the list of objects. @throws ZodError for a malformed line */
export const readListedObject = (line: string): ListedObject => listedObjectSchema.parse(JSON.parse(line));

/** Returns the paths of the files of a backup in a folder. */
export const filesOf = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  table: (name: string) => join(folder, 'tables', `${name}.copy.gz`),
  objectList: join(folder, 'objects.jsonl.gz'),
  object: (key: string) => join(folder, 'objects', ...key.split('/')),
});

/** Writes the manifest of a backup, readable only for its owner. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(filesOf(folder).manifest, `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 });

/**
 * Reads the manifest of a backup.
 * @throws BackupError if the folder has no whole backup, or a backup of an unknown format
 */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(filesOf(folder).manifest, 'utf8').catch(() => {
    throw new BackupError(`${folder} has no complete backup, because manifest.json is missing.`);
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError(`The manifest of the backup in ${folder} cannot be read.`, { cause: error });
  }
};
