import { parseSettings } from '@portada/config';
import { z } from 'zod';

const schema = z.object({
  /** Address, as a superuser, of a Postgres with fsync on that nobody else uses. */
  BENCH_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Address of a Redis that nobody else uses. */
  BENCH_REDIS_URL: z.url({ protocol: /^redis$/ }),
  /** Path of a Redis program, for benchmarks that kill a Redis of their own. */
  BENCH_REDIS_SERVER: z.string().min(1),
  /** Address of the built pages, as they are sent to visitors, and of the page beside which they are measured. */
  BENCH_WEB_URL: z.url().optional(),
  BENCH_PEER_URL: z.url().optional(),
  /** Path of a Chromium; absent where there is none. */
  BENCH_CHROMIUM: z.string().min(1).optional(),
  /** File that gets the names of the benchmarks that ran and failed, as JSON. */
  BENCH_REPORT: z.string().min(1).optional(),
});

/** The throw-away servers that a run measures on; the stack starts them and names them here. */
export type BenchSettings = z.infer<typeof schema>;

/** @throws SettingsError naming what is missing or wrong */
export const readSettings = (): BenchSettings => parseSettings(schema, process.env);
