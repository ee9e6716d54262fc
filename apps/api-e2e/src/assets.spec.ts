import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer } from '@portada/testing';
import sharp from 'sharp';
import { drawnThumbnail } from './harness/documents';
import { noisyPicture, plainPicture } from './harness/uploads';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

type Asset = { id: string; kind: string; url: string; width: number; height: number; bytes: number };

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp({ UPLOAD_QUOTA_BYTES: 100_000 });
  ana = await app.creator(20);
});
afterAll(() => app.close());

const send = (
  { client }: Creator,
  bytes: Buffer,
  { kind = 'photo', field = 'file' }: { kind?: string; field?: string } = {},
): Promise<Answer> => {
  const form = new FormData();
  form.append('kind', kind);
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '../../x.html');
  return client.send('POST', '/api/assets', { body: form });
};
const added = async (creator: Creator, bytes: Buffer, kind?: string): Promise<Asset> => {
  const answer = await send(creator, bytes, kind === undefined ? {} : { kind });
  expect(answer.status).toBe(201);
  return answer.body as Asset;
};
const list = async ({ client }: Creator) =>
  ((await client.get('/api/assets')).body as { items: Asset[] }).items;

/** Layer with an asset that covers the picture. */
const photo = (assetId: string, maskId: string | null = null) => ({
  kind: 'photo',
  id: 'photo',
  name: 'Me',
  locked: false,
  hidden: false,
  assetId,
  maskId,
  box: { x: 0, y: 0, width: 1920, height: 1080 },
  crop: null,
  rotation: 0,
  flip: false,
  radius: 0,
  blur: 0,
  outline: null,
  border: null,
  shadow: null,
  glow: null,
});

const addLayer = ({ client }: Creator, path: string, layer: object) =>
  client.post(`${path}/document/actions`, { actions: [{ name: 'add', args: { layer } }] });

/** Draws the document and returns the colors of its left and right edge, in the middle of the height. */
const edgesOf = async ({ client }: Creator, path: string): Promise<[number[], number[]]> => {
  const { bytes } = await client.post(`${path}/render`, { format: 'png', width: 64 });
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => [...data.subarray((18 * 64 + x) * 3, (18 * 64 + x) * 3 + 3)];
  return [at(2), at(61)];
};

/** A mask whose left half is white and whose right half is black. */
const leftHalf = async (): Promise<Buffer> =>
  sharp(await plainPicture('black'))
    .composite([{ input: await plainPicture('white', 32, 36), left: 0, top: 0 }])
    .png()
    .toBuffer();

test('an uploaded picture is stored without metadata, listed, and served to its owner at a width', async () => {
  const marked = await sharp(await plainPicture('red', 640, 360))
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .jpeg()
    .toBuffer();
  const asset = await added(ana, marked);
  expect(asset).toMatchObject({ kind: 'photo', url: `/api/assets/${asset.id}`, width: 640, height: 360 });
  expect(await list(ana)).toEqual([asset]);
  const whole = await ana.client.get(asset.url);
  expect(whole.bytes.toString('latin1')).not.toContain('where I live');
  expect(whole.headers.get('content-security-policy')).toContain("default-src 'none'");
  const small = await ana.client.get(`${asset.url}?w=100`, { accept: 'image/webp' });
  expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 160 });
});

test('a picture of another user is 404, as an unknown and a malformed id', async () => {
  const asset = await added(ana, await plainPicture());
  const bob = await app.creator();
  for (const id of [asset.id, randomUUID(), '..%2Fetc', "'1"]) {
    for (const method of ['GET', 'DELETE']) {
      const answer = await bob.client.send(method, `/api/assets/${id}`);
      expect([id, method, answer.status]).toEqual([id, method, 404]);
    }
  }
  expect(await list(bob)).toEqual([]);
  const { path } = await drawnThumbnail(app, bob);
  for (const layer of [photo(asset.id), photo(asset.id, asset.id)]) {
    const refused = await addLayer(bob, path, layer);
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { 'scene.layers.4.assetId': 'You have no such picture' } },
    });
  }
});

test('a document shows photos, cut out by a mask; a deleted picture is left out, and the document can be saved', async () => {
  const { path } = await drawnThumbnail(app, ana);
  const blank = await edgesOf(ana, path);
  const red = await added(ana, await plainPicture('#ff0000'));
  const mask = await added(ana, await leftHalf(), 'mask');
  expect((await addLayer(ana, path, photo(red.id, mask.id))).status).toBe(200);
  const [left, right] = await edgesOf(ana, path);
  expect(left[0]).toBeGreaterThan(230);
  expect(left[1]).toBeLessThan(25);
  expect(right).toEqual(blank[1]);
  expect((await ana.client.send('DELETE', `/api/assets/${red.id}`)).status).toBe(204);
  expect((await ana.client.get(red.url)).status).toBe(404);
  expect(await edgesOf(ana, path)).toEqual(blank);
  const { scene, version } = (await ana.client.get(`${path}/document`)).body as {
    scene: object;
    version: number;
  };
  const saved = await ana.client.send('PUT', `${path}/document`, {
    body: { scene },
    headers: { 'if-match': `"${version}"` },
  });
  expect(saved.status).toBe(200);
  // In another document, the deleted picture is unknown.
  const other = await drawnThumbnail(app, ana);
  expect((await addLayer(ana, other.path, photo(red.id))).status).toBe(400);
});

test('an upload is refused if it is no picture, of another kind, or in another field', async () => {
  const bob = await app.creator();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
  expect(await send(bob, svg)).toMatchObject({ status: 400, body: { code: 'unsupported_picture' } });
  const picture = await plainPicture();
  for (const options of [{ kind: 'video' }, { kind: '' }, { field: 'image' }]) {
    expect(await send(bob, picture, options)).toMatchObject({ status: 400, body: { code: 'invalid_asset' } });
  }
  expect(await bob.client.post('/api/assets', {})).toMatchObject({
    status: 415,
    body: { code: 'unsupported_media_type' },
  });
  expect(await list(bob)).toEqual([]);
});

test('the quotas of an account limit bytes and number of its pictures; two uploads cannot exceed them together', async () => {
  const bob = await app.creator();
  const noisy = await noisyPicture(150, 150);
  const answers = await Promise.all([send(bob, noisy), send(bob, noisy)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 413]);
  expect(answers.find(({ status }) => status === 413)?.body).toMatchObject({ code: 'asset_quota' });
  const folders = await readdir(join(app.api.storageDirectory, 'assets'), { recursive: true });
  const [asset] = await list(bob);
  expect(folders.filter((name) => name.startsWith(asset?.id ?? '?')).length).toBeGreaterThan(0);
  const eva = await app.creator();
  await app.owner.query(
    `INSERT INTO assets (id, user_id, kind, object_key, sha256, mime_type, width, height, bytes)
       SELECT gen_random_uuid(), $1, 'photo', 'x', sha256('x'), 'image/png', 1, 1, 1 FROM generate_series(1, 200)`,
    [eva.id],
  );
  expect(await send(eva, await plainPicture())).toMatchObject({ status: 413, body: { code: 'asset_quota' } });
});

test('documents and their versions count towards the quota, and a document can still be saved when it is used up', async () => {
  const bob = await app.creator();
  const { id, path, generationId } = await drawnThumbnail(app, bob);
  const keep = () => bob.client.post(`${path}/document/versions`, {});
  expect((await keep()).status).toBe(201);
  // Random text, because Postgres compresses documents.
  await app.owner.query(
    `INSERT INTO thumbnail_document_versions (thumbnail_id, number, base_generation_id, scene)
       SELECT $1, 2, $2, jsonb_build_object('text', string_agg(gen_random_uuid()::text, ''))
         FROM generate_series(1, 4000)`,
    [id, generationId],
  );
  expect(await keep()).toMatchObject({ status: 413, body: { code: 'upload_quota' } });
  expect(await send(bob, await plainPicture())).toMatchObject({ status: 413, body: { code: 'asset_quota' } });
  const { body } = await bob.client.get(`${path}/document`);
  const { version, scene } = body as { version: number; scene: object };
  const saved = await bob.client.send('PUT', `${path}/document`, {
    body: { scene },
    headers: { 'if-match': `"${version}"` },
  });
  expect(saved.status).toBe(200);
  // An edited document would be kept as a version before.
  expect(await bob.client.post(`${path}/versions/1/restore`, {})).toMatchObject({
    status: 413,
    body: { code: 'upload_quota' },
  });
  await app.owner.query('DELETE FROM thumbnail_document_versions WHERE thumbnail_id = $1 AND number = 2', [
    id,
  ]);
  expect((await keep()).status).toBe(201);
});

test('the deletion of an account erases documents and versions, and marks pictures for the purge', async () => {
  const bob = await app.creator();
  const { id, path } = await drawnThumbnail(app, bob);
  const asset = await added(bob, await plainPicture());
  expect((await addLayer(bob, path, photo(asset.id))).status).toBe(200);
  expect((await bob.client.post(`${path}/document/versions`, { name: 'Mine' })).status).toBe(201);
  await app.owner.query('SELECT delete_account($1)', [bob.id]);
  const rows = await app.count(
    `SELECT (SELECT count(*) FROM thumbnail_documents WHERE thumbnail_id = $1)
          + (SELECT count(*) FROM thumbnail_document_versions WHERE thumbnail_id = $1)`,
    [id],
  );
  const kept = await app.count('SELECT count(*) FROM assets WHERE user_id = $1 AND deleted_at IS NULL', [
    bob.id,
  ]);
  expect([rows, kept]).toEqual([0, 0]);
});
