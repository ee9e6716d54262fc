import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { type ApiKeyScope, apiKeyScopes, createdApiKeySchema, draftIdOf } from '@portada/contracts';
import { createStudio } from '@portada/studio/engine';
import { ApiClient, auditOf } from '@portada/testing';
import sharp from 'sharp';
import { z } from 'zod';
import { drawingTimeByAccount, usePoints } from './harness/use-points';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import { type Creator, type TestApp, publicUrl, startTestApp } from './harness/test-app';

let app: TestApp;
let worker: InProcessWorker;
let ana: Creator;
const clients: Client[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const studio = createStudio({ directory: join(__dirname, '../../../dist/studio'), threads: 1 });
  worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: studio,
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
  for (const client of clients.splice(0)) await client.close();
  expect(await auditOf(app.owner)).toEqual([]);
});

const createKey = async (scopes: readonly ApiKeyScope[] = apiKeyScopes, who = ana): Promise<string> => {
  const answer = await who.client.post('/api/api-keys', { name: 'An assistant', scopes });
  return createdApiKeySchema.parse(answer.body).key;
};

const connect = async (key: string): Promise<Client> => {
  const client = new Client({ name: 'a test', version: '1' });
  clients.push(client);
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', app.api.origin), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return client;
};

const resultSchema = z.object({
  isError: z.boolean().optional(),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  content: z.array(
    z.union([
      z.object({ type: z.literal('text'), text: z.string() }),
      z.object({ type: z.literal('image'), data: z.string(), mimeType: z.string() }),
    ]),
  ),
});

/** Calls a tool. @returns its values, and the sizes of its pictures in pixels */
const call = async (client: Client, name: string, args: Record<string, unknown> = {}) => {
  const result = resultSchema.parse(await client.callTool({ name, arguments: args }));
  const pictures = result.content.flatMap((one) => (one.type === 'image' ? [one] : []));
  const sizes = await Promise.all(
    pictures.map(async ({ data }) => {
      const { width, height, format } = await sharp(Buffer.from(data, 'base64')).metadata();
      return { width, height, format };
    }),
  );
  const text = result.content.flatMap((one) => (one.type === 'text' ? [one.text] : []))[0] ?? '';
  return { isError: result.isError ?? false, values: result.structuredContent ?? {}, sizes, text };
};

const layersSchema = z.array(z.object({ id: z.string(), kind: z.string(), text: z.string().optional() }));
const prompt = 'How I paid off my student loans in one year';

test('an assistant creates, looks at, edits, renders, restores and compares thumbnails for the price of the images', async () => {
  const key = await createKey();
  const client = await connect(key);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'cancel_generation',
    'compare_thumbnails',
    'create_thumbnail',
    'edit_layers',
    'get_account',
    'get_options',
    'get_thumbnail',
    'list_thumbnails',
    'list_versions',
    'propose_drafts',
    'render_thumbnail',
    'restore_version',
    'understand',
  ]);
  const options = await call(client, 'get_options');
  expect(Object.keys(options.values['actions'] as object)).toContain('set-text');
  expect((await call(client, 'understand', { prompt })).values).toHaveProperty('headline');

  const made = await call(client, 'create_thumbnail', { prompt, idempotencyKey: randomUUID() });
  expect(made.values).toMatchObject({ generationStatus: 'succeeded', spentCredits: 1, status: 'completed' });
  expect(made.sizes).toEqual([{ width: 640, height: 360, format: 'webp' }]);
  const { thumbnailId } = made.values;
  const { origin, pathname } = new URL(String(made.values['imageUrl']));
  expect(origin).toBe(new URL(publicUrl).origin);
  const asked = await new ApiClient(app.api.origin).get(pathname, { authorization: `Bearer ${key}` });
  expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'image/png']);
  const text = layersSchema.parse(made.values['layers']).find(({ kind }) => kind === 'text');

  const edited = await call(client, 'edit_layers', {
    thumbnailId,
    version: made.values['version'],
    actions: [{ name: 'set-text', args: { id: text?.id, text: 'DEBT FREE' } }],
  });
  expect(layersSchema.parse(edited.values['layers'])).toContainEqual(
    expect.objectContaining({ id: text?.id, text: 'DEBT FREE' }),
  );
  expect(edited.sizes).toHaveLength(1);
  const stale = await call(client, 'edit_layers', {
    thumbnailId,
    version: made.values['version'],
    actions: [{ name: 'set-text', args: { id: text?.id, text: 'TOO LATE' } }],
  });
  expect([stale.isError, stale.text]).toEqual([true, expect.stringContaining('document_conflict')]);

  const file = await call(client, 'render_thumbnail', { thumbnailId, format: 'jpeg', width: 1280 });
  expect(file.sizes).toEqual([{ width: 1280, height: 720, format: 'jpeg' }]);
  expect(file.values['bytes']).toBeLessThanOrEqual(1_500_000);

  const newer = await call(client, 'create_thumbnail', { prompt, thumbnailId, seed: 5 });
  expect(newer.values).toMatchObject({ generationStatus: 'succeeded', spentCredits: 1 });
  const { values: kept } = await call(client, 'list_versions', { thumbnailId });
  expect(kept['items']).toEqual([expect.objectContaining({ n: 1 })]);
  const restored = await call(client, 'restore_version', { thumbnailId, n: 1 });
  expect(restored.values['layers']).toEqual(edited.values['layers']);

  const second = await call(client, 'create_thumbnail', {
    prompt: 'Three mistakes that ruin sourdough bread',
  });
  const compared = await call(client, 'compare_thumbnails', {
    thumbnailIds: [thumbnailId, second.values['thumbnailId']],
  });
  expect(compared.sizes.map(({ width }) => width)).toEqual([168, 168]);
  const listed = await call(client, 'list_thumbnails');
  expect(listed.values['items']).toHaveLength(3);
  expect((await call(client, 'get_account')).values).toMatchObject({ available: 2, held: 0 });
});

test('an assistant with a key that reads proposes drafts with pictures for nothing, and one that generates draws the chosen one', async () => {
  const reading = await connect(await createKey(['read']));
  const proposed = await call(reading, 'propose_drafts', { prompt, count: 3 });
  const { drafts } = z
    .object({ drafts: z.array(z.object({ draft: z.string(), format: z.string(), hook: z.string() })) })
    .parse(proposed.values);
  expect(drafts.length).toBeGreaterThan(0);
  expect(proposed.sizes).toEqual(drafts.map(() => ({ width: 640, height: 360, format: 'webp' })));
  expect((await call(reading, 'get_account')).values).toMatchObject({ available: 5, held: 0 });

  const client = await connect(await createKey());
  const [chosen] = drafts;
  const made = await call(client, 'create_thumbnail', { prompt, draft: chosen?.draft });
  expect(made.values).toMatchObject({ generationStatus: 'succeeded', spentCredits: 1 });
  const refused = await call(client, 'create_thumbnail', { prompt, draft: 'nonsense' });
  expect(refused.isError).toBe(true);
  const hateful = draftIdOf({ format: 'words', hook: 'KILL ALL JEWS', seed: 1 });
  const { isError, text } = await call(client, 'create_thumbnail', { prompt, draft: hateful });
  expect([isError, text]).toEqual([true, expect.stringContaining('prompt_refused')]);
  expect((await call(client, 'get_account')).values).toMatchObject({ available: 4, held: 0 });
});

test('the same idempotency key draws one image and costs one credit', async () => {
  const client = await connect(await createKey());
  const args = { prompt, idempotencyKey: randomUUID() };
  const [first, again] = [
    await call(client, 'create_thumbnail', args),
    await call(client, 'create_thumbnail', args),
  ];
  expect(again.values['generationId']).toBe(first.values['generationId']);
  expect((await call(client, 'get_account')).values).toMatchObject({ available: 4 });
});

test('a refused picture hides neither the paid image nor a saved change', async () => {
  const client = await connect(await createKey());
  // Less than the limit of a drawing is left.
  await usePoints(app, drawingTimeByAccount, ana.id, 55_000);

  const made = await call(client, 'create_thumbnail', { prompt });
  expect(made).toMatchObject({
    isError: false,
    sizes: [],
    values: {
      generationStatus: 'succeeded',
      spentCredits: 1,
      generationId: expect.any(String) as string,
      idempotencyKey: expect.any(String) as string,
      pictureRefused: expect.stringContaining('too_many_requests') as string,
    },
  });
  const { thumbnailId } = made.values;
  const { body } = await ana.client.get(`/api/thumbnails/${String(thumbnailId)}/document`);
  const text = (body as { scene: { layers: { id: string; kind: string }[] } }).scene.layers.find(
    ({ kind }) => kind === 'text',
  );
  const actions = [{ name: 'set-text', args: { id: text?.id, text: 'DEBT FREE' } }];
  const edited = await call(client, 'edit_layers', { thumbnailId, actions });
  expect(edited).toMatchObject({ isError: false, values: { version: 2 }, sizes: [] });
  expect(edited.values['pictureRefused']).toContain('too_many_requests');
});

test('an assistant watches the progress of an image', async () => {
  const client = await connect(await createKey());
  const seen: { progress: number; total?: number | undefined }[] = [];
  const result = await client.callTool({ name: 'create_thumbnail', arguments: { prompt } }, undefined, {
    onprogress: (one) => void seen.push(one),
  });
  expect(result).toMatchObject({ structuredContent: { generationStatus: 'succeeded', spentCredits: 1 } });
  expect(seen.at(-1)).toMatchObject({ progress: 100, total: 100 });
  const parts = seen.map(({ progress }) => progress);
  expect(parts).toEqual([...new Set(parts)].sort((a, b) => a - b));
});

test('an assistant that leaves while it watches gets its image, paid once', async () => {
  const client = await connect(await createKey());
  const args = { prompt, idempotencyKey: randomUUID() };
  const leaving = new AbortController();
  await expect(
    client.callTool({ name: 'create_thumbnail', arguments: args }, undefined, {
      signal: leaving.signal,
      onprogress: () => leaving.abort(),
    }),
  ).rejects.toThrow();
  const again = await call(client, 'create_thumbnail', args);
  expect(again.values).toMatchObject({ generationStatus: 'succeeded', spentCredits: 1 });
  expect((await call(client, 'get_account')).values).toMatchObject({ available: 4, held: 0 });
});

test('a tool needs the scope of its routes, and names the refusal', async () => {
  const client = await connect(await createKey(['read']));
  expect((await call(client, 'get_account')).isError).toBe(false);
  const made = await call(client, 'create_thumbnail', { prompt });
  expect([made.isError, made.text]).toEqual([true, expect.stringContaining('api_key_scope')]);
  const edited = await call(client, 'edit_layers', {
    thumbnailId: ana.thumbnailId,
    actions: [{ name: 'flip', args: { id: 'x' } }],
  });
  expect([edited.isError, edited.text]).toEqual([true, expect.stringContaining('api_key_scope')]);
});

test('an assistant sees nothing of another user', async () => {
  const client = await connect(await createKey());
  const other = await app.creator(1);
  for (const [tool, more] of [
    ['get_thumbnail', {}],
    ['render_thumbnail', { format: 'png' }],
    ['edit_layers', { actions: [{ name: 'flip', args: { id: 'x' } }] }],
    ['restore_version', { n: 1 }],
  ] as const) {
    const answer = await call(client, tool, { thumbnailId: other.thumbnailId, ...more });
    expect([tool, answer.isError, answer.text]).toEqual([
      tool,
      true,
      expect.stringMatching(/thumbnail_not_(found|editable)/),
    ]);
  }
});

test.each([
  ['an id that is no id', 'get_thumbnail', { thumbnailId: '../me' }],
  ['a short prompt', 'create_thumbnail', { prompt: 'short' }],
  [
    '101 actions',
    'edit_layers',
    { thumbnailId: randomUUID(), actions: Array(101).fill({ name: 'flip', args: {} }) },
  ],
  ['one thumbnail to compare', 'compare_thumbnails', { thumbnailIds: [randomUUID()] }],
  ['an unknown tool', 'no_such_tool', {}],
])('%s is answered with an error, and costs nothing', async (_what, name, args) => {
  const client = await connect(await createKey());
  const answer = await call(client, name, args).catch(() => ({ isError: true }));
  expect(answer.isError).toBe(true);
  expect((await call(client, 'get_account')).values).toMatchObject({ available: 5, held: 0 });
});

test('one call requests one image, also with a field of the api that the tool does not have', async () => {
  const client = await connect(await createKey());
  await call(client, 'create_thumbnail', { prompt, variants: 4 });
  expect((await call(client, 'get_account')).values).toMatchObject({ available: 4, held: 0 });
});

describe('the route', () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a test', version: '1' } },
  };
  const headersOf = (key: string) => ({
    authorization: `Bearer ${key}`,
    accept: 'application/json, text/event-stream',
  });
  const send = (headers: Record<string, string>, body: unknown = initialize) =>
    new ApiClient(app.api.origin, ana.cookie).post('/mcp', body, headers);

  test('answers a request with a key, and refuses one with the cookie of a session alone', async () => {
    const key = await createKey();
    expect((await send(headersOf(key))).body).toMatchObject({ result: { serverInfo: { name: 'Portada' } } });
    const refused = await send({ ...headersOf(key), authorization: '' });
    expect(refused).toMatchObject({ status: 401, body: { code: 'api_key_invalid' } });
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="Portada"');
  });

  test('refuses requests of pages of another origin', async () => {
    const headers = { ...headersOf(await createKey()), origin: 'https://attacker.example' };
    expect((await send(headers)).status).toBe(403);
  });

  test.each([
    ['a text', '"hello"'],
    ['no JSON', '{'],
    ['another message', { jsonrpc: '1.0', id: 1 }],
    ['several messages', Array(3).fill({ jsonrpc: '2.0', id: 1, method: 'ping' })],
  ])('answers %s with an error of the client', async (_what, body) => {
    const headers = { ...headersOf(await createKey()), 'content-type': 'application/json' };
    const { status } = await send(headers, body);
    expect([status >= 400, status < 500]).toEqual([true, true]);
  });

  test('answers a notification without a body, and a body that is no message with an error of JSON-RPC', async () => {
    const headers = { ...headersOf(await createKey()), 'content-type': 'application/json' };
    const notified = await send(headers, { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([notified.status, notified.bytes.length]).toEqual([202, 0]);
    for (const [body, code] of [
      ['{', -32_700],
      ['', -32_700],
      ['[]', -32_600],
    ] as const) {
      const { status, body: answer } = await send(headers, body);
      expect([body, status, answer]).toEqual([
        body,
        400,
        { jsonrpc: '2.0', id: null, error: { code, message: expect.any(String) as string } },
      ]);
    }
  });

  test('has no streams and no sessions', async () => {
    const client = new ApiClient(app.api.origin);
    for (const method of ['GET', 'DELETE'])
      expect((await client.send(method, '/mcp', { headers: headersOf(await createKey()) })).status).toBe(405);
  });
});
