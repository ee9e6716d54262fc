import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Bench } from './benchmark';
import { freePort } from './processes';
import type { World } from './world';

/** What both built processes are told, as the stack tells them. */
export const appSettings = (bench: Bench, world: World): Record<string, string> => ({
  NODE_ENV: 'production',
  // Production does not start without these; nothing here signs anybody in or sends mail.
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'bench',
  OIDC_CLIENT_SECRET: 'bench',
  SMTP_URL: 'smtp://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_bench',
  STRIPE_WEBHOOK_SECRET: 'whsec_bench',
  DATABASE_URL: world.databaseUrl,
  REDIS_URL: world.redisUrl,
  STORAGE_DIR: join(bench.folder, 'storage'),
  LOG_LEVEL: 'info',
  // Users of a benchmark queue more than people do.
  GENERATIONS_QUEUED_PER_USER: '1000000',
  GENERATION_DEADLINE_S: '86400',
});

/** Starts the real worker on a world, with the scripted model, which production refuses. */
export const startWorker = (bench: Bench, world: World, concurrency: number): Promise<ChildProcess> =>
  bench.processes.startApp('worker', {
    ...appSettings(bench, world),
    NODE_ENV: 'development',
    PUBLIC_URL: 'http://localhost',
    IMAGE_MODEL: 'scripted',
    WORKER_CONCURRENCY: String(concurrency),
  });

/** Starts the real api on a world. BENCH_NODE_FLAGS goes to its Node, for a profile.
 * @param more settings beside the usual ones
 * @returns its address */
export const startApi = async (
  bench: Bench,
  world: World,
  more: Record<string, string> = {},
): Promise<string> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = (process.env['BENCH_NODE_FLAGS'] ?? '').split(' ').filter(Boolean);
  await bench.processes.startApp(
    'api',
    { ...appSettings(bench, world), API_PORT: String(port), PUBLIC_URL: url, ...more },
    flags,
  );
  return url;
};
