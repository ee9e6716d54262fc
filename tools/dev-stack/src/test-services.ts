import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataFolder } from './data-folder';
import { obtainPgBouncer } from './pg-bouncer-program';
import { obtainPromtool } from './promtool';
import { obtainRedis } from './redis-program';
import { withSupervisor } from './run';
import { startEmbeddedServices } from './embedded-services';
import { type Supervisor } from './supervisor';

/**
 * Environment variables of tests: URLs of Postgres and Redis, the Redis program for tests that kill a Redis, the program
 * that tests alert rules, and the connection pooler PgBouncer.
 */
export type TestVariables = {
  TEST_DATABASE_URL: string;
  TEST_REDIS_URL: string;
  TEST_REDIS_SERVER: string;
  TEST_PROMTOOL: string;
  TEST_PGBOUNCER: string;
};

/** File system of Linux whose files are in memory, and the free space in bytes that the data of tests needs there. */
const memory = { folder: '/dev/shm', neededBytes: 4 * 1024 ** 3 };

/** Returns true if the data of tests fits in memory. */
const fitsInMemory = (): boolean => {
  try {
    accessSync(memory.folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory.folder);
    return bavail * bsize >= memory.neededBytes;
  } catch {
    return false;
  }
};

/**
 * Runs a function with a supervisor and a temporary data folder. The folder is removed at the end.
 * @param place `memory` keeps the folder in memory if it fits there: a test database is a copy of 900 files, which takes
 *   300 ms on a disk and 20 ms in memory. `disk` is for data whose writes are measured.
 */
export const withTemporaryStack = async <T>(
  place: 'memory' | 'disk',
  body: (supervisor: Supervisor, data: DataFolder) => Promise<T>,
): Promise<T | undefined> => {
  const parent = place === 'memory' && fitsInMemory() ? memory.folder : tmpdir();
  const folder = mkdtempSync(join(parent, 'portada-'));
  try {
    return await withSupervisor(folder, body);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Starts a Postgres and a Redis without durable data, for tests. @returns environment variables of the tests */
export const startTestServices = async (supervisor: Supervisor, data: DataFolder): Promise<TestVariables> => {
  const servers = { database: 'portada_test', durable: false, postgres: true, redis: true };
  const { databaseUrl = '', redisUrl = '' } = await startEmbeddedServices(supervisor, { data, ...servers });
  return {
    TEST_DATABASE_URL: databaseUrl,
    TEST_REDIS_URL: redisUrl,
    TEST_REDIS_SERVER: await obtainRedis(),
    TEST_PROMTOOL: await obtainPromtool(),
    TEST_PGBOUNCER: await obtainPgBouncer(),
  };
};
