import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ObjectCorruptError, ObjectNotFoundError, StoreRefusedError } from './errors';
import { OperationalError } from '@portada/errors';
import { checkKey, checkPrefix, sha256Of } from './keys';
import type { ObjectStore, StoredObject } from './port';
import { codeOf, missingStore, reasonOf, refusalOf } from './reasons';
import { WriteProbe } from './write-probe';

/**
 * Name of the folder in which the file store writes partial files. The dot in the name excludes a conflict with an
 * object, because no key can start with a dot.
 */
const scratch = '.writing';
const abandonedMs = 3_600_000;

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));

/**
 * Converts errors of the file system to operational errors, because an operator can fix a full disk, a read-only
 * mount, a failing device and missing rights.
 */
const asked = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (typeof error !== 'object' || error === null || !('syscall' in error)) throw error;
    throw new OperationalError(`the object store failed: ${reasonOf(error)}`, { cause: error });
  }
};

const writeDurably = async (path: string, bytes: Buffer): Promise<void> => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const syncDirectory = async (path: string): Promise<void> => {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
};

/**
 * Appends checksum and type as the last line of the file, which image viewers ignore, so that one rename stores
 * bytes, checksum and type together.
 */
const withTrailer = (bytes: Buffer, mimeType: string): Buffer =>
  Buffer.concat([bytes, Buffer.from(`\n${JSON.stringify({ sha256: sha256Of(bytes), mimeType })}`)]);

const readTrailer = (content: Buffer): StoredObject | undefined => {
  const end = content.lastIndexOf('\n');
  if (end < 0) return undefined;
  try {
    const bytes = content.subarray(0, end);
    const trailer: unknown = JSON.parse(content.subarray(end + 1).toString());
    if (typeof trailer !== 'object' || trailer === null || !('sha256' in trailer) || !('mimeType' in trailer))
      return undefined;
    const { sha256, mimeType } = trailer;
    return typeof mimeType === 'string' && sha256 === sha256Of(bytes)
      ? { bytes, mimeType, sha256 }
      : undefined;
  } catch {
    return undefined;
  }
};

class FileStore implements ObjectStore {
  private prepared: Promise<void> | undefined;
  private readonly probe = new WriteProbe(this);

  constructor(private readonly directory: string) {}

  async open({ mayCreate }: { mayCreate: boolean }): Promise<void> {
    try {
      await asked(this.find(mayCreate));
      await this.ping();
    } catch (error) {
      throw refusalOf(error, `The folder ${this.directory} of the object store cannot be used`);
    }
  }

  async put(key: string, bytes: Buffer, mimeType: string): Promise<void> {
    const target = join(this.directory, checkKey(key));
    await asked(this.write(target, withTrailer(bytes, mimeType)));
  }

  async get(key: string): Promise<StoredObject> {
    const reading = readFile(join(this.directory, checkKey(key))).catch((error: unknown) => {
      throw isMissing(error) ? new ObjectNotFoundError(key) : error;
    });
    const content = await asked(reading);
    const object = readTrailer(content);
    if (!object) throw new ObjectCorruptError(key);
    return object;
  }

  async exists(key: string): Promise<boolean> {
    const found = stat(join(this.directory, checkKey(key))).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    return (await asked(found))?.isFile() ?? false;
  }

  async delete(keys: readonly string[]): Promise<void> {
    const targets = keys.map((key) => join(this.directory, checkKey(key)));
    for (const target of targets) {
      const removed = rm(target).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      await asked(removed);
    }
  }

  async *list(prefix: string): AsyncIterable<string> {
    yield* this.walk(join(this.directory, checkPrefix(prefix)));
  }

  async ping(): Promise<void> {
    await asked(this.prepare());
    await asked(access(this.directory));
    await this.probe.check();
  }

  private async write(target: string, content: Buffer): Promise<void> {
    await this.prepare();
    const temporary = join(this.directory, scratch, randomUUID());
    try {
      await writeDurably(temporary, content);
      await mkdir(dirname(target), { recursive: true });
      await rename(temporary, target);
    } catch (error) {
      // The folder of partial files may have been removed; the next attempt creates it again.
      this.prepared = undefined;
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
    await syncDirectory(dirname(target));
  }

  private async *walk(folder: string): AsyncIterable<string> {
    const reading = readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const entries = await asked(reading);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.name === scratch) continue;
      if (entry.isDirectory()) yield* this.walk(path);
      else yield relative(this.directory, path).split(sep).join('/');
    }
  }

  private async find(mayCreate: boolean): Promise<void> {
    if (mayCreate) return void (await mkdir(this.directory, { recursive: true }));
    await access(this.directory).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      throw new StoreRefusedError(
        missingStore(`The folder ${this.directory} of the object store`, 'STORAGE_DIR'),
      );
    });
  }

  private prepare(): Promise<void> {
    this.prepared ??= this.makeFolders().catch((error: unknown) => {
      this.prepared = undefined;
      throw error;
    });
    return this.prepared;
  }

  /**
   * Creates the folder of partial files, and removes old files that killed processes left there. Their age is measured by the
   * clock of the file system, because files of other processes may be in use. The folder of the store is not created here: if it
   * is missing, it was lost or another one is meant.
   */
  private async makeFolders(): Promise<void> {
    const folder = join(this.directory, scratch);
    await mkdir(folder).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    const present = join(folder, randomUUID());
    await writeFile(present, '');
    const { mtimeMs: now } = await stat(present);
    await rm(present, { force: true });
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const written = await stat(path).catch(() => undefined);
      if (written && written.mtimeMs < now - abandonedMs) await rm(path, { force: true });
    }
  }
}

/**
 * Stores objects as files. Each object is written to a temporary file that is then renamed, so that a reader never
 * sees a partial object.
 * @param options `directory` is created by `open` only; several processes may share it
 */
export const createFileStore = (options: { directory: string }): ObjectStore =>
  new FileStore(options.directory);
