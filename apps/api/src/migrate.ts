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
 * Program that migrates the database. Run the program once before the processes of a new version start. DATABASE_URL
 * contains the login of the schema's owner. If APP_DATABASE_URL is set, the program creates the database login of the
 * processes unless the login exists. The build copies the SQL files next to this program.
 */
const settings = settingsOrExit(() => parseSettings(schema, process.env));
await migrate(settings.DATABASE_URL, join(import.meta.dirname, 'sql'));
if (settings.APP_DATABASE_URL !== undefined) {
  await ensureProcessLogin(settings.DATABASE_URL, {
    given: settings.APP_DATABASE_URL,
    mayRefill: settings.CREDIT_REPAIR === 'always',
  });
}
