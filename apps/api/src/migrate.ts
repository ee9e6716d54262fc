import 'reflect-metadata';
import { join } from 'node:path';
import { ensureProcessLogin, migrate } from '@portada/database';
import { parseSettings, settingsOrExit } from '@portada/config';
import { z } from 'zod';

const schema = z.object({
  DATABASE_URL: z.url(),
  APP_DATABASE_URL: z.url().optional(),
  CREDIT_REPAIR: z.string().optional(),
});

/**
 * Run once before the processes of a new version start, with the address of the schema's owner; with APP_DATABASE_URL,
 * the login that the processes use is made where it is missing. The build puts the SQL files beside it.
 */
const settings = settingsOrExit(() => parseSettings(schema, process.env));
await migrate(settings.DATABASE_URL, join(import.meta.dirname, 'sql'));
if (settings.APP_DATABASE_URL !== undefined) {
  await ensureProcessLogin(settings.DATABASE_URL, {
    given: settings.APP_DATABASE_URL,
    mayRefill: settings.CREDIT_REPAIR === 'always',
  });
}
