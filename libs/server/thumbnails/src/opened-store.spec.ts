import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '@portada/database';
import { type ObjectStore, createFileStore, createS3Store } from '@portada/storage';
import {
  type S3Server,
  type TestDatabase,
  createThumbnail,
  createUser,
  reserveGeneration,
  startS3Server,
  testDatabase,
} from '@portada/testing';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { openStore } from './opened-store';

let database: TestDatabase;
let owner: Pool;
let connections: DataSource;
let folder: string;
let s3: S3Server;
beforeAll(async () => {
  [database, s3] = await Promise.all([testDatabase(), startS3Server()]);
  owner = new Pool({ connectionString: database.url, max: 2 });
  const options = { url: database.url, entities: [], poolSize: 2, applicationName: 'test' };
  connections = await createDataSource(options).initialize();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portada-opened-'));
  await owner.query('UPDATE thumbnails SET deleted_at = now()');
});
afterEach(() => rm(folder, { recursive: true, force: true }));
afterAll(async () => {
  await connections.destroy();
  await owner.end();
  await Promise.all([database.drop(), s3.remove()]);
});

/** Adds a generated image to the database. @returns its key in the object store */
const addImage = async (): Promise<string> => {
  const { id: userId } = await createUser(owner, { credits: 1 });
  const thumbnailId = await createThumbnail(owner, userId);
  const generation = await reserveGeneration(owner, { userId, thumbnailId });
  await owner.query('SELECT claim_generation($1, 5, 3)', [generation]);
  const objectKey = `generations/${generation}/aa.png`;
  const image = { objectKey, sha256: '00'.repeat(32), mimeType: 'image/png', width: 1, height: 1, bytes: 1 };
  await owner.query(
    `SELECT settle_generation($1, 1, 'succeeded', NULL, $2 || jsonb_build_object('id', gen_random_uuid()))`,
    [generation, JSON.stringify(image)],
  );
  return objectKey;
};

const open = (store: ObjectStore, mayBeEmpty = false) => openStore(store, connections, { mayBeEmpty });
const refusal = (message: string) => ({
  name: 'StoreRefusedError',
  message: expect.stringContaining(message),
});
const bucketOf = (bucket: string): ObjectStore =>
  createS3Store({ bucket, region: 'us-east-1', ...s3, endpoint: s3.endpoint });

test('a first start creates the folder or bucket of the object store', async () => {
  const directory = join(folder, 'new');
  await open(createFileStore({ directory }));
  expect(existsSync(directory)).toBe(true);
  await open(bucketOf('first'));
  await bucketOf('first').ping();
});

test('a lost folder is not created again if the database has images', async () => {
  await addImage();
  const directory = join(folder, 'lost');
  const store = createFileStore({ directory });
  await expect(open(store)).rejects.toMatchObject(
    refusal(`The folder ${directory} of the object store is missing`),
  );
  await expect(store.put('a', Buffer.from('a'), 'text/plain')).rejects.toThrow('ENOENT');
  expect(existsSync(directory)).toBe(false);
});

test('a mistyped bucket is not created if the database has images', async () => {
  await addImage();
  const message = `The bucket mistyped of ${s3.endpoint} is missing, and the database has images. It is not created anew.`;
  await expect(open(bucketOf('mistyped'))).rejects.toMatchObject(refusal(message));
  await expect(bucketOf('mistyped').ping()).rejects.toThrow();
});

test('an existing store that has none of the images is refused, such as a disk that is not mounted', async () => {
  await Promise.all(Array.from({ length: 12 }, addImage));
  const directory = join(folder, 'empty');
  await mkdir(directory);
  const store = createFileStore({ directory });
  await expect(open(store)).rejects.toMatchObject(refusal('The object store has none of'));
  await open(store, true);
});

test('a store that has some of the images is opened, and images of deleted thumbnails are not looked up', async () => {
  const keys = await Promise.all(Array.from({ length: 3 }, addImage));
  const store = createFileStore({ directory: folder });
  await store.put(keys[1] ?? '', Buffer.from('x'), 'image/png');
  await open(store);
  await store.delete(keys);
  await expect(open(store)).rejects.toMatchObject(refusal('The object store has none of 3 images'));
  await owner.query('UPDATE thumbnails SET deleted_at = now()');
  await open(store);
});

test('an installation that has lost its store starts with STORAGE_MAY_BE_EMPTY', async () => {
  await addImage();
  const directory = join(folder, 'accepted');
  await open(createFileStore({ directory }), true);
  expect(existsSync(directory)).toBe(true);
});
