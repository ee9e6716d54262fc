import { migrate } from '@portada/database';
import { createLogger } from '@portada/observability';
import { JOB_QUEUE, type JobQueue, QueueModule } from '@portada/queue';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { type BenchUser, userOf } from './requests';
import type { BenchSettings } from './settings';

/** The data of one benchmark: a Postgres database with users, a Redis database and a job queue. */
export type BenchApp = {
  /** Database URL with the role of the database owner. */
  databaseUrl: string;
  redisUrl: string;
  /** Postgres connection with the role of the database owner. */
  owner: Client;
  queue: JobQueue;
  users: readonly BenchUser[];
  close(): Promise<void>;
};

/** Credits of each user, more than any benchmark spends. */
const credits = 10_000_000;

/**
 * Creates a migrated database and an empty Redis database for one benchmark. Each user has a session, a thumbnail
 * and credits. The credits are granted by the functions of the ledger.
 * @param bench settings and processes of the run
 * @param name name of the database; its trailing digits are the number of the Redis database
 * @param count number of users, which are numbered from 1
 */
export const createBenchApp = async (
  settings: BenchSettings,
  name: string,
  count: number,
): Promise<BenchApp> => {
  const server = new Client({ connectionString: settings.BENCH_DATABASE_URL });
  await server.connect();
  await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${await migratedTemplate(server, settings)}`);
  await server.end();
  const databaseUrl = databaseUrlOf(settings, name);
  const redisUrl = Object.assign(new URL(settings.BENCH_REDIS_URL), {
    pathname: `/${/\d+$/.exec(name)?.[0] ?? 0}`,
  }).href;
  await emptyRedis(redisUrl);
  const owner = await connectOwner(databaseUrl);
  const users = Array.from({ length: count }, (_, index) => userOf(index + 1));
  await populate(owner, users);
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const queues = await NestFactory.createApplicationContext(QueueModule.register({ redisUrl, logger }), {
    logger: false,
  });
  const queue = queues.get<JobQueue>(JOB_QUEUE);
  const close = async () => {
    await queues.close();
    await owner.end();
  };
  return { databaseUrl, redisUrl, owner, queue, users, close };
};

const connectOwner = async (databaseUrl: string): Promise<Client> => {
  const owner = new Client({ connectionString: databaseUrl });
  // A benchmark may kill the Postgres server. Without a listener, the error event would end this process.
  owner.on('error', () => undefined);
  await owner.connect();
  return owner;
};

/**
 * Opens a new owner connection after the Postgres server was killed and restarted.
 * @param app data of the benchmark with the lost connection
 * @returns the data of the benchmark with the new connection
 */
export const reconnected = async (app: BenchApp): Promise<BenchApp> => {
  const owner = await connectOwner(app.databaseUrl);
  const close = async () => {
    await owner.end();
    await app.close();
  };
  return { ...app, owner, close };
};

const databaseUrlOf = (settings: BenchSettings, name: string): string =>
  Object.assign(new URL(settings.BENCH_DATABASE_URL), { pathname: `/${name}` }).href;

/** Names of the template databases, by the URL of their Postgres server. */
const templates = new Map<string, Promise<string>>();

/**
 * Creates one migrated template database per Postgres server and run. Every benchmark database is a copy of the template.
 * @returns the name of the template
 */
const migratedTemplate = (server: Client, settings: BenchSettings): Promise<string> => {
  const make = async () => {
    const name = 'bench_template';
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.query(`CREATE DATABASE ${name}`);
    await migrate(databaseUrlOf(settings, name));
    return name;
  };
  const made = templates.get(settings.BENCH_DATABASE_URL) ?? make();
  templates.set(settings.BENCH_DATABASE_URL, made);
  return made;
};

/** Deletes the keys that an earlier run left in this Redis database. */
const emptyRedis = async (url: string): Promise<void> => {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
};

const populate = async (owner: Client, users: readonly BenchUser[]): Promise<void> => {
  const ids = users.map(({ id }) => id);
  await owner.query(
    `INSERT INTO users (id, email, display_name, country, language)
       SELECT id, id || '@example.test', 'Bench User', 'Spain', 'en' FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await owner.query(
    `INSERT INTO credit_accounts (kind, user_id, balance)
       SELECT kind, id, 0 FROM unnest($1::uuid[]) AS id, unnest(ARRAY['available', 'held', 'debt']) AS kind`,
    [ids],
  );
  await owner.query('SELECT grant_sign_up(id, 2) FROM unnest($1::uuid[]) AS id', [ids]);
  await owner.query(`SELECT adjust_credits(id, $2, 'bench ' || id) FROM unnest($1::uuid[]) AS id`, [
    ids,
    credits,
  ]);
  await owner.query(
    `INSERT INTO thumbnails (id, user_id, title, description, status)
       SELECT t, u, 'Bench', '', 'draft' FROM unnest($1::uuid[], $2::uuid[]) AS pair (t, u)`,
    [users.map(({ thumbnailId }) => thumbnailId), ids],
  );
  await owner.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at)
       SELECT sha256(convert_to(t, 'UTF8')), u, now() + interval '1 day' FROM unnest($1::text[], $2::uuid[]) AS pair (t, u)`,
    [users.map(({ token }) => token), ids],
  );
  await owner.query('VACUUM ANALYZE');
};
