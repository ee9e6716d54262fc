import { migrate } from '@portada/database';
import { createLogger } from '@portada/observability';
import { JOB_QUEUE, type JobQueue, QueueModule } from '@portada/queue';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { type BenchUser, userOf } from './requests';
import type { BenchSettings } from './settings';

/** A database and a corner of Redis for one benchmark, and who lives in it. */
export type World = {
  /** Of the database's owner. */
  databaseUrl: string;
  redisUrl: string;
  /** The owner's connection. */
  owner: Client;
  queue: JobQueue;
  users: readonly BenchUser[];
  close(): Promise<void>;
};

/** Enough that no user ever runs out. */
const credits = 10_000_000;

/**
 * Makes a migrated database with users that have a session, a thumbnail and credits, all through the ledger's own
 * functions.
 * @param name of the database; also chooses the corner of Redis
 * @param count of users, numbered from 1
 */
export const createWorld = async (settings: BenchSettings, name: string, count: number): Promise<World> => {
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
  // A server that is killed on purpose fails the statements, and not this process.
  owner.on('error', () => undefined);
  await owner.connect();
  return owner;
};

/** The same world with a new connection of the owner's, after its server was killed and started again. */
export const reconnected = async (world: World): Promise<World> => {
  const owner = await connectOwner(world.databaseUrl);
  const close = async () => {
    await owner.end();
    await world.close();
  };
  return { ...world, owner, close };
};

const databaseUrlOf = (settings: BenchSettings, name: string): string =>
  Object.assign(new URL(settings.BENCH_DATABASE_URL), { pathname: `/${name}` }).href;

/** By the address of the server. */
const templates = new Map<string, Promise<string>>();

/** Migrates one database of a server in this run, which every world there is a copy of. @returns its name */
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

/** Removes what an earlier run left in this corner. */
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
