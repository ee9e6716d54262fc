import { Client } from 'pg';
import type { BenchApp } from './bench-app';
import { type BenchUser, picture } from './requests';

/** Tag of every tenth thumbnail, and a word in a tenth of the titles. The tag does not depend on the title. */
export const marks = { tag: 'series', word: 'rocket' } as const;

/** Settings of every thumbnail: all fields, so that no default value is used. */
const settings = {
  aspectRatio: '16:9',
  language: 'en',
  resolution: '1920x1080',
  format: 'png',
  quality: 'high',
};

/** Returns the key in the store of a picture with a number from 0. */
export const objectKeyOf = (n: number): string => `bench/${n}`;

/** Returns an SQL expression for the id of the thumbnail, generation or image with the number n of a user: a uuid of version 4. */
const idOf = (what: string): string =>
  `overlay(overlay(md5('${what}' || o.user_id || n) placing '4' from 13) placing '8' from 17)::uuid`;

const everyRow = `FROM unnest($1::uuid[], $2::int[]) AS o (user_id, count), generate_series(1, o.count) AS n`;
const created = `now() - n * interval '1 minute'`;

/**
 * SQL statements with their further values. The order does not matter, because triggers and foreign keys are off.
 * @param pictures number of files in the store that the images share
 */
const fillsOf = (pictures: number): { text: string; values: unknown[] }[] => [
  {
    text: `INSERT INTO thumbnails (id, user_id, title, description, status, settings, tags, current_image_id,
                                   generation_id, created_at, updated_at)
      SELECT ${idOf('thumbnail')}, o.user_id,
             (ARRAY['Rocket','Desert','Island','Castle','Harbor','Jungle','Glacier','Market','Bridge','Canyon'])[1 + n / 10 % 10]
               || ' in ' || n || ' days', 'Part ' || n || ' of the channel', 'completed', $3,
             CASE WHEN n % 10 = 0 THEN ARRAY['${marks.tag}'] ELSE '{}' END, ${idOf('image')}, ${idOf('generation')},
             ${created}, now() - (n * 7919 % o.count) * interval '1 minute' ${everyRow}`,
    values: [settings],
  },
  {
    text: `INSERT INTO generations (id, user_id, thumbnail_id, request, request_hash, request_id, seed, status, fence,
                                    deadline_at, model, accepted_position, accepted_credits, created_at, started_at,
                                    finished_at, tidied_at)
      SELECT ${idOf('generation')}, o.user_id, ${idOf('thumbnail')}, $3, '\\x00', 'bench', n, 'succeeded', 1, ${created},
             'studio', 1, 1, ${created}, ${created}, ${created}, ${created} ${everyRow}`,
    values: [picture],
  },
  {
    text: `INSERT INTO images (id, user_id, thumbnail_id, generation_id, kind, object_key, sha256, mime_type, width, height,
                               bytes, created_at)
      SELECT ${idOf('image')}, o.user_id, ${idOf('thumbnail')}, ${idOf('generation')}, 'generated', 'bench/' || n % $3,
             sha256('bench'), 'image/png', 1920, 1080, 1000, ${created} ${everyRow}`,
    values: [pictures],
  },
];

/**
 * Replaces all thumbnails. Each new thumbnail has a generation and its image, whose file is not in the store.
 * @param app data of the benchmark
 * @param owners users and the number of thumbnails of each
 * @param pictures number of files in the store that the images share, which the caller stores; see `objectKeyOf`
 */
export const fillThumbnails = async (
  { owner, databaseUrl }: BenchApp,
  owners: readonly { user: BenchUser; count: number }[],
  pictures: number,
): Promise<void> => {
  const of = [owners.map(({ user }) => user.id), owners.map(({ count }) => count)];
  await owner.query('DELETE FROM thumbnails');
  const fill = async ({ text, values }: ReturnType<typeof fillsOf>[number]): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
    await client.query(text, [...of, ...values]);
    await client.end();
  };
  await Promise.all(fillsOf(pictures).map(fill));
  // The api records the use of a session again after some minutes. Of these sessions it never does, so that a read always
  // sends the same statements.
  await owner.query(`UPDATE sessions SET last_seen_at = now() + interval '1 day'`);
  await owner.query('VACUUM ANALYZE');
};
