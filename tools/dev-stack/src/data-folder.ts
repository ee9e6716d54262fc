import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { newSecretKey } from '@portada/secrets';
import { z } from 'zod';
import { DevStackError, systemCode } from './dev-stack-error';
import { LogFile } from './log-file';

const keptSchema = z.object({
  postgresPort: z.number().optional(),
  postgresPassword: z.string(),
  redisPort: z.number().optional(),
  redisPassword: z.string(),
  adminPassword: z.string(),
  /** Key and address of the simulated payment provider of the last start; missing if payments were real. */
  simulatedStripe: z.object({ secretKey: z.string(), apiBase: z.string() }).optional(),
});

/** Values that a data folder stores between starts: ports, addresses and generated passwords. */
export type Kept = z.infer<typeof keptSchema>;

const password = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Returns the error for a data folder on a full disk. */
export const fullDisk = (folder: string): DevStackError =>
  new DevStackError(
    `The disk that holds ${folder} is full: free some space, or set DATA_DIR to another disk.`,
  );

/** Returns a DevStackError for a system error of a full disk or a missing permission, and any other error unchanged. */
export const folderError = (folder: string, error: unknown): unknown => {
  const code = systemCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return fullDisk(folder);
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new DevStackError(
      `${folder} cannot be written (${code}): change its owner, or set DATA_DIR to another folder.`,
    );
  }
  return error;
};

/**
 * Folders that get mode 700 while their contents stay unchanged: Postgres protects its own files, and checking all
 * stored images would take long.
 */
const closedAtTheTop = new Set(['postgres', 'storage']);

/**
 * Removes the permissions of other accounts that earlier versions left: folders get mode 700, files 600. Files of other
 * accounts stay unchanged.
 */
const closeToOthers = (folder: string): void => {
  chmodOwn(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) chmodOwn(path, 0o600);
    else if (entry.isDirectory() && closedAtTheTop.has(entry.name)) chmodOwn(path, 0o700);
    else if (entry.isDirectory()) closeToOthers(path);
  }
};

const chmodOwn = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // The file belongs to another account, or a process of an earlier start has just replaced the file with a new
    // one.
    if (!['EPERM', 'ENOENT'].includes(systemCode(error) ?? '')) throw error;
  }
};

/** The folder with all data of one dev stack, which the setting DATA_DIR names. */
export class DataFolder {
  private readonly logs = new Map<string, LogFile>();

  /** @param path absolute path of the data folder, which `prepare` creates if absent */
  constructor(readonly path: string) {}

  /** Returns the absolute path of a file or folder inside the data folder. */
  in(...parts: string[]): string {
    return join(this.path, ...parts);
  }

  /** Returns the log file `logs/<name>.log`, at each call the same one, because a log file has one writer. */
  log(name: string): LogFile {
    const log = this.logs.get(name) ?? new LogFile(this.in('logs', `${name}.log`));
    this.logs.set(name, log);
    return log;
  }

  /** Closes all log files. Later lines are lost. */
  async closeLogs(): Promise<void> {
    await Promise.all([...this.logs.values()].map((log) => log.close()));
  }

  /**
   * Creates the data folder, removes the permissions of other accounts, and writes a megabyte as a test for a full
   * disk.
   * @throws DevStackError if the folder cannot be written or the disk is full
   */
  prepare(): void {
    try {
      mkdirSync(this.path, { recursive: true, mode: 0o700 });
      closeToOthers(this.path);
      mkdirSync(this.in('logs'), { recursive: true, mode: 0o700 });
      writeFileSync(this.in('.space'), Buffer.alloc(1_000_000));
    } catch (error) {
      throw folderError(this.path, error);
    } finally {
      if (existsSync(this.in('.space'))) rmSync(this.in('.space'));
    }
  }

  /**
   * Returns the values stored in stack.json. Generates the passwords at the first call.
   * @throws DevStackError if stack.json is damaged
   */
  kept(): Kept {
    try {
      return keptSchema.parse(JSON.parse(readFileSync(this.in('stack.json'), 'utf8')));
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') {
        throw new DevStackError(
          `${this.in('stack.json')} cannot be read (${String(error)}): repair it from a backup.`,
        );
      }
      const fresh = {
        postgresPassword: password(24),
        redisPassword: password(24),
        adminPassword: password(12),
      };
      return this.keep(fresh);
    }
  }

  /**
   * Returns the path of the file with the keys of stored secrets (SECRET_KEYS). Creates the file with a random key if it is
   * absent.
   * @throws DevStackError if the file cannot be written
   */
  secretKeysFile(): string {
    const file = this.in('secret-keys');
    if (!existsSync(file)) this.write(file, `${newSecretKey(`k${randomBytes(3).toString('hex')}`)}\n`);
    return file;
  }

  /**
   * Stores values atomically in stack.json, which only its owner can read.
   * @throws DevStackError if stack.json cannot be written
   */
  keep(kept: Kept): Kept {
    this.write(this.in('stack.json'), JSON.stringify(kept, undefined, 2));
    return kept;
  }

  /** Writes a file atomically with mode 600. @throws DevStackError */
  private write(file: string, text: string): void {
    try {
      writeFileSync(`${file}.new`, text, { mode: 0o600 });
      chmodSync(`${file}.new`, 0o600);
      renameSync(`${file}.new`, file);
    } catch (error) {
      throw folderError(this.path, error);
    }
  }
}
