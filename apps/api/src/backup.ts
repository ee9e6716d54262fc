import 'reflect-metadata';
import { join } from 'node:path';
import { BackupError, backupCommands, readBackupArguments, runBackupCommand } from '@portada/backup';
import { parseSettings, settingsOrExit } from '@portada/config';
import { OperationalError } from '@portada/errors';
import { StoreRefusedError, createObjectStore, storageSettings } from '@portada/storage';
import { z } from 'zod';

/**
 * Program for backups outside of `npm start`: `node backup.mjs backup --to <folder>`, `restore --from <folder>` or
 * `verify`. DATABASE_URL contains the login of the schema's owner. The build copies the SQL files next to this program.
 */
const settings = settingsOrExit(() =>
  parseSettings(z.object({ DATABASE_URL: z.url(), ...storageSettings }), process.env),
);
const write = (text: string) => void process.stdout.write(text);
const run = async ([name, ...args]: string[]): Promise<number> => {
  const command = backupCommands.find((one) => one === name);
  if (!command) throw new BackupError(`Usage: node backup.mjs ${backupCommands.join(' | ')}`);
  const target = {
    databaseUrl: settings.DATABASE_URL,
    store: createObjectStore(settings),
    sqlFolder: join(import.meta.dirname, 'sql'),
  };
  return runBackupCommand(command, readBackupArguments(command, args), target, write);
};
try {
  process.exit(await run(process.argv.slice(2)));
} catch (error) {
  if (!(
    error instanceof BackupError ||
    error instanceof StoreRefusedError ||
    error instanceof OperationalError
  ))
    throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
