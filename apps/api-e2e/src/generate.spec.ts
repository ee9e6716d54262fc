import { randomUUID } from 'node:crypto';
import {
  type Generation,
  type GenerateImageWaited,
  type Thumbnail,
  cancelledSentence,
  createdApiKeySchema,
  errorCatalogue,
  generateImageWaitedSchema,
  generationErrors,
  generationSchema,
  productConfig,
  scriptHeader,
  thumbnailPageSchema,
  thumbnailSchema,
} from '@portada/contracts';
import { poolOf } from '@portada/database';
import { createPromptScriptedModel } from '@portada/image-models';
import { auditOf, until } from '@portada/testing';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import {
  type Creator,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startTestApp,
} from './harness/test-app';

const generate = '/api/generate-image';
let app: TestApp;
let worker: InProcessWorker;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
});
afterAll(async () => {
  await worker.close();
  await app.close();
});
beforeEach(async () => {
  ana = await app.creator(5);
});
afterEach(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});

const read = async (id: string): Promise<Generation> =>
  generationSchema.strict().parse((await ana.client.get(`/api/generations/${id}`)).body);

const isIn = (id: string, status: Generation['status']) =>
  until(
    async () => {
      const generation = await read(id);
      return generation.status === status ? generation : null;
    },
    { what: `generation to be ${status}` },
  );

const credits = async () => (await ana.client.get('/api/me/credits')).body;

const thumbnail = async (): Promise<Thumbnail> =>
  thumbnailSchema.parse((await ana.client.get(`/api/thumbnails/${ana.thumbnailId}`)).body);

const waitFor = async (directive: string, headers = {}): Promise<GenerateImageWaited> => {
  const answer = await ana.client.post(generate, generateImageBody(ana.thumbnailId, directive), {
    ...idempotencyKeyHeader(),
    prefer: 'wait=10',
    ...headers,
  });
  expect(answer.status).toBe(200);
  return generateImageWaitedSchema.strict().parse(answer.body);
};

const start = async (directive: string, more = {}): Promise<string> => {
  const key = randomUUID();
  const answer = await ana.client.post(
    generate,
    generateImageBody(ana.thumbnailId, directive, more),
    idempotencyKeyHeader(key),
  );
  expect(answer.status).toBe(202);
  return key;
};

test('a generation reports progress and a preview, spends one credit, and stores its image', async () => {
  const id = await start('[slow 500]');
  const running = await until(
    async () => {
      const generation = await read(id);
      return generation.previewUrl && generation.percent ? generation : null;
    },
    { what: 'the percentage and the preview' },
  );
  expect(running).toMatchObject({ status: 'running', errorCode: null, imageUrl: null });
  expect(await credits()).toEqual({ available: 4, held: 1, debt: 0 });
  const preview = await ana.client.get(running.previewUrl ?? '');
  expect(preview.status).toBe(200);
  const done = await isIn(id, 'succeeded');
  expect(done).toMatchObject({ percent: 100, model: 'scripted', queuePosition: null, etaMs: null });
  expect(done.version).toBeGreaterThan(running.version);
  expect(await credits()).toEqual({ available: 4, held: 0, debt: 0 });
  const { status, generatedImageUrl, generatedImages } = await thumbnail();
  expect({ status, generatedImageUrl }).toEqual({ status: 'completed', generatedImageUrl: done.imageUrl });
  expect(generatedImages).toMatchObject([
    {
      url: done.imageUrl,
      generationId: id,
      aspectRatio: '16:9',
      prompt: generateImageBody('', '[slow 500]').prompt,
      // The scripted model does not measure legibility.
      legibility: null,
    },
  ]);
});

test('the newest image of a thumbnail is listed first and becomes current, and an older image can be selected', async () => {
  const first = await waitFor('[slow 1]');
  const second = await waitFor('[slow 1]');
  const { generatedImages, generatedImageUrl } = await thumbnail();
  expect(generatedImages.map(({ url }) => url)).toEqual([second.imageUrl, first.imageUrl]);
  expect(generatedImageUrl).toBe(second.imageUrl);
  const chosen = await ana.client.send('PATCH', `/api/thumbnails/${ana.thumbnailId}`, {
    body: { generatedImageUrl: first.imageUrl },
  });
  expect(chosen.body).toMatchObject({ generatedImageUrl: first.imageUrl });
});

test('ratio and resolution of a thumbnail are the values of its current image', async () => {
  const shown = async () => {
    const { items } = thumbnailPageSchema.parse((await ana.client.get('/api/thumbnails')).body);
    const { settings } = await thumbnail();
    expect(items[0]?.settings).toEqual(settings);
    return `${settings.aspectRatio} ${settings.resolution}`;
  };
  const ask = async (aspectRatio: string, directive: string) =>
    generateImageWaitedSchema.parse(
      (
        await ana.client.post(
          generate,
          { ...generateImageBody(ana.thumbnailId, directive), aspectRatio },
          { ...idempotencyKeyHeader(randomUUID()), prefer: 'wait=30' },
        )
      ).body,
    );
  const wide = await ask('16:9', '[slow 1]');
  const failed = await ask('1:1', '[fail safety]');
  expect([failed.success, await shown()]).toEqual([false, '16:9 1920x1080']);

  const cancelled = randomUUID();
  await ana.client.post(
    generate,
    { ...generateImageBody(ana.thumbnailId, '[slow 5000]'), aspectRatio: '1:1' },
    idempotencyKeyHeader(cancelled),
  );
  expect(await shown()).toBe('16:9 1920x1080');
  await ana.client.post(`/api/generations/${cancelled}/cancel`);
  await isIn(cancelled, 'cancelled');
  expect(await shown()).toBe('16:9 1920x1080');

  await ask('1:1', '[slow 1]');
  expect(await shown()).toBe('1:1 1080x1080');
  await ana.client.send('PATCH', `/api/thumbnails/${ana.thumbnailId}`, {
    body: { generatedImageUrl: wide.imageUrl },
  });
  expect(await shown()).toBe('16:9 1920x1080');
  const { rows } = await app.owner.query('SELECT settings FROM thumbnails WHERE id = $1', [ana.thumbnailId]);
  expect(rows).toMatchObject([{ settings: { aspectRatio: '16:9', resolution: '1920x1080' } }]);
});

test('with Prefer: wait, the response of a finished generation has the specified form', async () => {
  const made = await waitFor('[slow 100]');
  expect(made).toEqual({
    success: true,
    imageUrl: expect.stringMatching(/^\/api\/proxy-image\/[0-9a-f-]{36}\.png$/),
    error: null,
    generationId: expect.any(String),
    status: 'succeeded',
  });
  await app.owner.query('UPDATE users SET language = NULL WHERE id = $1', [ana.id]);
  const failed = await waitFor('[fail safety]', { 'accept-language': 'es' });
  expect(failed).toMatchObject({ success: false, imageUrl: null, error: generationErrors.safety.es });
  expect(await credits()).toEqual({ available: 4, held: 0, debt: 0 });
});

test('responds 202 after a wait that is too short, and a repeated idempotency key later returns the image', async () => {
  const key = randomUUID();
  const body = generateImageBody(ana.thumbnailId, '[slow 700]');
  const early = await ana.client.post(generate, body, { ...idempotencyKeyHeader(key), prefer: 'wait=0' });
  expect(early.status).toBe(202);
  const late = await ana.client.post(generate, body, {
    ...idempotencyKeyHeader(key),
    prefer: 'respond-async, wait=10',
  });
  expect(late.headers.get('preference-applied')).toBe('wait=10');
  expect(late.body).toMatchObject({ success: true, generationId: key });
  expect(await credits()).toEqual({ available: 4, held: 0, debt: 0 });
});

test.each(['queued', 'running'] as const)(
  'a generation that is %s can be cancelled and costs nothing',
  async (when) => {
    // Three of the generations hang. A user may have only three generations running at once, so the fourth waits.
    const ids = [await start('[hang]'), await start('[hang]'), await start('[hang]'), await start('[hang]')];
    const [first = '', , , last = ''] = ids;
    await isIn(first, 'running');
    const wanted = when === 'running' ? first : last;
    const answer = await ana.client.post(`/api/generations/${wanted}/cancel`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: wanted, status: 'cancelled', errorCode: null, imageUrl: null });
    const again = await ana.client.post(`/api/generations/${wanted}/cancel`);
    expect(again.body).toEqual(answer.body);
    expect(await credits()).toEqual({ available: 2, held: 3, debt: 0 });
    await Promise.all(ids.map((id) => ana.client.post(`/api/generations/${id}/cancel`)));
    expect(await credits()).toEqual({ available: 5, held: 0, debt: 0 });
    expect(await thumbnail()).toMatchObject({ status: 'draft', generatedImages: [] });
    // The success of a further generation shows that the worker is free again.
    expect((await waitFor('[slow 1]')).success).toBe(true);
  },
);

test('drawings that are cancelled are free as often as a day allows; then the image is finished and paid', async () => {
  for (let round = 0; round < productConfig.cancelsOfDay; round += 1) {
    const id = await start('[slow 4000]');
    await isIn(id, 'running');
    const answer = await ana.client.post(`/api/generations/${id}/cancel`);
    expect(answer.body).toMatchObject({ status: 'cancelled' });
    expect(await credits()).toEqual({ available: 5, held: 0, debt: 0 });
  }
  const last = await start('[slow 4000]');
  await until(async () => (await read(last)).previewUrl, { what: 'the preview' });
  const refused = await ana.client.post(`/api/generations/${last}/cancel`);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'cancels_used_up', error: errorCatalogue.cancels_used_up.en },
  ]);
  for (const [method, path, body] of [
    ['DELETE', `/api/thumbnails/${ana.thumbnailId}`, undefined],
    ['POST', '/api/thumbnails/delete', { ids: [ana.thumbnailId] }],
  ] as const) {
    const deletion = await ana.client.send(method, path, { body });
    expect([deletion.status, deletion.body]).toMatchObject([409, { code: 'cancels_used_up' }]);
  }
  const done = await isIn(last, 'succeeded');
  expect(done).toMatchObject({ spentCredits: 1 });
  expect(await credits()).toEqual({ available: 4, held: 0, debt: 0 });
  expect((await thumbnail()).generatedImageUrl).toBe(done.imageUrl);
});

test('a request that waits for a generation gets its response when the generation is cancelled', async () => {
  const key = randomUUID();
  const waiting = ana.client.post(generate, generateImageBody(ana.thumbnailId, '[hang]'), {
    ...idempotencyKeyHeader(key),
    prefer: 'wait=20',
  });
  const { version } = await isIn(key, 'running');
  const reading = ana.client.get(`/api/generations/${key}?newerThan=${version}`, { prefer: 'wait=20' });
  await ana.client.post(`/api/generations/${key}/cancel`);
  expect(generationSchema.parse((await reading).body).version).toBeGreaterThan(version);
  const { body } = await waiting;
  expect(body).toMatchObject({ success: false, status: 'cancelled', error: cancelledSentence.en });
});

test('five requests of an account wait with one query for all, a sixth gets 202 at once, and a closed connection ends its wait', async () => {
  const query = jest.spyOn(poolOf(app.api.database), 'query');
  /** Ids of the generations for which requests wait, by the last query. */
  const awaited = (): string[] => {
    const statements = query.mock.calls.map(([one]) => one as unknown as { text: string; values: unknown[] });
    return (statements.findLast(({ text }) => text.includes('WHERE id = ANY($1)'))?.values[0] ??
      []) as string[];
  };
  const waitFor = (...ids: string[]) =>
    until(() => JSON.stringify(awaited().sort()) === JSON.stringify(ids.sort()), {
      what: 'the awaited generations',
    });
  const [left = '', leftTool = '', kept = ''] = [await start('[hang]'), randomUUID(), await start('[hang]')];
  const statuses: number[] = [];
  const keep = async () => {
    const headers = { ...idempotencyKeyHeader(kept), prefer: 'wait=60' };
    statuses.push(
      (await ana.client.post(generate, generateImageBody(ana.thumbnailId, '[hang]'), headers)).status,
    );
  };
  const leaving = new AbortController();
  const leave = (path: string, headers: Record<string, string>, body: unknown) =>
    fetch(new URL(path, app.api.origin), {
      method: 'POST',
      signal: leaving.signal,
      headers: { [scriptHeader.name]: scriptHeader.value, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).catch(() => undefined);

  const answer = await ana.client.post('/api/api-keys', {
    name: 'An assistant',
    scopes: ['generate', 'read'],
  });
  const { key } = createdApiKeySchema.parse(answer.body);
  const leftAnswers = [
    leave(
      generate,
      { cookie: ana.cookie, ...idempotencyKeyHeader(left), prefer: 'wait=60' },
      generateImageBody(ana.thumbnailId, '[hang]'),
    ),
    leave(
      '/mcp',
      { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'create_thumbnail',
          arguments: { prompt: 'A red boat on a quiet lake [hang]', idempotencyKey: leftTool },
        },
      },
    ),
  ];
  await waitFor(left, leftTool);
  const keptAnswers = Array.from({ length: 5 }, keep);
  await until(() => statuses.length === 2, { what: 'the refused waits' });
  await waitFor(left, leftTool, kept);
  leaving.abort();
  await waitFor(kept);
  keptAnswers.push(...Array.from({ length: 3 }, keep));
  await until(() => statuses.length === 3, { what: 'the refused wait' });
  await Promise.all([left, leftTool, kept].map((id) => ana.client.post(`/api/generations/${id}/cancel`)));
  await Promise.all([...keptAnswers, ...leftAnswers]);
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 202, 202, 202]);
});

test('cancelling a generation that has succeeded changes nothing', async () => {
  const { generationId, imageUrl } = await waitFor('[slow 1]');
  const answer = await ana.client.post(`/api/generations/${generationId}/cancel`);
  expect(answer.body).toMatchObject({ status: 'succeeded', imageUrl });
  expect(await credits()).toEqual({ available: 4, held: 0, debt: 0 });
});

test('of a concurrent cancel and success only the first counts, and decides if the credit is spent', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, (_, nr) => start(`[slow ${nr * 40}]`)));
  await Promise.all(
    ids.map(async (id) => {
      await until(async () => (await read(id)).status !== 'queued', { what: 'the generation to run' });
      await ana.client.post(`/api/generations/${id}/cancel`);
    }),
  );
  const ended = await Promise.all(ids.map(read));
  const made = ended.filter(({ status }) => status === 'succeeded').length;
  expect(ended.filter(({ status }) => status === 'cancelled')).toHaveLength(5 - made);
  expect(await credits()).toEqual({ available: 5 - made, held: 0, debt: 0 });
  expect((await thumbnail()).generatedImages).toHaveLength(made);
});

test('each variant of a request is a separate image with its own seed', async () => {
  const key = await start('[slow 50]', { variants: 4, seed: 7, aspectRatio: '1:1' });
  const { body } = await ana.client.post(
    generate,
    generateImageBody(ana.thumbnailId, '[slow 50]', { variants: 4, seed: 7, aspectRatio: '1:1' }),
    idempotencyKeyHeader(key),
  );
  const { generationIds } = body as { generationIds: string[] };
  const made = await Promise.all(generationIds.map((id) => isIn(id, 'succeeded')));
  expect(new Set(made.map(({ imageUrl }) => imageUrl)).size).toBe(4);
  expect(made.map(({ seed }) => seed).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual([7, 8, 9, 10]);
  expect((await thumbnail()).generatedImages).toHaveLength(4);
  expect(await credits()).toEqual({ available: 1, held: 0, debt: 0 });
});

test('a thumbnail gets the ratio and resolution of its last generation', async () => {
  await isIn(await start('[slow 50]', { aspectRatio: '9:16' }), 'succeeded');
  expect((await thumbnail()).settings).toMatchObject({ aspectRatio: '9:16', resolution: '1080x1920' });
});
