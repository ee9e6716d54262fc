import { parseSettings } from '@portada/config';
import { z } from 'zod';

const schema = z.object({
  /** Superuser URL of a Postgres with fsync on that only the benchmarks use. */
  BENCH_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** URL of a Redis that only the benchmarks use. */
  BENCH_REDIS_URL: z.url({ protocol: /^redis$/ }),
  /** Path of the Redis server program, for benchmarks that start and kill their own Redis. */
  BENCH_REDIS_SERVER: z.string().min(1),
  /**
   * URLs of the built pages as visitors receive them, and of the static page with which the built pages are
   * compared.
   */
  BENCH_WEB_URL: z.url().optional(),
  BENCH_PEER_URL: z.url().optional(),
  /** Path of Chromium, if one is installed. */
  BENCH_CHROMIUM: z.string().min(1).optional(),
  /** Path of a JSON file to which the names of the benchmarks that ran and that failed are written. */
  BENCH_REPORT: z.string().min(1).optional(),
});

/** Settings of a benchmark run: addresses of temporary servers, which the dev stack starts. */
export type BenchSettings = z.infer<typeof schema>;

/**
 * Reads the settings of a benchmark run from the environment.
 * @throws SettingsError that names missing and invalid settings
 */
export const readSettings = (): BenchSettings => parseSettings(schema, process.env);
