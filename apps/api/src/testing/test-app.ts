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

/** A signed-in creator with one draft thumbnail, and the creator's client. */
export type Creator = { id: string; client: ApiClient; cookie: string; thumbnailId: string };

/** An api with a separate database and a separate Redis, for one test file. */
export type TestApp = {
  api: RunningApi;
  anonymous: ApiClient;
  /** Database connections of the schema's owner. */
  owner: Pool;
  databaseUrl: string;
  redis: RedisServer;
  /** Creates a creator with 2 credits, or the given number. */
  creator(credits?: number): Promise<Creator>;
  /** Creates an administrator, who also has a draft. */
  administrator(): Promise<Creator>;
  /** Runs a statement as the database's owner and returns the one number in its result. */
  count(sql: string, values?: unknown[]): Promise<number>;
  close(): Promise<void>;
};

/** Starts the database, the Redis and the api for a test file. No worker runs. */
export const startTestApp = async (
  settings: Partial<ApiSettings> = {},
  log?: Parameters<typeof startApi>[1],
): Promise<TestApp> => {
  const [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  const owner = new Pool({ connectionString: database.url, max: 4 });
  // The test database is dropped while idle connections are open, which causes errors on these connections.
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
