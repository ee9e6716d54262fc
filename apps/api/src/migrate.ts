import 'reflect-metadata';
import { migrate } from '@portada/database';
import { parseSettings } from '@portada/observability';
import { z } from 'zod';

/** Run once before the processes of a new version start, with the address of the schema's owner. */
await migrate(parseSettings(z.object({ DATABASE_URL: z.url() }), process.env).DATABASE_URL);
