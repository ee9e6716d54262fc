import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { newSecretKey } from '@portada/secrets';
import type { Bench } from './benchmark';
import { freePort } from './processes';
import type { BenchApp } from './bench-app';

/** Settings of the built api, worker and gateway on the data of a benchmark. */
export const appSettings = (bench: Bench, app: BenchApp): Record<string, string> => ({
  NODE_ENV: 'production',
  // The processes do not start in production without these settings. A benchmark uses neither sign-in nor mail nor
  // payments.
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'bench',
  OIDC_CLIENT_SECRET: 'bench',
  SMTP_URL: 'smtp://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  DATABASE_URL: app.databaseUrl,
  REDIS_URL: app.redisUrl,
  STORAGE_DIR: join(bench.folder, 'storage'),
  SECRET_KEYS: newSecretKey('bench'),
  // Benchmarks fill the tables with images that are in no store.
  STORAGE_MAY_BE_EMPTY: 'yes',
  LOG_LEVEL: 'info',
  // A benchmark queues more generations than the default limit per user allows.
  GENERATIONS_QUEUED_PER_USER: '1000000',
  GENERATION_DEADLINE_S: '86400',
});

/**
 * Starts the built worker on the data of a benchmark, with NODE_ENV=development, because the worker refuses the
 * scripted image model in production.
 * @param bench settings and processes of the run
 * @param app databases of the benchmark
 * @param settings settings of image model and worker slots
 * @returns the worker's process, when the worker is ready
 */
export const startWorker = (
  bench: Bench,
  app: BenchApp,
  settings: Record<string, string>,
): Promise<ChildProcess> =>
  bench.processes.startApp('worker', {
    ...appSettings(bench, app),
    NODE_ENV: 'development',
    PUBLIC_URL: 'http://localhost',
    ...settings,
  });

/**
 * Starts the built worker with the scripted image model.
 * @param slots number of generations that the worker runs at the same time
 */
export const startScriptedWorker = (bench: Bench, app: BenchApp, slots: number): Promise<ChildProcess> =>
  startWorker(bench, app, { IMAGE_MODEL: 'scripted', WORKER_CONCURRENCY: String(slots) });

/**
 * Starts the built api on the data of a benchmark. The flags in `BENCH_NODE_FLAGS` are passed to Node.js, for
 * example to write a profile.
 * @param bench settings and processes of the run
 * @param app databases of the benchmark
 * @param more additional settings
 * @returns base URL of the api
 */
export const startApi = async (
  bench: Bench,
  app: BenchApp,
  more: Record<string, string> = {},
): Promise<string> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = (process.env['BENCH_NODE_FLAGS'] ?? '').split(' ').filter(Boolean);
  await bench.processes.startApp(
    'api',
    { ...appSettings(bench, app), API_PORT: String(port), PUBLIC_URL: url, ...more },
    flags,
  );
  return url;
};
