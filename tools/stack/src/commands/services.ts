import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSupervisor } from '../run';
import { startServices } from '../services';

/**
 * Starts a throw-away Postgres and Redis, gives their addresses to `body`, and ends and removes them afterwards.
 * @param body gets the two variables that the tests read
 */
export const withTestServices = async <T>(
  body: (variables: { TEST_DATABASE_URL: string; TEST_REDIS_URL: string }) => Promise<T>,
): Promise<T | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-test-'));
  try {
    return await withSupervisor(folder, async (supervisor, data) => {
      const started = await startServices(supervisor, {
        data,
        database: 'portada_test',
        durable: false,
        postgres: true,
        redis: true,
      });
      return body({ TEST_DATABASE_URL: started.databaseUrl ?? '', TEST_REDIS_URL: started.redisUrl ?? '' });
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** `services`: prints the two variables and keeps the servers up until it is told to stop. */
export const services = async (): Promise<number> => {
  await withTestServices(async (variables) => {
    for (const [name, value] of Object.entries(variables)) process.stdout.write(`${name}=${value}\n`);
    await new Promise(() => {});
  });
  return 0;
};
