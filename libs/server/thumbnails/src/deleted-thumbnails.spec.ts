import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '@portada/database';
import { type ObjectStore, createFileStore } from '@portada/storage';
import {
  type TestDatabase,
  auditOf,
  createThumbnail,
  createUser,
  reserveGeneration,
  testDatabase,
} from '@portada/testing';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { DeletedThumbnailsService } from './deleted-thumbnails.service';

let database: TestDatabase;
let owner: Pool;
let process: DataSource;
let directory: string;
let store: ObjectStore;
beforeAll(async () => {
  database = await testDatabase();
  owner = new Pool({ connectionString: database.url, max: 2 });
  process = await createDataSource({
    url: database.url,
    entities: [],
    poolSize: 2,
    applicationName: 'test',
  }).initialize();
  directory = await mkdtemp(join(tmpdir(), 'portada-purge-'));
  store = createFileStore({ directory });
});
afterAll(async () => {
  await process.destroy();
  await owner.end();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const keys = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of store.list('')) found.push(key);
  return found.sort();
};

/**
 * Creates a thumbnail with a generated image, a variant of the image, and a final image. @returns the id and the
 * object keys of the thumbnail
 */
const finished = async (userId: string) => {
  const thumbnailId = await createThumbnail(owner, userId);
  const generation = await reserveGeneration(owner, { userId, thumbnailId });
  const picture = `generations/${generation}/aa.png`;
  const own = [picture, `${picture}.w320.webp`, `finals/${thumbnailId}/bb.png`];
  for (const key of own) await store.put(key, Buffer.from(key), 'image/png');
  await owner.query('SELECT claim_generation($1, 5, 3)', [generation]);
  const image = {
    objectKey: picture,
    sha256: '00'.repeat(32),
    mimeType: 'image/png',
    width: 1,
    height: 1,
    bytes: 1,
  };
  await owner.query(
    `SELECT settle_generation($1, 1, 'succeeded', NULL, $2 || jsonb_build_object('id', gen_random_uuid()))`,
    [generation, JSON.stringify(image)],
  );
  return { thumbnailId, own };
};

test('a purge removes deleted thumbnails from object store and tables, and keeps the ledger', async () => {
  const { id: userId } = await createUser(owner, { credits: 5 });
  const [kept, fresh, doomed] = [await finished(userId), await finished(userId), await finished(userId)];
  for (const { thumbnailId } of [fresh, doomed]) {
    await owner.query('SELECT delete_thumbnail($1, $2)', [thumbnailId, userId]);
  }
  await owner.query(`UPDATE thumbnails SET deleted_at = now() - interval '5 minutes' WHERE id = $1`, [
    doomed.thumbnailId,
  ]);
  const purges = [new DeletedThumbnailsService(process, store), new DeletedThumbnailsService(process, store)];
  // Two workers purge deleted thumbnails at once, and then the first worker purges again.
  await Promise.all(purges.map((purge) => purge.purge()));
  expect(await purges[0]?.purge()).toBe(0);
  expect(await keys()).toEqual([...kept.own, ...fresh.own].sort());
  const { rows } = await owner.query<{ id: string }>('SELECT id FROM thumbnails ORDER BY created_at');
  expect(rows.map(({ id }) => id)).toEqual([kept.thumbnailId, fresh.thumbnailId]);
  const spent = await owner.query(`SELECT 1 FROM credit_transfers WHERE kind = 'capture'`);
  expect(spent.rowCount).toBe(3);
  expect(await auditOf(owner)).toEqual([]);
});

test('one purge removes 300 due thumbnails and their final images', async () => {
  const { id: userId } = await createUser(owner);
  const { rows } = await owner.query<{ id: string }>(
    `INSERT INTO thumbnails (user_id, title, deleted_at)
     SELECT $1, 'due', now() - interval '5 minutes' FROM generate_series(1, 300) RETURNING id`,
    [userId],
  );
  await Promise.all(rows.map(({ id }) => store.put(`finals/${id}/a.png`, Buffer.from(id), 'image/png')));
  expect(await new DeletedThumbnailsService(process, store).purge()).toBe(300);
  const left = await owner.query('SELECT 1 FROM thumbnails WHERE user_id = $1', [userId]);
  expect(left.rowCount).toBe(0);
  expect((await keys()).filter((key) => rows.some(({ id }) => key.includes(id)))).toEqual([]);
});

test('an aborted purge of thumbnails ends after one batch', async () => {
  const { id: userId } = await createUser(owner);
  await owner.query(
    `INSERT INTO thumbnails (user_id, title, deleted_at)
     SELECT $1, 'due', now() - interval '5 minutes' FROM generate_series(1, 300)`,
    [userId],
  );
  const purge = new DeletedThumbnailsService(process, store);
  expect(await purge.purge(AbortSignal.abort())).toBe(50);
  expect(await purge.purge()).toBe(250);
});
