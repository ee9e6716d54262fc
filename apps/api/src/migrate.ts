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
 * Migrates the database. Run it once before the processes of a new version start. DATABASE_URL names the owner of the
 * schema. If APP_DATABASE_URL is set, creates the login of the processes if it does not exist. The build copies the
 * SQL files next to this program.
 */
const settings = settingsOrExit(() => parseSettings(schema, process.env));
await migrate(settings.DATABASE_URL, join(import.meta.dirname, 'sql'));
if (settings.APP_DATABASE_URL !== undefined) {
  await ensureProcessLogin(settings.DATABASE_URL, {
    given: settings.APP_DATABASE_URL,
    mayRefill: settings.CREDIT_REPAIR === 'always',
  });
}
