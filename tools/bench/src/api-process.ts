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
});

/** Starts the real api on a world. BENCH_NODE_FLAGS goes to its Node, for a profile. @returns its address */
export const startApi = async (bench: Bench, world: World): Promise<string> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const flags = (process.env['BENCH_NODE_FLAGS'] ?? '').split(' ').filter(Boolean);
  await bench.processes.startApp(
    'api',
    { ...appSettings(bench, world), API_PORT: String(port), PUBLIC_URL: url },
    flags,
  );
  return url;
};
