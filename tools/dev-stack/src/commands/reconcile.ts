import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DataFolder, type Kept } from '../data-folder';
import { embeddedDatabaseUrl } from '../postgres';
import { readSettings } from '../settings';
import { DevStackError } from '../dev-stack-error';

const usage = 'Usage: npm run reconcile -- [--days <1 to 3650>]';

/**
 * Reads the argument `--days`.
 * @returns number of days; undefined without the argument
 * @throws DevStackError for other arguments
 */
const daysOf = (args: string[]): number | undefined => {
  const { days } = (() => {
    try {
      return parseArgs({ args, options: { days: { type: 'string' } } }).values;
    } catch {
      throw new DevStackError(usage);
    }
  })();
  if (days === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(days) || Number(days) > 3650) throw new DevStackError(usage);
  return Number(days);
};

/** Returns the values that a dev stack stored in a data folder; null if no dev stack was started on the folder. */
const keptIn = (folder: string): Kept | null => {
  const data = new DataFolder(folder);
  return existsSync(data.in('stack.json')) ? data.kept() : null;
};

/**
 * Command `reconcile`: compares purchases, ledger and payment provider, and prints each difference. The command
 * reads the dev stack that runs on DATA_DIR, or the database and provider of DATABASE_URL and STRIPE_SECRET_KEY.
 * @param args command-line arguments
 * @returns exit code: 0 without differences, otherwise 1
 * @throws DevStackError if database or provider are not configured, or if the database is unavailable
 */
export const reconcile = async (args: string[]): Promise<number> => {
  const days = daysOf(args);
  const settings = readSettings(process.env);
  const kept = keptIn(settings.DATA_DIR);
  const databaseUrl = settings.DATABASE_URL ?? (kept && embeddedDatabaseUrl(kept, 'portada'));
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = process.env;
  const stripe = secretKey ? { secretKey, apiBase: apiBase || null } : kept?.simulatedStripe;
  if (!databaseUrl || !stripe) {
    throw new DevStackError(
      `No Portada was started on ${settings.DATA_DIR}: run npm start first, or set DATABASE_URL and STRIPE_SECRET_KEY.`,
    );
  }
  const { reconcileOnce } = await import('@portada/billing');
  try {
    return await reconcileOnce(
      { databaseUrl, stripe: { ...stripe, webhookSecret: null }, ...(days !== undefined && { days }) },
      (text) => process.stdout.write(text),
    );
  } catch (error) {
    const { host } = new URL(databaseUrl);
    throw new DevStackError(
      `The database at ${host} did not answer. Check that Portada is running. (${String(error)})`,
    );
  }
};
