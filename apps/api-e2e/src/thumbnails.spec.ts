import { randomUUID } from 'node:crypto';
import {
  type PromptDraft,
  type Thumbnail,
  type ThumbnailPage,
  thumbnailPageSchema,
  thumbnailSchema,
} from '@portada/contracts';
import { defineRateLimits } from '@portada/rate-limit';
import { auditOf, reserveGeneration } from '@portada/testing';
import { drawnThumbnail } from './harness/documents';
import { usePoints } from './harness/use-points';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await app.creator();
  await app.owner.query('DELETE FROM thumbnails WHERE user_id = $1', [ana.id]);
});

const create = async (title: string): Promise<Thumbnail> =>
  thumbnailSchema.parse((await ana.client.post('/api/thumbnails', { title })).body);

const list = async (query = ''): Promise<ThumbnailPage> => {
  const answer = await ana.client.get(`/api/thumbnails${query}`);
  expect(answer.status).toBe(200);
  return thumbnailPageSchema.parse(answer.body);
};

/**
 * Inserts a thumbnail with any column values, which only the owner of the database may do.
 * @returns id of the thumbnail
 */
const insertRow = async (columns: Record<string, unknown>): Promise<string> => {
  const names = ['user_id', ...Object.keys(columns)];
  const { rows } = await app.owner.query<{ id: string }>(
    `INSERT INTO thumbnails (${names.join()}) VALUES (${names.map((_, i) => `$${i + 1}`).join()}) RETURNING id`,
    [ana.id, ...Object.values(columns)],
  );
  return rows[0]?.id ?? '';
};

test('a user has at most 2,000 thumbnails without an image, and creates and copies a limited number in ten minutes', async () => {
  const post = () => ana.client.post('/api/thumbnails', { title: 'Another one' });
  await app.owner.query(
    `INSERT INTO thumbnails (user_id, title) SELECT $1, 'Draft' FROM generate_series(1, 1999)`,
    [ana.id],
  );
  expect((await post()).status).toBe(201);
  expect(await post()).toMatchObject({ status: 409, body: { code: 'thumbnails_full' } });
  const { items } = await list();
  await app.owner.query('SELECT delete_thumbnail($1, $2)', [items[0]?.id, ana.id]);
  expect((await post()).status).toBe(201);

  const { createByAccount, versionByAccount } = defineRateLimits({
    createByAccount: { points: 1_000, seconds: 600 },
    versionByAccount: { points: 300, seconds: 600 },
  });
  await usePoints(app, createByAccount, ana.id, 997);
  await usePoints(app, versionByAccount, ana.id, 300);
  const refused = await post();
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const { id } = await drawnThumbnail(app, ana);
  const answers = ['document/versions', 'versions/1/restore', 'copies'].map((path) =>
    ana.client.post(`/api/thumbnails/${id}/${path}`, {}),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([429, 429, 429]);
});

test('a new thumbnail has the defaults of the specification, in the response and in the database', async () => {
  const answer = await ana.client.post('/api/thumbnails', { title: '  My first video  ' });
  expect(answer.status).toBe(201);
  const { id, createdAt, updatedAt, ...rest } = thumbnailSchema.parse(answer.body);
  expect(rest).toEqual({
    title: 'My first video',
    description: '',
    status: 'draft',
    userId: ana.id,
    settings: {
      aspectRatio: '16:9',
      language: 'en',
      resolution: '1920x1080',
      format: 'png',
      quality: 'high',
    },
    tags: [],
    content: null,
    prompt: null,
    promptDraft: null,
    generatedImageUrl: null,
    generationId: null,
    finalThumbnailUrl: null,
    finalAspectRatio: null,
    generatedImages: [],
    editedImage: null,
  });
  expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
  const { rows } = await app.owner.query(
    'SELECT description, status, settings FROM thumbnails WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([{ description: '', status: 'draft', settings: rest.settings }]);
});

test('absent values of a stored thumbnail get the defaults of reading, in which the language is Spanish', async () => {
  const bare = await insertRow({});
  const partial = await insertRow({ title: 'Half', settings: JSON.stringify({ quality: 'low' }) });
  const answer = await ana.client.get(`/api/thumbnails/${bare}`);
  expect(answer.body).toMatchObject({
    title: 'Sin título',
    description: '',
    status: 'draft',
    settings: {
      aspectRatio: '16:9',
      language: 'es',
      resolution: '1920x1080',
      format: 'png',
      quality: 'high',
    },
  });
  const { items } = await list();
  expect(items.find(({ id }) => id === partial)?.settings).toEqual({
    aspectRatio: '16:9',
    language: 'es',
    resolution: '1920x1080',
    format: 'png',
    quality: 'low',
  });
  expect((await list('?status=draft')).items).toHaveLength(2);
});

test('reading the thumbnail list sets drafts that have an image to completed, and stores this status', async () => {
  const [draft, untold, failed] = [
    await insertRow({ title: 'A draft', status: 'draft' }),
    await insertRow({ title: 'Untold' }),
    await insertRow({ title: 'Failed', status: 'failed' }),
  ];
  for (const id of [draft, untold, failed]) {
    await app.owner.query(
      `WITH i AS (INSERT INTO images (user_id, thumbnail_id, kind, object_key, sha256, mime_type, width, height, bytes)
                  VALUES ($1, $2, 'final', 'k', decode(repeat('00', 32), 'hex'), 'image/png', 1, 1, 1) RETURNING id)
       UPDATE thumbnails SET current_image_id = i.id FROM i WHERE thumbnails.id = $2`,
      [ana.id, id],
    );
  }
  const statuses = Object.fromEntries((await list()).items.map(({ id, status }) => [id, status]));
  expect(statuses).toEqual({ [draft]: 'completed', [untold]: 'completed', [failed]: 'failed' });
  const saved = `SELECT count(*) FROM thumbnails WHERE user_id = $1 AND status = 'completed'`;
  expect(await app.count(saved, [ana.id])).toBe(2);
});

/** Value of a thumbnail in each order of the list. */
const sortedBy = {
  created: ({ createdAt }: Thumbnail) => createdAt,
  updated: ({ updatedAt }: Thumbnail) => updatedAt,
  title: ({ title }: Thumbnail) => title.toLowerCase(),
};

test.each(['created', 'updated', 'title'] as const)(
  'pages of the thumbnail list by %s have no gaps or repetitions, even if thumbnails have equal values',
  async (sort) => {
    await app.owner.query(
      `INSERT INTO thumbnails (user_id, title, created_at, updated_at)
       SELECT $1, repeat('Ñ', 40) || (n / 4), timestamptz '2026-01-01' + (n / 5) * interval '1 second',
              timestamptz '2026-02-01' - (n / 3) * interval '1 microsecond' FROM generate_series(1, 23) n`,
      [ana.id],
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: ThumbnailPage = await list(`?limit=4&sort=${sort}${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    const all = (await list(`?limit=100&sort=${sort}`)).items;
    expect(seen).toEqual(all.map(({ id }) => id));
    expect(new Set(seen).size).toBe(23);
    const values = all.map(sortedBy[sort]);
    expect(values).toEqual(sort === 'title' ? [...values].sort() : [...values].sort().reverse());
  },
);

test('a changed thumbnail comes first in the order of changes', async () => {
  const first = await create('The first');
  await create('The second');
  await ana.client.send('PATCH', `/api/thumbnails/${first.id}`, { body: { description: 'changed' } });
  const { items } = await list('?sort=updated');
  expect(items.map(({ title }) => title)).toEqual(['The first', 'The second']);
});

test('a thumbnail list shows one aspect ratio if asked', async () => {
  const tall = await create('A tall one');
  await create('A wide one');
  await ana.client.send('PATCH', `/api/thumbnails/${tall.id}`, {
    body: { settings: { aspectRatio: '9:16' } },
  });
  const titles = async (ratio: string) =>
    (await list(`?aspectRatio=${ratio}`)).items.map(({ title }) => title);
  expect(await titles('9:16')).toEqual(['A tall one']);
  expect(await titles('16:9')).toEqual(['A wide one']);
  expect((await ana.client.get('/api/thumbnails?aspectRatio=2:1')).status).toBe(400);
});

test.each([
  ['created', 'abc'],
  ['updated', 'abc'],
  ['title', Buffer.from('["a","b"]').toString('base64url')],
  ['updated', Buffer.from(JSON.stringify(['now()', randomUUID()])).toString('base64url')],
  ['title', Buffer.from(JSON.stringify(['a\0b', randomUUID()])).toString('base64url')],
])('a malformed cursor of the order %s gives an empty page: %s', async (sort, cursor) => {
  await create('A thumbnail');
  expect(await list(`?sort=${sort}&cursor=${cursor}`)).toEqual({ items: [], nextCursor: null });
});

test('a thumbnail search finds titles and descriptions, and treats no character as a wildcard', async () => {
  await create('Tomatoes 100% red');
  await create('Tomatoes 100 red');
  const described = await create('Another');
  await ana.client.send('PATCH', `/api/thumbnails/${described.id}`, {
    body: { description: 'Red tomatoes' },
  });
  const titles = async (q: string) =>
    (await list(`?q=${encodeURIComponent(q)}`)).items.map(({ title }) => title).sort();
  expect(await titles('TOMATOES')).toEqual(['Another', 'Tomatoes 100 red', 'Tomatoes 100% red']);
  expect(await titles('100%')).toEqual(['Tomatoes 100% red']);
  expect(await titles('T_matoes')).toEqual([]);
  expect(await titles('\\')).toEqual([]);
  const attacks = [
    `' OR '1'='1`,
    `'; DROP TABLE thumbnails; --`,
    `%' UNION SELECT * FROM users --`,
    `\\' OR 1=1 --`,
  ];
  for (const attack of attacks) expect(await titles(attack)).toEqual([]);
  for (const cursor of [...attacks, 'nonsense', randomUUID()]) {
    expect((await list(`?cursor=${encodeURIComponent(cursor)}`)).items).toEqual([]);
  }
  const wrongStatus = await ana.client.get(
    `/api/thumbnails?status=${encodeURIComponent(`draft' OR 1=1 --`)}`,
  );
  expect(wrongStatus.status).toBe(400);
  expect((await list('?status=completed')).items).toEqual([]);
  expect((await list('?status=draft')).items).toHaveLength(3);
});

test('a patch of a thumbnail changes only the fields that it contains, and refuses unknown fields', async () => {
  const before = await create('Before');
  const patch = (body: unknown) => ana.client.send('PATCH', `/api/thumbnails/${before.id}`, { body });
  const renamed = await patch({ title: 'After' });
  expect(renamed.status).toBe(200);
  expect(renamed.body).toEqual({ ...before, title: 'After', updatedAt: expect.any(String) });
  const set = await patch({ settings: { aspectRatio: '1:1' } });
  expect(set.body).toMatchObject({ title: 'After', settings: { ...before.settings, aspectRatio: '1:1' } });
  expect((await patch({})).status).toBe(200);
  for (const smuggled of [
    { userId: randomUUID() },
    { status: 'completed' },
    { id: randomUUID() },
    { generatedImages: [] },
    { settings: { colour: 'red' } },
    { deletedAt: null },
  ]) {
    expect((await patch(smuggled)).status).toBe(400);
  }
  expect((await patch({ generatedImageUrl: `/api/proxy-image/${randomUUID()}.png` })).status).toBe(404);
});

test('stores a prompt draft as it was typed, returns it to its owner only, and clears it', async () => {
  const before = await create('Before');
  const patch = (body: unknown) => ana.client.send('PATCH', `/api/thumbnails/${before.id}`, { body });
  const promptDraft: PromptDraft = {
    prompt: 'Tiny ',
    style: 'comic',
    mood: '',
    colorPalette: 'Warm',
    aspectRatio: '1:1',
    headline: ' Wow',
    elementsToInclude: 'arrow, ',
    elementsToAvoid: '',
    variants: 3,
    seed: '12',
  };
  const kept = await patch({ promptDraft });
  // A saved prompt draft does not change the date of its thumbnail.
  expect([kept.status, kept.body]).toEqual([200, { ...before, promptDraft }]);
  expect((await patch({ title: 'After' })).body).toMatchObject({ title: 'After', promptDraft });
  expect((await list()).items).toMatchObject([{ promptDraft }]);
  for (const wrong of [
    { ...promptDraft, prompt: 'x'.repeat(2001) },
    { ...promptDraft, elementsToAvoid: 'x'.repeat(641) },
    { ...promptDraft, variants: 5 },
    { ...promptDraft, aspectRatio: '2:1' },
    { ...promptDraft, note: 'more' },
    { prompt: 'alone' },
    'text',
  ]) {
    expect((await patch({ promptDraft: wrong })).status).toBe(400);
  }
  const stranger = await app.creator();
  const foreign = await stranger.client.send('PATCH', `/api/thumbnails/${before.id}`, {
    body: { promptDraft: null },
  });
  expect(foreign.status).toBe(404);
  expect((await patch({ promptDraft: null })).body).toMatchObject({ promptDraft: null });
});

test('returns null for a stored prompt draft of an unknown format', async () => {
  const id = await insertRow({
    title: 'Old',
    prompt_draft: JSON.stringify({ prompt: 'of another version' }),
  });
  expect((await ana.client.get(`/api/thumbnails/${id}`)).body).toMatchObject({ promptDraft: null });
});

test('a deleted thumbnail is at once missing from the list, and its address answers 404', async () => {
  const { id } = await create('Short life');
  expect((await ana.client.send('DELETE', `/api/thumbnails/${id}`)).status).toBe(204);
  expect((await list()).items).toEqual([]);
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await ana.client.send(method, `/api/thumbnails/${id}`)).status).toBe(404);
  }
  const patch = await ana.client.send('PATCH', `/api/thumbnails/${id}`, { body: { title: 'Back again' } });
  expect(patch.status).toBe(404);
});

describe('tags', () => {
  const titled = async (query: string) => (await list(query)).items.map(({ title }) => title).sort();
  const tag = (body: object) => ana.client.post('/api/thumbnails/tags', body);

  test('stores tags in lower case and once, lists them with their numbers, and filters by them', async () => {
    const [boat, lake] = [await create('Boat'), await create('Lake')];
    const patch = await ana.client.send('PATCH', `/api/thumbnails/${boat.id}`, {
      body: { tags: ['  Series One ', 'boats', 'BOATS'] },
    });
    expect(thumbnailSchema.parse(patch.body).tags).toEqual(['series one', 'boats']);
    expect(await tag({ ids: [boat.id, lake.id], add: ['Água'], remove: ['boats'] })).toMatchObject({
      status: 200,
      body: { ids: expect.arrayContaining([boat.id, lake.id]) },
    });
    expect((await ana.client.get('/api/thumbnails/tags')).body).toEqual({
      items: [
        { tag: 'água', thumbnails: 2 },
        { tag: 'series one', thumbnails: 1 },
      ],
    });
    expect(await titled('?tag=%C3%81gua')).toEqual(['Boat', 'Lake']);
    expect(await titled('?tag=series%20one')).toEqual(['Boat']);
    expect(await titled('?tag=boats')).toEqual([]);
  });

  test('keeps the first ten tags of a thumbnail', async () => {
    const { id } = await create('Boat');
    const tens = (start: number) => Array.from({ length: 9 }, (_, at) => `tag ${start + at}`);
    await tag({ ids: [id], add: tens(10) });
    await tag({ ids: [id], add: tens(20) });
    expect((await list()).items[0]?.tags).toEqual([...tens(10), 'tag 20']);
  });

  test('refuses tags out of bounds', async () => {
    const { id } = await create('Boat');
    for (const tags of [[''], ['a,b'], ['a  b'], ['a\tb'], ['x'.repeat(31)], Array.from('abcdefghijk')])
      expect(await ana.client.send('PATCH', `/api/thumbnails/${id}`, { body: { tags } })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
    expect((await tag({ ids: Array.from({ length: 101 }, randomUUID), add: ['a'] })).status).toBe(400);
  });

  test('changes no thumbnail of another user', async () => {
    const other = await app.creator();
    const [mine, theirs] = [await create('Boat'), other.thumbnailId];
    expect((await tag({ ids: [mine.id, theirs], add: ['mine'] })).body).toEqual({ ids: [mine.id] });
    expect(await ana.client.post('/api/thumbnails/delete', { ids: [mine.id, theirs] })).toMatchObject({
      status: 200,
      body: { ids: [mine.id] },
    });
    const { rows } = await app.owner.query(`SELECT tags, deleted_at FROM thumbnails WHERE id = $1`, [theirs]);
    expect(rows).toEqual([{ tags: [], deleted_at: null }]);
    expect((await list()).items).toEqual([]);
  });
});

test('a deletion of several thumbnails cancels their generations and returns the credits', async () => {
  const { id } = await create('Boat');
  const before = await auditOf(app.owner);
  const generation = await reserveGeneration(app.owner, { userId: ana.id, thumbnailId: id });
  await ana.client.post('/api/thumbnails/delete', { ids: [id, ana.thumbnailId] });
  const { rows } = await app.owner.query('SELECT status FROM generations WHERE id = $1', [generation]);
  expect(rows).toEqual([{ status: 'cancelled' }]);
  expect(await auditOf(app.owner)).toEqual(before);
});
