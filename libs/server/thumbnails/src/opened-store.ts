import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@portada/database';
import { OperationalError } from '@portada/errors';
import type { Logger } from '@portada/observability';
import { type ObjectStore, StoreRefusedError } from '@portada/storage';
import { readSomeKeys } from './thumbnails.queries';

/** Number of images at a random place, of images at the first place, and of assets that a process looks up when it starts. */
const looked = 5;

/** Ms between two attempts to open a store that does not answer, and ms for which a start waits for the first attempt. */
const times = { retry: 1_000, first: 5_000 } as const;

/**
 * Opens the object store of a database. A missing bucket or folder is created if the database has no images.
 * @param options `mayBeEmpty`: the store may have lost the images of the database
 * @throws StoreRefusedError if an operator must act: the store refuses the settings, or is not the one with the images;
 *   the error of a store or database that does not answer
 */
export const openStore = async (
  store: ObjectStore,
  database: Database,
  { mayBeEmpty }: { mayBeEmpty: boolean },
): Promise<void> => {
  const keys = mayBeEmpty ? [] : await readSomeKeys(database, looked);
  await store.open({ mayCreate: keys.length === 0 });
  if (keys.length === 0) return;
  const found = await Promise.all(keys.map((key) => store.exists(key)));
  if (found.includes(true)) return;
  throw new StoreRefusedError(
    `The object store has none of ${keys.length} images of the database that were looked up. Check that S3_BUCKET (or ` +
      'STORAGE_DIR) and DATABASE_URL belong together, and that the disk is mounted. If the images are lost, restore them from a ' +
      'backup, or set STORAGE_MAY_BE_EMPTY=yes.',
  );
};

/** The object store of a process that has started: `check` is its readiness. */
export type OpenedStore = { check(): Promise<void> };

/**
 * Opens the object store at the start of a process. A store that does not answer is tried again each second, and the process is
 * not ready until then. A store that refuses ends the process: its reason is written to standard error.
 */
export const openStoreOrExit = async (
  store: ObjectStore,
  database: Database,
  { mayBeEmpty, logger }: { mayBeEmpty: boolean; logger: Logger },
): Promise<OpenedStore> => {
  let isOpen = false;
  const attempt = async (): Promise<unknown> => {
    try {
      await openStore(store, database, { mayBeEmpty });
      isOpen = true;
      return null;
    } catch (error) {
      if (!(error instanceof StoreRefusedError)) return error;
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
  };
  const untilOpen = async (): Promise<void> => {
    let error = await attempt();
    if (error === null) return;
    logger.warn({ err: error }, 'object store is not open: the process is not ready');
    while (error !== null) {
      await pause(times.retry, undefined, { ref: false });
      error = await attempt();
    }
    logger.warn('object store is open');
  };
  await Promise.race([untilOpen(), pause(times.first, undefined, { ref: false })]);
  return {
    check: async () => {
      if (!isOpen) throw new OperationalError('the object store is not open yet');
      await store.ping();
    },
  };
};
