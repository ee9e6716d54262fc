import {
  ApiClient,
  type RedisServer,
  createSession,
  createThumbnail,
  createUser,
  startRedisServer,
  testDatabase,
} from '@portada/testing';
import { Pool } from 'pg';
import type { ApiSettings } from '../settings';
import { type RunningApi, startApi } from './in-process-api';

/** A signed-in creator with one draft. */
export type Creator = { id: string; client: ApiClient; cookie: string; thumbnailId: string };

/** An api with a database and a Redis of its own, for one test file. */
export type TestApp = {
  api: RunningApi;
  anonymous: ApiClient;
  /** Connections of the database's owner. */
  owner: Pool;
  databaseUrl: string;
  redis: RedisServer;
  /** Creates a creator with 2 credits, or the given number. */
  creator(credits?: number): Promise<Creator>;
  /** Creates an administrator, who also has a draft. */
  administrator(): Promise<Creator>;
  /** The one number that a statement of the database's owner returns. */
  count(sql: string, values?: unknown[]): Promise<number>;
  close(): Promise<void>;
};

/** Starts the database, Redis and api for a test file, without a worker. */
export const startTestApp = async (
  settings: Partial<ApiSettings> = {},
  log?: Parameters<typeof startApi>[1],
): Promise<TestApp> => {
  const [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  const owner = new Pool({ connectionString: database.url, max: 4 });
  // The test database is dropped while idle connections are open, which causes errors on them.
  owner.on('error', () => undefined);
  const signedIn = async (wanted: Parameters<typeof createUser>[1]): Promise<Creator> => {
    const { id } = await createUser(owner, wanted);
    const cookie = await createSession(owner, id);
    const client = new ApiClient(api.origin, cookie);
    return { id, client, cookie, thumbnailId: await createThumbnail(owner, id) };
  };
  const api = await startApi({ DATABASE_URL: database.url, REDIS_URL: redis.url, ...settings }, log);
  return {
    api,
    anonymous: new ApiClient(api.origin),
    owner,
    databaseUrl: database.url,
    redis,
    creator: (credits = 2) => signedIn({ credits }),
    administrator: () => signedIn({ role: 'admin' }),
    count: async (sql, values = []) => {
      const { rows } = await owner.query<Record<string, unknown>>(sql, values);
      return Number(Object.values(rows[0] ?? {})[0]);
    },
    close: async () => {
      await api.close();
      await owner.end();
      await Promise.all([database.drop(), redis.remove()]);
    },
  };
};
