import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrateTo } from '@portada/database';
import { type ObjectStore, createFileStore, objectKey, sha256Of } from '@portada/storage';
import { auditOf, createThumbnail, createUser, emptyDatabase, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { backUp } from './back-up';
import { filesOf } from './manifest';
import { restore } from './restore';
import { verify } from './verify';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'portada-backup-'));
  cleanUps.push(() => rm(path, { recursive: true, force: true }));
  return path;
};
const newStore = async (): Promise<ObjectStore> => createFileStore({ directory: await folder() });
const database = async (make: typeof testDatabase): Promise<{ url: string; pool: Pool }> => {
  const made = await make();
  const pool = new Pool({ connectionString: made.url, max: 2 });
  pool.on('error', () => undefined);
  cleanUps.push(async () => {
    await pool.end();
    await made.drop();
  });
  return { url: made.url, pool };
};

/** Stores an uploaded image and its row. @returns key and id of the image */
const uploadImage = async (pool: Pool, store: ObjectStore, text: string) => {
  const { id: userId } = await createUser(pool, { credits: 2 });
  const thumbnailId = await createThumbnail(pool, userId);
  const bytes = Buffer.from(text);
  const key = objectKey(`finals/${thumbnailId}`, bytes, 'png');
  await store.put(key, bytes, 'image/png');
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO images (id, user_id, thumbnail_id, kind, object_key, sha256, mime_type, width, height, bytes)
     VALUES (gen_random_uuid(), $1, $2, 'final', $3, sha256($4), 'image/png', 1, 1, $5) RETURNING id`,
    [userId, thumbnailId, key, bytes, bytes.length],
  );
  const [image] = rows;
  if (!image) throw new Error('no image');
  await pool.query('UPDATE thumbnails SET current_image_id = $1 WHERE id = $2', [image.id, thumbnailId]);
  return { key, id: image.id, thumbnailId, userId };
};

/** Returns all rows of the tables that hold data of users, in a stable order. */
const rowsOf = async (pool: Pool): Promise<unknown> => {
  const tables = ['users', 'thumbnails', 'images', 'credit_accounts', 'credit_transfers'];
  return Promise.all(
    tables.map(async (name) => (await pool.query(`SELECT * FROM ${name} ORDER BY 1, 2`)).rows),
  );
};

/** A database with two images, its store, and a backup of both. */
const backedUp = async () => {
  const source = await database(testDatabase);
  const store = await newStore();
  const images = [await uploadImage(source.pool, store, 'one'), await uploadImage(source.pool, store, 'two')];
  const into = join(await folder(), 'backup');
  const { manifest, lost } = await backUp({ databaseUrl: source.url, store, folder: into });
  return { ...source, store, images, into, manifest, lost };
};

test('a backup is restored with every row, every image and an empty audit, and the database works on', async () => {
  const { pool, into, manifest, lost, images } = await backedUp();
  expect(lost).toEqual([]);
  expect(manifest.objects).toMatchObject({ count: 2, bytes: 6 });
  const target = await database(emptyDatabase);
  const store = await newStore();
  await restore({ folder: into, databaseUrl: target.url, store });
  expect(await rowsOf(target.pool)).toEqual(await rowsOf(pool));
  expect(await auditOf(target.pool)).toEqual([]);
  expect(String((await store.get(images[0]?.key ?? '')).bytes)).toBe('one');
  expect(await verify({ databaseUrl: target.url, store })).toEqual({
    images: 2,
    damaged: [],
    unknownObjects: 0,
    breaches: [],
  });
  // New rows get ids after the restored rows, and the rules of the ledger apply again.
  await createUser(target.pool, { credits: 2 });
  expect(await auditOf(target.pool)).toEqual([]);
  await expect(target.pool.query('DELETE FROM credit_transfers')).rejects.toThrow();
  await expect(target.pool.query(`DELETE FROM thumbnails`)).rejects.toThrow('foreign key');
});

test('a backup of an earlier schema is restored and migrated to the present schema', async () => {
  const source = await database(emptyDatabase);
  await migrateTo(source.url, 'QueueCount1700000000021');
  await createUser(source.pool, { credits: 2 });
  const into = join(await folder(), 'backup');
  await backUp({ databaseUrl: source.url, store: null, folder: into });
  const target = await database(emptyDatabase);
  await restore({ folder: into, databaseUrl: target.url, store: await newStore() });
  const { rows } = await target.pool.query(
    'SELECT balance::int FROM credit_accounts WHERE user_id IS NOT NULL',
  );
  expect(rows).toContainEqual({ balance: 2 });
  await createUser(target.pool, { credits: 2 });
  expect(await auditOf(target.pool)).toEqual([]);
});

test('the file of a provider beside an image is backed up, restored, compared and repaired', async () => {
  const source = await database(testDatabase);
  const store = await newStore();
  const { id } = await uploadImage(source.pool, store, 'one');
  const original = Buffer.from('the file of the provider');
  const key = objectKey(`generations/${id}/original`, original, 'png');
  await store.put(key, original, 'image/png');
  const file = { key, sha256: sha256Of(original), mimeType: 'image/png', bytes: original.length };
  await source.pool.query('UPDATE images SET origin = $1 WHERE id = $2', [JSON.stringify({ file }), id]);
  const into = join(await folder(), 'backup');
  const { manifest } = await backUp({ databaseUrl: source.url, store, folder: into });
  expect(manifest.objects).toMatchObject({ count: 2, bytes: 3 + original.length });
  const target = await database(emptyDatabase);
  const restored = await newStore();
  await restore({ folder: into, databaseUrl: target.url, store: restored });
  expect(String((await restored.get(key)).bytes)).toBe('the file of the provider');
  const compared = { databaseUrl: target.url, store: restored };
  expect(await verify(compared)).toMatchObject({ images: 2, damaged: [], unknownObjects: 0 });
  await restored.delete([key]);
  expect(await verify({ ...compared, repairFrom: into })).toMatchObject({
    damaged: [{ id, key, problem: 'missing', repaired: true }],
  });
  expect(await verify(compared)).toMatchObject({ damaged: [] });
});

test('only the owner can read the files of a backup', async () => {
  const { into, images } = await backedUp();
  const files = filesOf(into);
  for (const path of [
    files.manifest,
    files.table('users'),
    files.objectList,
    files.object(images[0]?.key ?? ''),
  ])
    expect((await stat(path)).mode & 0o077).toBe(0);
  expect((await stat(into)).mode & 0o077).toBe(0);
});

test('a backup does not contain the password of the database login', async () => {
  const { manifest } = await backedUp();
  expect(manifest.tables.map(({ name }) => name)).not.toContain('process_login');
});

test('the list of lost images names an image that the store does not have undamaged', async () => {
  const { url, store, images } = await backedUp();
  await store.delete([images[1]?.key ?? '']);
  const { manifest, lost } = await backUp({
    databaseUrl: url,
    store,
    folder: join(await folder(), 'second'),
  });
  expect(lost).toEqual([images[1]?.key]);
  expect(manifest.objects?.count).toBe(1);
});

/** Does work before a store returns its first object, as users work while a backup is made. */
const workedMeanwhile = (store: ObjectStore, work: () => Promise<void>): ObjectStore => {
  let worked: Promise<void> | undefined;
  const get = async (key: string) => {
    await (worked ??= work());
    return store.get(key);
  };
  return new Proxy(store, { get: (target, name) => (name === 'get' ? get : Reflect.get(target, name)) });
};

test('images that were deleted while a backup was made do not count as lost, and a restore deletes them, too', async () => {
  const source = await database(testDatabase);
  const store = await newStore();
  const add = (text: string) => uploadImage(source.pool, store, text);
  const [kept, lost, deleted, purged, replaced] = [
    await add('kept'),
    await add('lost'),
    await add('deleted'),
    await add('purged'),
    await add('replaced'),
  ];
  const { rows } = await source.pool.query<{ id: string }>(
    `INSERT INTO assets (id, user_id, kind, object_key, sha256, mime_type, width, height, bytes)
     VALUES (gen_random_uuid(), $1, 'photo', 'assets/photo.png', sha256('photo'), 'image/png', 1, 1, 5) RETURNING id`,
    [kept.userId],
  );
  await store.put('assets/photo.png', Buffer.from('photo'), 'image/png');
  const meanwhile = async () => {
    const { pool } = source;
    for (const { thumbnailId, userId } of [deleted, purged])
      await pool.query('SELECT delete_thumbnail($1, $2)', [thumbnailId, userId]);
    await pool.query('DELETE FROM images WHERE thumbnail_id = $1', [purged.thumbnailId]);
    await pool.query('DELETE FROM thumbnails WHERE id = $1', [purged.thumbnailId]);
    await pool.query('UPDATE images SET replaced_at = now() WHERE id = $1', [replaced.id]);
    await pool.query('UPDATE assets SET deleted_at = now()');
    await store.delete([...[lost, deleted, purged, replaced].map(({ key }) => key), 'assets/photo.png']);
  };
  const into = join(await folder(), 'backup');
  const from = workedMeanwhile(store, meanwhile);
  const { manifest, lost: found } = await backUp({ databaseUrl: source.url, store: from, folder: into });
  expect(found).toEqual([lost.key]);
  expect(manifest.objects?.count).toBe(1);
  expect(manifest.deleted).toEqual({
    thumbnails: expect.arrayContaining([deleted.thumbnailId, purged.thumbnailId]),
    images: [replaced.id],
    assets: rows.map(({ id }) => id),
  });
  const compared = { images: 2, damaged: [{ key: lost.key, problem: 'missing' }], breaches: [] };
  expect(await verify({ databaseUrl: source.url, store })).toMatchObject(compared);

  const target = await database(emptyDatabase);
  const restored = await newStore();
  await restore({ folder: into, databaseUrl: target.url, store: restored });
  expect(await verify({ databaseUrl: target.url, store: restored })).toMatchObject(compared);
  const present = await target.pool.query<{ id: string }>(
    'SELECT id FROM thumbnails WHERE deleted_at IS NULL',
  );
  expect(present.rows.map(({ id }) => id).sort()).toEqual(
    [kept, lost, replaced].map(({ thumbnailId }) => thumbnailId).sort(),
  );
});

test('a second backup into the same folder is refused and changes nothing', async () => {
  const { url, store, into } = await backedUp();
  const before = await readFile(filesOf(into).manifest, 'utf8');
  await expect(backUp({ databaseUrl: url, store, folder: into })).rejects.toThrow(
    'contains a backup already',
  );
  expect(await readFile(filesOf(into).manifest, 'utf8')).toBe(before);
});

test.each([
  [
    'a table is damaged',
    (into: string) => writeFile(filesOf(into).table('users'), 'x'),
    'users.copy.gz is missing or',
  ],
  ['a table is missing', (into: string) => rm(filesOf(into).table('images')), 'images.copy.gz is missing or'],
  [
    'the list of images is damaged',
    (into: string) => writeFile(filesOf(into).objectList, 'x'),
    'objects.jsonl.gz is',
  ],
  ['the manifest is missing', (into: string) => rm(filesOf(into).manifest), 'no complete backup'],
  ['the manifest is damaged', (into: string) => writeFile(filesOf(into).manifest, '{}'), 'cannot be read'],
])('a restore is refused and leaves the database empty if %s', async (_, damage, message) => {
  const { into } = await backedUp();
  await damage(into);
  const target = await database(emptyDatabase);
  await expect(restore({ folder: into, databaseUrl: target.url, store: await newStore() })).rejects.toThrow(
    message,
  );
  const { rows } = await target.pool.query(`SELECT to_regclass('users') AS users`);
  expect(rows).toEqual([{ users: null }]);
});

test('a restore is refused if an image of the backup is damaged, and the database stays empty', async () => {
  const { into, images } = await backedUp();
  await writeFile(filesOf(into).object(images[0]?.key ?? ''), 'other');
  const target = await database(emptyDatabase);
  await expect(restore({ folder: into, databaseUrl: target.url, store: await newStore() })).rejects.toThrow(
    'the image finals/',
  );
  const { rows } = await target.pool.query(`SELECT to_regclass('users') AS users`);
  expect(rows).toEqual([{ users: null }]);
});

test('a restore into a database with users is refused and changes nothing', async () => {
  const { into } = await backedUp();
  const target = await database(testDatabase);
  await createUser(target.pool, { credits: 2 });
  const before = await rowsOf(target.pool);
  await expect(restore({ folder: into, databaseUrl: target.url, store: await newStore() })).rejects.toThrow(
    'The database contains users',
  );
  expect(await rowsOf(target.pool)).toEqual(before);
});

test('a backup of a newer version is refused', async () => {
  const { into } = await backedUp();
  const { manifest: path } = filesOf(into);
  const newer = (await readFile(path, 'utf8')).replace(/"schema": "\w+"/, '"schema": "Future1800000000000"');
  await writeFile(path, newer);
  const target = await database(emptyDatabase);
  await expect(restore({ folder: into, databaseUrl: target.url, store: await newStore() })).rejects.toThrow(
    'newer version of Portada',
  );
});

test('a backup of an earlier schema is refused for a database that has the present schema already', async () => {
  const source = await database(emptyDatabase);
  await migrateTo(source.url, 'QueueCount1700000000021');
  const into = join(await folder(), 'backup');
  await backUp({ databaseUrl: source.url, store: null, folder: into });
  const target = await database(emptyDatabase);
  await migrate(target.url);
  await expect(restore({ folder: into, databaseUrl: target.url, store: await newStore() })).rejects.toThrow(
    'Name an empty database',
  );
});

test('verify names missing and damaged images, counts unknown objects, and repairs images from a backup', async () => {
  const { url, store, images, into } = await backedUp();
  const [first, second] = images.map(({ key }) => key);
  if (!first || !second) throw new Error('no images');
  await store.delete([first]);
  await store.put(second, Buffer.from('other'), 'image/png');
  await store.put('finals/unknown/file.png', Buffer.from('x'), 'image/png');
  const problems = [
    { key: first, problem: 'missing' },
    { key: second, problem: 'damaged' },
  ];
  const found = await verify({ databaseUrl: url, store });
  expect(found).toMatchObject({ images: 2, unknownObjects: 1, breaches: [] });
  expect(
    found.damaged.map(({ key, problem }) => ({ key, problem })).sort((a, b) => (a.key < b.key ? -1 : 1)),
  ).toEqual(problems.sort((a, b) => (a.key < b.key ? -1 : 1)));
  const repaired = await verify({ databaseUrl: url, store, repairFrom: into });
  expect(repaired.damaged.map((one) => one.repaired)).toEqual([true, true]);
  expect((await verify({ databaseUrl: url, store })).damaged).toEqual([]);
});

test('verify does not repair an image from a backup whose copy is damaged', async () => {
  const { url, store, images, into } = await backedUp();
  const key = images[0]?.key ?? '';
  await store.delete([key]);
  await writeFile(filesOf(into).object(key), 'other');
  const { damaged } = await verify({ databaseUrl: url, store, repairFrom: into });
  expect(damaged).toMatchObject([{ key, problem: 'missing', repaired: false }]);
});
