import { parseArgs } from 'node:util';
import type { ObjectStore } from '@portada/storage';
import { backUp } from './back-up';
import { BackupError } from './backup-error';
import { restore } from './restore';
import { verify } from './verify';

/** Names of the commands for operators. */
export const backupCommands = ['backup', 'restore', 'verify'] as const;
export type BackupCommand = (typeof backupCommands)[number];

const usages: Record<BackupCommand, string> = {
  backup: 'backup -- --to <new folder> [--without-images]',
  restore: 'restore -- --from <folder of a backup>',
  verify: 'verify [-- --repair-from <folder of a backup>]',
};

/** The option of each command that names the folder of a backup. */
const folderOptions = { backup: 'to', restore: 'from', verify: 'repair-from' } as const;

/** Arguments of a command: the folder of the backup, and whether images are copied. */
export type BackupArguments = { folder: string | undefined; withImages: boolean };

/**
 * Reads the command-line arguments of a command.
 * @throws BackupError with the usage of the command for wrong arguments
 */
export const readBackupArguments = (command: BackupCommand, args: string[]): BackupArguments => {
  const usage = new BackupError(`Usage: npm run ${usages[command]}`);
  const own = folderOptions[command];
  try {
    const { values } = parseArgs({
      args,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        'repair-from': { type: 'string' },
        'without-images': { type: 'boolean' },
      },
    });
    const { 'without-images': withoutImages = false, ...folders } = values;
    const others = Object.keys(folders).filter((name) => name !== own);
    if (others.length > 0 || (withoutImages && command !== 'backup')) throw usage;
    const folder = folders[own];
    if (folder === '' || (command !== 'verify' && folder === undefined)) throw usage;
    return { folder, withImages: !withoutImages };
  } catch {
    throw usage;
  }
};

/** Database, object store and SQL files that a command works on. */
export type BackupTarget = { databaseUrl: string; store: ObjectStore; sqlFolder?: string };

/**
 * Runs a command and prints its result.
 * @param write prints text
 * @returns exit code: 0 if nothing is lost or damaged, otherwise 1
 * @throws BackupError if the command is refused
 */
export const runBackupCommand = (
  command: BackupCommand,
  args: BackupArguments,
  target: BackupTarget,
  write: (text: string) => void,
): Promise<number> =>
  ({ backup: runBackUp, restore: runRestore, verify: runVerify })[command](args, target, write);

type Run = (args: BackupArguments, target: BackupTarget, write: (text: string) => void) => Promise<number>;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const runBackUp: Run = async ({ folder = '', withImages }, { databaseUrl, store }, write) => {
  const { manifest, lost } = await backUp({ databaseUrl, store: withImages ? store : null, folder });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { objects } = manifest;
  const images = objects ? `${objects.count} images (${megabytes(objects.bytes)})` : 'no images';
  write(`The backup in ${folder} has ${rows} rows of ${manifest.tables.length} tables, and ${images}.\n`);
  const { thumbnails, images: replaced, assets } = manifest.deleted;
  const deleted = thumbnails.length + replaced.length + assets.length;
  if (deleted > 0)
    write(`${deleted} thumbnails and images were deleted meanwhile; a restore deletes them, too.\n`);
  for (const key of lost) write(`The object store does not have this image undamaged: ${key}\n`);
  return lost.length === 0 ? 0 : 1;
};

const runRestore: Run = async ({ folder = '' }, target, write) => {
  const manifest = await restore({ folder, ...target });
  write(`The backup of ${manifest.at} was restored.\n`);
  return runVerify({ folder: undefined, withImages: true }, target, write);
};

const runVerify: Run = async ({ folder }, { databaseUrl, store }, write) => {
  const found = await verify({ databaseUrl, store, ...(folder !== undefined && { repairFrom: folder }) });
  for (const { key, problem, repaired } of found.damaged)
    write(`Image ${problem}${repaired ? ', stored again from the backup' : ''}: ${key}\n`);
  for (const breach of found.breaches) write(`Breach of the ledger: ${JSON.stringify(breach)}\n`);
  const open = found.damaged.filter(({ repaired }) => !repaired).length;
  write(
    `${found.images} images were compared: ${open} missing or damaged. The audit of the ledger has ` +
      `${found.breaches.length} breaches. ${found.unknownObjects} stored objects belong to no finished image.\n`,
  );
  return open + found.breaches.length === 0 ? 0 : 1;
};
