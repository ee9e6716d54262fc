import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { QueryRunner } from 'typeorm';

/** A source file that creates one function, view or trigger, and may be applied to a database any number of times. */
export type SqlFile = {
  /** Name of the function, view or trigger that the file creates; the name of the SQL file starts with this name. */
  name: string;
  path: string;
  text: string;
  /** SHA-256 of the SQL file's text, as hexadecimal digits. */
  checksum: string;
};

type ParsedFile = SqlFile & {
  isTrigger: boolean;
  /**
   * Words of the SQL file's code. Functions and views whose name is among these words must exist before the file is
   * applied.
   */
  words: ReadonlySet<string>;
};

/** Reads an SQL file. @throws Error if the file does not create exactly the object that it is named after */
const parse = (path: string): ParsedFile => {
  const text = readFileSync(path, 'utf8');
  const name = /^\w+/.exec(basename(path))?.[0] ?? '';
  const code = text.replace(/--.*$/gm, '');
  const created = [...code.matchAll(/\bCREATE (?:OR REPLACE |CONSTRAINT )?(FUNCTION|VIEW|TRIGGER) (\w+)/g)];
  if (created.length !== 1 || created[0]?.[2] !== name) {
    throw new Error(`${path} must create the SQL object "${name}" and no other object`);
  }
  return {
    name,
    path,
    text,
    checksum: createHash('sha256').update(text).digest('hex'),
    isTrigger: created[0][1] === 'TRIGGER',
    // Postgres resolves the names in a PL/pgSQL function when the function is called, not when it is created.
    words: new Set(/\bLANGUAGE plpgsql\b/.test(code) ? [] : code.match(/\w+/g)),
  };
};

/**
 * Sorts SQL files so that each file follows the files that it needs.
 * @throws Error if files need each other
 */
const inOrder = (files: readonly ParsedFile[]): SqlFile[] => {
  const ordered = new Set<ParsedFile>();
  const add = (file: ParsedFile, needing: readonly ParsedFile[]): void => {
    if (ordered.has(file)) return;
    if (needing.includes(file)) {
      throw new Error(`SQL files need each other: ${[...needing, file].map(({ name }) => name).join(', ')}`);
    }
    for (const other of files) {
      if (other !== file && !other.isTrigger && file.words.has(other.name)) add(other, [...needing, file]);
    }
    ordered.add(file);
  };
  for (const file of files) add(file, []);
  return [...ordered];
};

/**
 * Reads the SQL files of all libraries, each file after the files whose objects Postgres needs to create its object.
 * @param folder folder with the files at any depth; by default the sources of all server libraries, which a built
 *   program does not have
 * @throws Error if there are no files, if a file does not create the object that it is named after, or if two files
 *   need each other
 */
export const readSqlFiles = (folder: string = join(__dirname, '../../..')): SqlFile[] => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .sort();
  if (paths.length === 0) throw new Error(`no SQL files in ${folder}`);
  return inOrder(paths.map((path) => parse(join(folder, path))));
};

/**
 * Applies the SQL files whose text changed since the files were last applied, and records their checksums. The caller
 * holds the lock of the migrations, and rolls its transaction back on failure.
 * @returns names of the applied files, in the order of application
 * @throws Error with the path of the file if Postgres refuses the file
 */
export const applySqlFiles = async (runner: QueryRunner, files: readonly SqlFile[]): Promise<string[]> => {
  const rows = (await runner.query('SELECT name, checksum FROM sql_files')) as SqlFile[];
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = files.filter(({ name, checksum }) => applied.get(name) !== checksum);
  for (const { path, text } of changed) {
    await runner.query(text).catch((error: unknown) => {
      throw new Error(`${path} could not be applied: ${String(error)}`, { cause: error });
    });
  }
  await runner.query(
    `INSERT INTO sql_files (name, checksum) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = excluded.applied_at`,
    [changed.map(({ name }) => name), changed.map(({ checksum }) => checksum)],
  );
  // The record of a removed SQL file is deleted, so that the file is applied again if it is added again.
  await runner.query('DELETE FROM sql_files WHERE name <> ALL ($1)', [files.map(({ name }) => name)]);
  return changed.map(({ name }) => name);
};
