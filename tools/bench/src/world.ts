import { createHash, randomUUID } from 'node:crypto';
import { migrate } from '@portada/database';
import { createLogger } from '@portada/observability';
import { type JobQueue, createJobQueue } from '@portada/queue';
import { Client } from 'pg';
import type { BenchSettings } from './settings';

/** A user of the benchmark, signed in. */
export type BenchUser = { id: string; thumbnailId: string; token: string };

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

/** What is asked for, in every benchmark; also the body of the HTTP call but for its thumbnail. */
export const picture = {
  prompt: 'A diver finds a sunken city, huge face in front, bubbles and light rays [slow 200]',
  style: 'photorealistic',
  mood: 'intense',
  colorPalette: 'Vibrant',
  aspectRatio: '16:9',
} as const;

const numbered = (prefix: string, n: number): string => `${prefix}-${String(n).padStart(12, '0')}`;

/** Ids end in the user's number, so that pgbench, which only counts, can make them too. */
export const idPrefixes = { user: '00000000-0000-4000-8000', thumbnail: '00000000-0000-4000-9000' } as const;

const userOf = (n: number): BenchUser => ({
  id: numbered(idPrefixes.user, n),
  thumbnailId: numbered(idPrefixes.thumbnail, n),
  token: createHash('sha256').update(`bench ${n}`).digest('base64url'),
});

/** A request as `reserve_generations` takes it, without its ids; of the same size as the api's own. */
export const reservationOf = ({ id, thumbnailId }: Pick<BenchUser, 'id' | 'thumbnailId'>) => ({
  thumbnailId,
  request: { ...picture, elementsToInclude: [], elementsToAvoid: [] },
  prompt: { ...picture, imageDescription: picture.prompt, elementsToInclude: [], elementsToAvoid: [] },
  requestHash: createHash('sha256').update('bench').digest('hex'),
  seed: 1_234_567_890,
  userId: id,
  requestId: randomUUID(),
  deadlineSeconds: 3600,
});

/** One call for one generation each of these users; prepared once for each connection. @returns statement for `pg` */
export const reserveStatement = (users: readonly BenchUser[], ids: readonly string[]) => ({
  name: 'reserve_generations',
  text: 'SELECT outcome, queue_position, credits FROM reserve_generations($1) ORDER BY index',
  values: [JSON.stringify(users.map((user, i) => ({ ids: [ids[i]], ...reservationOf(user) })))],
});

/**
 * Makes a migrated database with users that have a session, a thumbnail and credits, all through the ledger's own
 * functions.
 * @param name of the database; also chooses the corner of Redis
 * @param count of users, numbered from 1
 */
export const createWorld = async (settings: BenchSettings, name: string, count: number): Promise<World> => {
  const server = new Client({ connectionString: settings.BENCH_DATABASE_URL });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  await server.end();
  const databaseUrl = Object.assign(new URL(settings.BENCH_DATABASE_URL), { pathname: `/${name}` }).href;
  const redisUrl = Object.assign(new URL(settings.BENCH_REDIS_URL), {
    pathname: `/${/\d+$/.exec(name)?.[0] ?? 0}`,
  }).href;
  await migrate(databaseUrl);
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  const users = Array.from({ length: count }, (_, index) => userOf(index + 1));
  await populate(owner, users);
  const queue = createJobQueue({ redisUrl, logger: createLogger({ name: 'bench', level: 'silent' }) });
  const close = async () => {
    await queue.close();
    await owner.end();
  };
  return { databaseUrl, redisUrl, owner, queue, users, close };
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
