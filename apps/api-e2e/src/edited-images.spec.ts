import type { Thumbnail, ThumbnailPage } from '@portada/contracts';
import { createFileStore } from '@portada/storage';
import { auditOf, until } from '@portada/testing';
import sharp from 'sharp';
import { addGeneration, drawnThumbnail } from './harness/documents';
import {
  type InProcessDrawingWorker,
  startInProcessDrawingWorker,
} from './harness/in-process-drawing-worker';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';
import { drawingTimeByAccount, usePoints } from './harness/use-points';

let app: TestApp;
let ana: Creator;
let worker: InProcessDrawingWorker;
const workers: InProcessDrawingWorker[] = [];
const startWorker = async () => {
  const storageDirectory = app.api.storageDirectory;
  const options = { databaseUrl: app.databaseUrl, redisUrl: app.redis.url, storageDirectory };
  const started = await startInProcessDrawingWorker(options);
  workers.push(started);
  return started;
};
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator(100);
  worker = await startWorker();
});
afterAll(async () => {
  await Promise.all(workers.map((started) => started.close()));
  await app.close();
});
beforeEach(() => app.owner.query('UPDATE thumbnail_documents SET draw_at = NULL'));

/** Uses CPU time of drawings, as another process of the account does. */
const spend = ({ id }: Pick<Creator, 'id'>, points: number) =>
  usePoints(app, drawingTimeByAccount, id, points);

/** Lets the pause after the last change end, and draws. @returns the number of claimed documents */
const drawNow = async (by = worker): Promise<number> => {
  await app.owner.query('UPDATE thumbnail_documents SET draw_at = now() WHERE draw_at IS NOT NULL');
  return by.drawDue();
};
const read = async (path: string) => (await ana.client.get(path)).body as Thumbnail;
/** Replaces the ground of the document by the color. */
const paint = async (path: string, color: string, who = ana) => {
  const ground = {
    kind: 'background',
    id: `ground-${color.slice(1)}`,
    name: '',
    locked: false,
    hidden: false,
    angle: 90,
    stops: [
      { at: 0, color },
      { at: 1, color },
    ],
  };
  const actions = [{ name: 'set-ground', args: { ground } }];
  const answer = await who.client.post(`${path}/document/actions`, { actions });
  expect(answer).toMatchObject({ status: 200 });
};
/** The color of the upper left corner of an image, with four bits for each channel. */
const cornerOf = async (address: string | null) => {
  const { bytes } = await ana.client.get(address ?? '');
  return [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)].map((value) => Math.round(value / 16));
};
const [red, blue, teal] = [
  [16, 0, 0],
  [0, 0, 16],
  [0, 8, 8],
];
const objectsOf = async (id: string) => {
  const keys: string[] = [];
  for await (const key of createFileStore({ directory: app.api.storageDirectory }).list(`finals/${id}/`))
    keys.push(key);
  return keys;
};
/**
 * Draws a document with each worker, and changes the thumbnail when all drawings are ready but not shown yet.
 * @param sql statement of the change; its parameter is the id of the thumbnail
 */
const changeWhileDrawn = async (id: string, by: readonly InProcessDrawingWorker[], sql = 'SELECT $1') => {
  const change = await app.owner.connect();
  await change.query('BEGIN');
  await change.query('SELECT 1 FROM thumbnails WHERE id = $1 FOR UPDATE', [id]);
  const waiting = `SELECT count(*) FROM pg_stat_activity
                    WHERE datname = current_database() AND application_name = 'portada-worker' AND wait_event_type = 'Lock'`;
  const drawings: Promise<number>[] = [];
  for (const one of by) {
    drawings.push(drawNow(one));
    await until(async () => (await app.count(waiting)) === drawings.length, { what: 'the drawings' });
  }
  await change.query(sql, [id]);
  await change.query('COMMIT');
  change.release();
  expect(await Promise.all(drawings)).toEqual(by.map(() => 1));
};
const isWaiting = async (id: string) =>
  (await app.count('SELECT count(draw_at) FROM thumbnail_documents WHERE thumbnail_id = $1', [id])) === 1;

test('an edited document is drawn some seconds after its last change, and every list shows the drawing', async () => {
  const { id, path, generationId } = await drawnThumbnail(app, ana);
  const transfers = () => app.count('SELECT count(*) FROM credit_transfers');
  const before = await transfers();
  const generated = await read(path);
  expect(generated.editedImage).toBeNull();
  await app.owner.query(
    `INSERT INTO webhook_endpoints (user_id, url, events, secret)
       SELECT $1, 'https://example.com', events, '\\x00'
         FROM (VALUES ('{thumbnail.updated}'::text[]), ('{generation.completed}')) AS e (events)`,
    [ana.id],
  );
  await paint(path, '#00ff00');
  await paint(path, '#ff0000');
  // The pause after the last change has not ended.
  expect(await worker.drawDue()).toBe(0);
  expect(await drawNow()).toBe(1);
  expect(await drawNow()).toBe(0);

  const edited = await read(path);
  expect(edited).toMatchObject({
    status: 'completed',
    generatedImages: generated.generatedImages,
    generationId,
    settings: { aspectRatio: '16:9', resolution: '1920x1080' },
    editedImage: {
      url: edited.generatedImageUrl,
      aspectRatio: '16:9',
      prompt: generated.generatedImages[0]?.prompt,
      legibility: { score: expect.any(Number) as number },
    },
  });
  expect(edited.editedImage).not.toHaveProperty('generationId');
  expect(Date.parse(edited.updatedAt)).toBeGreaterThan(Date.parse(generated.updatedAt));
  const url = edited.generatedImageUrl ?? '';
  expect(await cornerOf(url)).toEqual(red);
  const download = await ana.client.get(`${url}?download=youtube`);
  expect(await sharp(download.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
  const page = (await ana.client.get('/api/thumbnails')).body as ThumbnailPage;
  expect(page.items.find((one) => one.id === id)).toEqual(edited);
  // Programs that asked for it get the event, once.
  const { rows } = await app.owner.query('SELECT event, data FROM webhook_deliveries');
  expect(rows).toEqual([{ event: 'thumbnail.updated', data: { thumbnailId: id } }]);
  await app.owner.query('DELETE FROM webhook_endpoints');
  expect(await transfers()).toBe(before);
  expect(await auditOf(app.owner)).toEqual([]);
});

test('the generated image can be made current again, and stays that until the document changes', async () => {
  const { id, path } = await drawnThumbnail(app, ana);
  const { generatedImageUrl } = await read(path);
  const choose = (url: string | null | undefined) =>
    ana.client.send('PATCH', path, { body: { generatedImageUrl: url } });
  await paint(path, '#ff0000');
  await drawNow();
  const { editedImage } = await read(path);
  expect(await choose(generatedImageUrl)).toMatchObject({ status: 200, body: { generatedImageUrl } });
  expect(await drawNow()).toBe(0);
  expect(await choose(editedImage?.url)).toMatchObject({ body: { generatedImageUrl: editedImage?.url } });
  // A choice after the last change cancels the drawing of that change.
  await paint(path, '#0000ff');
  expect(await choose(generatedImageUrl)).toMatchObject({ status: 200 });
  expect(await drawNow()).toBe(0);
  expect(await read(path)).toMatchObject({ generatedImageUrl, editedImage });
  // The document is still the edited one, and its next change is drawn.
  await paint(path, '#ff0000');
  await drawNow();
  expect(await cornerOf((await read(path)).generatedImageUrl)).toEqual(red);
  // A replaced image is in no list, and cannot be chosen.
  expect(await choose(editedImage?.url)).toMatchObject({ status: 404 });
  expect(await isWaiting(id)).toBe(false);
});

test('a replaced drawing is purged with its objects after ten minutes, so that one of each thumbnail is kept', async () => {
  const { id, path } = await drawnThumbnail(app, ana);
  const drawn: (string | null)[] = [];
  for (const color of ['#ff0000', '#0000ff']) {
    await paint(path, color);
    await drawNow();
    drawn.push((await read(path)).generatedImageUrl);
  }
  expect(await worker.purgeReplaced()).toBe(0);
  // A page that was opened before still gets the former drawing.
  expect(await cornerOf(drawn[0] ?? '')).toEqual(red);
  expect(await objectsOf(id)).toHaveLength(2);
  await app.owner.query(`UPDATE images SET replaced_at = replaced_at - interval '11 minutes'`);
  expect(await worker.purgeReplaced()).toBeGreaterThan(0);
  expect(await objectsOf(id)).toHaveLength(1);
  expect((await ana.client.get(drawn[0] ?? '')).status).toBe(404);
  expect(await cornerOf(drawn[1] ?? '')).toEqual(blue);
});

test('a later generated image is current, and the drawing of the former document does not replace it', async () => {
  const { id, path } = await drawnThumbnail(app, ana);
  await paint(path, '#ff0000');
  await drawNow();
  await paint(path, '#0000ff');
  await addGeneration(app, ana, id);
  expect(await drawNow()).toBe(1);
  const { generatedImageUrl, generatedImages } = await read(path);
  expect(generatedImageUrl).toBe(generatedImages[0]?.url);
  expect(await cornerOf(generatedImageUrl)).toEqual(teal);
  expect(await isWaiting(id)).toBe(false);
  // The document starts again with the new image. The drawing of the former one is replaced.
  expect((await ana.client.get(`${path}/document`)).status).toBe(200);
  expect((await read(path)).editedImage).toBeNull();
  expect(await objectsOf(id)).toHaveLength(1);
});

test('a copy is shown as its document, at once and after each change', async () => {
  const { path } = await drawnThumbnail(app, ana);
  const copy = (await ana.client.post(`${path}/copies`, {})).body as Thumbnail;
  expect(copy.editedImage?.url).toBe(copy.generatedImageUrl);
  await paint(`/api/thumbnails/${copy.id}`, '#ff0000');
  await drawNow();
  const edited = await read(`/api/thumbnails/${copy.id}`);
  expect(edited.generatedImageUrl).not.toBe(copy.generatedImageUrl);
  expect(await cornerOf(edited.generatedImageUrl)).toEqual(red);
  expect((await read(path)).editedImage).toBeNull();
});

test('a drawing that ends after a further change is not shown, and the further change is drawn', async () => {
  const { id, path } = await drawnThumbnail(app, ana);
  await paint(path, '#ff0000');
  await changeWhileDrawn(
    id,
    [worker],
    `UPDATE thumbnail_documents SET version = version + 1, draw_at = now() + interval '1 minute' WHERE thumbnail_id = $1`,
  );
  expect(await cornerOf((await read(path)).generatedImageUrl)).toEqual(teal);
  expect(await objectsOf(id)).toEqual([]);
  expect(await isWaiting(id)).toBe(true);
  await drawNow();
  expect(await cornerOf((await read(path)).generatedImageUrl)).toEqual(red);
  expect(await objectsOf(id)).toHaveLength(1);
});

test('a document that two workers draw at the same time is shown once', async () => {
  const { id, path } = await drawnThumbnail(app, ana);
  const other = await startWorker();
  await paint(path, '#ff0000');
  // The claim of the first worker ends while it draws.
  await changeWhileDrawn(id, [worker, other]);
  expect(await cornerOf((await read(path)).generatedImageUrl)).toEqual(red);
  expect(await objectsOf(id)).toHaveLength(1);
  expect(
    await app.count(`SELECT count(*) FROM images WHERE thumbnail_id = $1 AND kind = 'edited'`, [id]),
  ).toBe(1);
});

test('a thumbnail that is deleted while it is drawn leaves no image behind', async () => {
  const { id, path } = await drawnThumbnail(app, ana);
  await paint(path, '#ff0000');
  await changeWhileDrawn(id, [worker], 'SELECT delete_thumbnail($1, user_id) FROM thumbnails WHERE id = $1');
  expect(await objectsOf(id)).toEqual([]);
  expect(
    await app.count(`SELECT count(*) FROM images WHERE thumbnail_id = $1 AND kind = 'edited'`, [id]),
  ).toBe(0);
  expect(await drawNow()).toBe(0);
});

test('a drawing reserves its limit of 6 s of CPU time, and then takes what it used from the 60 s of its account', async () => {
  const carol = await app.creator(100);
  const { path } = await drawnThumbnail(app, carol);
  const render = () => carol.client.post(`${path}/render`, { format: 'png', width: 64 });
  // Exactly the limit of a drawing is left.
  await spend(carol, 54_000);
  expect(await render()).toMatchObject({ status: 200 });
  const refused = await render();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // A list of actions needs less. The drawing did not use the whole limit.
  await paint(path, '#ff0000', carol);
  await paint(path, '#0000ff', carol);
});

test('drawings in workers, share links and copies use the CPU time of the account too, and other accounts are not delayed', async () => {
  const bob = await app.creator(100);
  const carol = await app.creator(100);
  const own = [await drawnThumbnail(app, carol), await drawnThumbnail(app, carol)];
  const others = await drawnThumbnail(app, bob);
  for (const { path } of own) await paint(path, '#ff0000', carol);
  await paint(others.path, '#ff0000', bob);
  // One document of each account, however many wait.
  expect(await drawNow()).toBe(2);
  expect(await isWaiting(others.id)).toBe(false);
  // Drawings in the background leave a third of the time.
  await spend(carol, 40_000);
  expect(await drawNow()).toBe(1);
  const waiting = await app.count(
    `SELECT count(*) FROM thumbnail_documents WHERE draw_at > now() + interval '5 minutes'`,
  );
  expect(waiting).toBe(1);
  const [{ id, path }] = own as [{ id: string; path: string }, ...unknown[]];
  expect((await carol.client.post(`${path}/render`, { format: 'png', width: 64 })).status).toBe(200);
  await spend(carol, 18_000);
  const answers = [
    await carol.client.post('/api/share-links', { thumbnailIds: [id] }),
    await carol.client.post(`${path}/copies`, {}),
    await carol.client.post(`${path}/render`, { format: 'png', width: 64 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
  await paint(others.path, '#0000ff', bob);
  expect((await bob.client.post(`${others.path}/render`, { format: 'png', width: 64 })).status).toBe(200);
});

test('a worker that stops gives the document back, which another one draws at once', async () => {
  const { id, path } = await drawnThumbnail(app, ana);
  const stopped = await startWorker();
  await paint(path, '#ff0000');
  const stopping = new AbortController();
  await app.owner.query('UPDATE thumbnail_documents SET draw_at = now() WHERE thumbnail_id = $1', [id]);
  const drawing = stopped.drawDue(stopping.signal);
  stopping.abort();
  await drawing;
  expect(await worker.drawDue()).toBe(1);
  expect(await cornerOf((await read(path)).generatedImageUrl)).toEqual(red);
});
