import 'reflect-metadata';
import { migrate } from '@portada/database';
import { parseSettings, settingsOrExit } from '@portada/observability';
import { z } from 'zod';

/** Run once before the processes of a new version start, with the address of the schema's owner. */
const { DATABASE_URL } = settingsOrExit(() =>
  parseSettings(z.object({ DATABASE_URL: z.url() }), process.env),
);
await migrate(DATABASE_URL);
