import type { Thumbnail } from '@portada/contracts';
import { auditOf } from '@portada/testing';
import sharp from 'sharp';
import { addGeneration, drawnThumbnail, storedScene } from './harness/documents';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

type Present = {
  version: number;
  scene: { layers: ({ id: string; kind: string } & Record<string, unknown>)[] };
};

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator(100);
});
afterAll(() => app.close());

const copyOf = async (path: string, body: object = {}) => {
  const answer = await ana.client.post(`${path}/copies`, body);
  expect(answer).toMatchObject({ status: 201 });
  const thumbnail = answer.body as Thumbnail;
  return { thumbnail, path: `/api/thumbnails/${thumbnail.id}` };
};
const documentOf = async (path: string) => (await ana.client.get(`${path}/document`)).body as Present;
const cornerOf = async (bytes: Buffer) =>
  [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)].map((value) => Math.round(value / 16));
const transfersOf = async () =>
  (await app.owner.query('SELECT 1 FROM credit_transfers WHERE user_id = $1', [ana.id])).rowCount;

describe('a copy of a thumbnail', () => {
  test('has the document with the changes, a drawing of it as its image, and costs no credit', async () => {
    const source = await drawnThumbnail(app, ana);
    const transfers = await transfersOf();
    const { thumbnail, path } = await copyOf(source.path, {
      title: 'Another headline',
      actions: [{ name: 'set-text', args: { id: 'text-3', text: 'COLD' } }],
    });
    expect(thumbnail).toMatchObject({
      title: 'Another headline',
      status: 'completed',
      generatedImages: [],
      finalThumbnailUrl: null,
      settings: { aspectRatio: '16:9', resolution: '1280x720' },
    });
    const copy = await documentOf(path);
    expect(JSON.stringify(copy.scene.layers.find(({ id }) => id === 'text-3'))).toContain('COLD');
    expect(copy.version).toBe(1);
    expect(JSON.stringify(await documentOf(source.path))).toContain('HOT DAY');
    const shown = await ana.client.get(thumbnail.generatedImageUrl ?? '');
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 1280, height: 720, format: 'png' });
    expect(await transfersOf()).toBe(transfers);
    expect(await auditOf(app.owner)).toEqual([]);
  });

  test('of a copy works, and a copy can be edited, kept and drawn like every document', async () => {
    const first = await copyOf((await drawnThumbnail(app, ana)).path);
    const { path } = await copyOf(first.path);
    const { scene } = await documentOf(path);
    const saved = await ana.client.send('PUT', `${path}/document`, {
      body: { scene: { ...scene, layers: scene.layers.slice(0, 3) } },
      headers: { 'if-match': '"1"' },
    });
    expect(saved).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await ana.client.post(`${path}/document/versions`, {})).status).toBe(201);
    expect((await ana.client.post(`${path}/document/versions/1/restore`, {})).status).toBe(200);
    expect((await ana.client.post(`${path}/render`, { format: 'jpeg', width: 64 })).status).toBe(200);
  });

  test('starts a new document when it gets a generated image, and keeps the former one as a version', async () => {
    const { thumbnail, path } = await copyOf((await drawnThumbnail(app, ana)).path);
    await addGeneration(app, ana, thumbnail.id);
    expect(await documentOf(path)).toMatchObject({ version: 2 });
    expect((await ana.client.get(`${path}/versions`)).body).toMatchObject({ items: [{ n: 1 }] });
    expect(await auditOf(app.owner)).toEqual([]);
  });

  test('still shows the plate of its source after the source was purged', async () => {
    const scene = { ...storedScene, layers: storedScene.layers.filter(({ kind }) => kind === 'text') };
    const source = await drawnThumbnail(app, ana, scene, 'red');
    const { path } = await copyOf(source.path);
    await app.owner.query('DELETE FROM thumbnail_documents WHERE thumbnail_id = $1', [source.id]);
    await app.owner.query('UPDATE thumbnails SET current_image_id = NULL WHERE id = $1', [source.id]);
    await app.owner.query('DELETE FROM images WHERE thumbnail_id = $1', [source.id]);
    const drawn = await ana.client.post(`${path}/render`, { format: 'png', width: 64 });
    expect(await cornerOf(drawn.bytes)).toEqual([16, 0, 0]);
  });

  test('keeps its image when an image is uploaded as its final image', async () => {
    const { thumbnail, path } = await copyOf((await drawnThumbnail(app, ana)).path);
    const create = { width: 8, height: 8, channels: 3 as const, background: 'red' };
    for (const _ of [1, 2]) {
      const form = new FormData();
      form.append('thumbnailId', thumbnail.id);
      form.append('image', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'x.png');
      expect((await ana.client.post('/api/upload-final-image', form)).status).toBe(200);
    }
    const now = (await ana.client.get(path)).body as Thumbnail;
    expect(now.generatedImageUrl).toBe(thumbnail.generatedImageUrl);
    expect(now.finalThumbnailUrl).not.toBeNull();
  });

  test('is refused without a picture, with wrong actions, unknown fields and a title that is too short', async () => {
    const empty = await ana.client.post(`/api/thumbnails/${ana.thumbnailId}/copies`, {});
    expect(empty).toMatchObject({ status: 409, body: { code: 'thumbnail_without_picture' } });
    const { path } = await drawnThumbnail(app, ana);
    const count = async () =>
      (await app.owner.query('SELECT 1 FROM thumbnails WHERE user_id = $1', [ana.id])).rowCount;
    const before = await count();
    const bodies = [
      { title: '' },
      { title: 'A title', owner: ana.id },
      { actions: [] },
      { actions: [{ name: 'set-text', args: { id: 'nothing', text: 'COLD' } }] },
    ];
    for (const body of bodies) {
      const answer = await ana.client.post(`${path}/copies`, body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    }
    expect(await count()).toBe(before);
  });
});
