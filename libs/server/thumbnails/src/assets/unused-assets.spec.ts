import { randomUUID } from 'node:crypto';
import { createDataSource } from '@portada/database';
import {
  type TestDatabase,
  createThumbnail,
  createUser,
  reserveGeneration,
  testDatabase,
} from '@portada/testing';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { lockUsedAssets } from './unused-assets.queries';
import { UnusedAssetsService } from './unused-assets.service';

let database: TestDatabase;
let owner: Pool;
let process: DataSource;
let unused: UnusedAssetsService;
let userId: string;
let thumbnailId: string;
beforeAll(async () => {
  database = await testDatabase();
  owner = new Pool({ connectionString: database.url, max: 2 });
  process = await createDataSource({
    url: database.url,
    entities: [],
    poolSize: 4,
    applicationName: 'test',
  }).initialize();
  unused = new UnusedAssetsService(process);
});
afterAll(async () => {
  await process.destroy();
  await owner.end();
  await database.drop();
});
beforeEach(async () => {
  await owner.query('DELETE FROM assets');
  userId = (await createUser(owner)).id;
  thumbnailId = await createThumbnail(owner, userId);
});

/** Adds an asset that was unused for some days, and whose last check is due. */
const addAsset = async (kind: 'photo' | 'mask' | 'logo', unusedDays = 31): Promise<string> => {
  const id = randomUUID();
  await owner.query(
    `INSERT INTO assets (id, user_id, kind, object_key, sha256, mime_type, width, height, bytes, created_at, checked_at, unused_since)
       VALUES ($1::uuid, $2, $3, $1::text, sha256('x'), 'image/png', 1, 1, 1, now() - interval '90 days', now() - interval '2 days',
               now() - make_interval(days => $4))`,
    [id, userId, kind, unusedDays],
  );
  return id;
};
const sceneWith = (assetId: string, maskId: string | null = null) =>
  JSON.stringify({ version: 2, layers: [{ kind: 'text' }, { kind: 'photo', assetId, maskId }] });
const addDocument = (client: Pick<Pool, 'query'>, scene: string) =>
  client.query(
    `INSERT INTO thumbnail_documents (thumbnail_id, version, base_generation_id, followed_generation_id, scene)
       VALUES ($1, 1, gen_random_uuid(), gen_random_uuid(), $2)`,
    [thumbnailId, scene],
  );
const addVersion = (scene: string) =>
  owner.query(
    `INSERT INTO thumbnail_document_versions (thumbnail_id, number, base_generation_id, scene)
       VALUES ($1, 1, gen_random_uuid(), $2)`,
    [thumbnailId, scene],
  );
const addImage = (scene: string) =>
  owner.query(
    `INSERT INTO images (id, user_id, thumbnail_id, kind, object_key, sha256, mime_type, width, height, bytes, scene)
       VALUES (gen_random_uuid(), $1, $2, 'final', $3, sha256('x'), 'image/png', 1, 1, 1, $4)`,
    [userId, thumbnailId, randomUUID(), scene],
  );
/** Ids of the assets that are not deleted. */
const left = async (): Promise<string[]> => {
  const { rows } = await owner.query<{ id: string }>('SELECT id FROM assets WHERE deleted_at IS NULL');
  return rows.map(({ id }) => id).sort();
};

test('an asset that nothing has used for 30 days is deleted, and each use keeps an asset', async () => {
  const used = [
    await addAsset('photo'),
    await addAsset('mask'),
    await addAsset('photo'),
    await addAsset('photo'),
    await addAsset('photo'),
    await addAsset('mask'),
    await addAsset('logo'),
  ] as const;
  await addAsset('photo');
  await addAsset('mask');
  await addDocument(owner, sceneWith(used[0], used[1]));
  await addVersion(sceneWith(used[2]));
  await addImage(sceneWith(used[3]));
  await owner.query(
    `INSERT INTO saved_people (id, user_id, name, asset_id, mask_id) VALUES (gen_random_uuid(), $1, 'Me', $2, $3)`,
    [userId, used[4], used[5]],
  );
  await owner.query(`INSERT INTO brand_kits (user_id, kit, logo_id) VALUES ($1, '{}', $2)`, [
    userId,
    used[6],
  ]);
  expect(await unused.delete()).toBe(2);
  expect(await left()).toEqual([...used].sort());
  const { rows } = await owner.query(
    'SELECT 1 FROM assets WHERE deleted_at IS NULL AND unused_since IS NOT NULL',
  );
  expect(rows).toEqual([]);
  expect(await unused.delete()).toBe(0);
});

test('the logo of a request that is not drawn yet is kept', async () => {
  const logo = await addAsset('logo');
  const { id } = await createUser(owner, { credits: 1 });
  const generation = await reserveGeneration(owner, {
    userId: id,
    thumbnailId: await createThumbnail(owner, id),
  });
  const brandKit = { logo: { assetId: logo } };
  await owner.query('UPDATE assets SET user_id = $1', [id]);
  await owner.query('UPDATE generations SET request = request || $2 WHERE id = $1', [
    generation,
    JSON.stringify({ brandKit }),
  ]);
  expect(await unused.delete()).toBe(0);
});

test('an asset is kept for 30 days after its last use, counted from the check that finds it unused', async () => {
  const [fresh, recent] = [await addAsset('photo', 29), await addAsset('photo')];
  await owner.query('UPDATE assets SET unused_since = NULL WHERE id = $1', [recent]);
  expect(await unused.delete()).toBe(0);
  expect(await left()).toEqual([fresh, recent].sort());
  const { rows } = await owner.query(
    'SELECT id FROM assets WHERE unused_since IS NULL OR checked_at < now() - interval $$1 hour$$',
  );
  expect(rows).toEqual([]);
});

test('an asset of less than a day is not checked', async () => {
  const id = await addAsset('photo');
  await owner.query(
    'UPDATE assets SET created_at = now(), checked_at = NULL, unused_since = NULL WHERE id = $1',
    [id],
  );
  expect(await unused.delete()).toBe(0);
  const { rows } = await owner.query('SELECT checked_at FROM assets');
  expect(rows).toEqual([{ checked_at: null }]);
});

test('a save that starts using an asset while it is checked keeps the asset', async () => {
  const id = await addAsset('photo');
  const save = process.createQueryRunner();
  await save.startTransaction();
  await lockUsedAssets(save.manager, { userId, ids: [id] });
  const cleaning = unused.delete();
  // The clean-up waits for the lock of the save.
  for (;;) {
    const { rows } = await owner.query(
      `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND l.locktype = 'tuple' AND l.relation = 'assets'::regclass`,
    );
    if (rows.length > 0) break;
  }
  await save.query(
    `INSERT INTO thumbnail_documents (thumbnail_id, version, base_generation_id, followed_generation_id, scene)
       VALUES ($1, 1, gen_random_uuid(), gen_random_uuid(), $2)`,
    [thumbnailId, sceneWith(id)],
  );
  await save.commitTransaction();
  await save.release();
  expect(await cleaning).toBe(0);
  expect(await left()).toEqual([id]);
});

test('users without due assets are not checked again, and many users are checked in batches', async () => {
  const users = await Promise.all(Array.from({ length: 25 }, () => createUser(owner)));
  for (const { id } of users) {
    userId = id;
    await addAsset('mask');
  }
  expect(await unused.delete()).toBe(25);
  expect(await left()).toEqual([]);
});
