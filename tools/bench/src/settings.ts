import { parseSettings } from '@portada/observability';
import { z } from 'zod';

const schema = z.object({
  /** Address, as a superuser, of a Postgres with fsync on that nobody else uses. */
  BENCH_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Address of a Redis that nobody else uses. */
  BENCH_REDIS_URL: z.url({ protocol: /^redis$/ }),
  /** Address of the built pages, as they are sent to visitors, and of the page beside which they are measured. */
  BENCH_WEB_URL: z.url(),
  BENCH_PEER_URL: z.url(),
  /** Path of a Chromium; empty where none can be had. */
  BENCH_CHROMIUM: z.string(),
});

/** The throw-away servers that a run measures on; the stack starts them and names them here. */
export type BenchSettings = z.infer<typeof schema>;

/** @throws SettingsError naming what is missing or wrong */
export const readSettings = (): BenchSettings => parseSettings(schema, process.env);
