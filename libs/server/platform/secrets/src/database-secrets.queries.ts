import { type Database, changedBy, resultOf, rowOf, rowsOf } from '@portada/database';

/** Keys of the table `secrets` that processes use themselves: of the bot check, and of votes on share links. */
export type DatabaseSecretName = 'bot_check' | 'share_votes';

/** Keys of the table `secrets` that encrypted other rows in earlier versions. */
export type FormerKeyName = 'second_factor' | 'webhooks';

/** Reads a stored value of the table `secrets`. */
export const readSecretValue = (
  database: Database,
  name: DatabaseSecretName | FormerKeyName,
): Promise<{ value: Buffer } | undefined> =>
  rowOf(database, 'SELECT value FROM secrets WHERE name = $1', [name]);

/** Reads the values that processes use themselves. */
export const listSecretValues = (
  database: Database,
): Promise<{ name: DatabaseSecretName; value: Buffer }[]> =>
  rowsOf(database, `SELECT name, value FROM secrets WHERE name IN ('bot_check', 'share_votes')`);

/** Replaces a value. @returns false if another process has replaced it */
export const replaceSecretValue = async (
  database: Database,
  name: DatabaseSecretName,
  { value, next }: { value: Buffer; next: Buffer },
): Promise<boolean> =>
  (await changedBy(database, 'UPDATE secrets SET value = $3 WHERE name = $1 AND value = $2', [
    name,
    value,
    next,
  ])) > 0;

/**
 * Returns false for an hour after the upgrade from a version that reads no encrypted values: processes of that version may
 * still run.
 */
export const areEncryptedValuesReadable = (database: Database): Promise<boolean> =>
  resultOf(database, `SELECT coalesce(bool_and(created_at < now() - interval '1 hour'), true) FROM secrets`);
