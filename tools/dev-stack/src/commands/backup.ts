import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError, type BackupCommand, readBackupArguments, runBackupCommand } from '@portada/backup';
import { parseSettings } from '@portada/config';
import { OperationalError } from '@portada/errors';
import { StoreRefusedError, createObjectStore, storageSettings } from '@portada/storage';
import { z } from 'zod';
import { DataFolder } from '../data-folder';
import { DevStackError, systemCode } from '../dev-stack-error';
import { startEmbeddedServices } from '../embedded-services';
import { embeddedDatabaseUrl } from '../postgres';
import { withSupervisor } from '../run';
import { type StackSettings, readSettings } from '../settings';

/** Returns the URL of the database of a running dev stack. @throws DevStackError if none was started on the folder */
const runningDatabase = ({ DATA_DIR: folder }: StackSettings): string => {
  const data = new DataFolder(folder);
  const url = existsSync(data.in('stack.json')) ? embeddedDatabaseUrl(data.kept(), 'portada') : null;
  if (url !== null) return url;
  throw new DevStackError(`No Portada was started on ${folder}: run npm start first, or set DATABASE_URL.`);
};

/** Creates the object store that the settings name; by default the folder of the dev stack's images. */
const storeOf = ({ DATA_DIR: folder }: StackSettings) =>
  createObjectStore({
    STORAGE_DIR: new DataFolder(folder).in('storage'),
    ...parseSettings(z.object(storageSettings).omit({ STORAGE_DIR: true }), process.env),
  });

/** Creates one of the commands `backup`, `restore` and `verify`, which work on a dev stack or on DATABASE_URL. */
const commandOf =
  (command: BackupCommand) =>
  async (args: string[]): Promise<number> => {
    const settings = readSettings(process.env);
    const run = async (databaseUrl: string): Promise<number> => {
      const { folder, withImages } = readBackupArguments(command, args);
      const read = { withImages, folder: folder && resolve(folder) };
      const target = { databaseUrl, store: storeOf(settings) };
      return runBackupCommand(command, read, target, (text) => process.stdout.write(text));
    };
    try {
      readBackupArguments(command, args);
      if (settings.DATABASE_URL !== undefined) return await run(settings.DATABASE_URL);
      if (command !== 'restore') return await run(runningDatabase(settings));
      // A restored dev stack must not run meanwhile, so its Postgres is started here alone.
      const code = await withSupervisor(settings.DATA_DIR, async (supervisor, data) => {
        const servers = { data, database: 'portada', durable: true, postgres: true, redis: false };
        const { databaseUrl = '' } = await startEmbeddedServices(supervisor, servers);
        return run(databaseUrl);
      });
      return code ?? 1;
    } catch (error) {
      if (
        error instanceof BackupError ||
        error instanceof StoreRefusedError ||
        error instanceof OperationalError
      )
        throw new DevStackError(error.message);
      if (systemCode(error) === 'ECONNREFUSED')
        throw new DevStackError('The database did not answer. Check that Portada is running (npm start).');
      throw error;
    }
  };

/** Command `backup`: copies database and images into a folder. The dev stack may run meanwhile. */
export const backUpStack = commandOf('backup');

/** Command `restore`: copies a backup into an empty database and the object store, and verifies both. */
export const restoreStack = commandOf('restore');

/** Command `verify`: compares the images with the database, and reads the audit of the ledger. */
export const verifyStack = commandOf('verify');
