import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ApiKeyScope, apiKeyScopes, createdApiKeySchema, programOperations } from '@portada/contracts';
import { createPromptScriptedModel } from '@portada/image-models';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import createClient from 'openapi-fetch';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import type { paths } from './harness/programs.openapi';
import { type Creator, type TestApp, publicUrl, startTestApp } from './harness/test-app';
import { plainPicture } from './harness/uploads';

const workspace = join(__dirname, '../../..');
/** The stored OpenAPI document of `/api/v1`, which the page `/developers` shows. */
const documentFile = join(workspace, 'libs/contracts/src/programs.openapi.json');
/** The types that openapi-typescript generates from the document. */
const typesFile = join(__dirname, 'harness/programs.openapi.ts');
/** Origin of the stored document. A linter refuses the origin of the tests. */
const storedOrigin = 'https://portada.invalid';

let app: TestApp;
let worker: InProcessWorker;
let ana: Creator;
let served: string;
beforeAll(async () => {
  app = await startTestApp();
  worker = await startInProcessWorker({
    databaseUrl: app.databaseUrl,
    redisUrl: app.redis.url,
    storageDirectory: app.api.storageDirectory,
    model: createPromptScriptedModel(),
  });
  ana = await app.creator(5);
  const { bytes } = await app.anonymous.get('/api/v1/openapi.json');
  served = `${JSON.stringify(JSON.parse(bytes.toString().replaceAll(publicUrl, storedOrigin)), null, 2)}\n`;
});
afterAll(async () => {
  await worker.close();
  await app.close();
});

/**
 * Expects a stored file to have this text. With `UPDATE_OPENAPI=1` the file is written again; review the changes.
 */
const expectStored = async (file: string, text: string): Promise<void> => {
  if (process.env['UPDATE_OPENAPI']) await writeFile(file, text);
  expect(await readFile(file, 'utf8')).toBe(text);
};

/** Runs openapi-typescript. @returns the generated types */
const generatedTypes = async (document: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'portada-openapi-'));
  try {
    const [input, output] = [join(folder, 'document.json'), join(folder, 'types.ts')];
    await writeFile(input, document);
    const program = join(workspace, 'node_modules/openapi-typescript/bin/cli.js');
    await promisify(execFile)(process.execPath, [program, input, '--output', output], { cwd: folder });
    return await readFile(output, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Creates a key, and a client with the generated types that sends it. */
const clientWith = async (...scopes: readonly ApiKeyScope[]) => {
  const answer = await ana.client.post('/api/api-keys', { name: 'A program', scopes });
  const { key } = createdApiKeySchema.parse(answer.body);
  return createClient<paths>({ baseUrl: app.api.origin, headers: { authorization: `Bearer ${key}` } });
};

test('the OpenAPI document of /api/v1 and the types of clients are the stored ones', async () => {
  await expectStored(documentFile, served);
  await expectStored(typesFile, await generatedTypes(served));
});

test.each(['/api/v1/openapi.json', '/api/openapi.json'])(
  'a linter with the recommended rules of Redocly finds nothing in %s',
  async (path) => {
    const { bytes } = await app.anonymous.get(path);
    const config = await createConfig({
      extends: ['recommended'],
      // Only the operations of programs have a summary, and a route of browsers answers with a redirect.
      rules:
        path === '/api/openapi.json' ? { 'operation-summary': 'off', 'operation-2xx-response': 'off' } : {},
    });
    const source = bytes.toString().replaceAll(publicUrl, storedOrigin);
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location: [at] }) => [ruleId, at?.pointer, message])).toEqual([]);
  },
);

type Described = {
  operationId: string;
  security: unknown;
  responses: Record<string, { content?: Record<string, { schema: unknown }>; headers?: object }>;
};

const operationsOf = async (path: string) => {
  const { body } = await app.anonymous.get(path);
  const { paths: described } = body as { paths: Record<string, Record<string, Described>> };
  return Object.entries(described).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      url,
    })),
  );
};

test('each route that API keys may call is described once under /api/v1, with the scope that it needs', async () => {
  const described = await operationsOf('/api/v1/openapi.json');
  const names = described.map(({ operationId }) => operationId);
  expect(names.sort()).toEqual(Object.keys(programOperations).sort());
  const open = app.api.servedRoutes.filter(({ keyScope, method }) => keyScope && method !== 'HEAD');
  const scopes = new Map(
    open.map(({ method, url, keyScope }) => [
      `${method} ${url.replace('/api/', '/api/v1/').replace(/:(\w+)/g, '{$1}')}`,
      keyScope,
    ]),
  );
  for (const { method, url, security } of described)
    expect([method, url, security]).toEqual([method, url, [{ apiKey: [scopes.get(`${method} ${url}`)] }]]);
});

test('a text that can be null is described as such, and not as a list', async () => {
  const { body } = await app.anonymous.get('/api/v1/openapi.json');
  const { components } = body as {
    components: { schemas: Record<string, { properties: Record<string, unknown> }> };
  };
  expect(components.schemas['Generation']?.properties['imageUrl']).toEqual({
    anyOf: [{ type: 'string' }, { type: 'null' }],
  });
});

test.each(['/api/v1/openapi.json', '/api/openapi.json'])(
  'each operation of %s names its errors, and 429 and 503 the header Retry-After',
  async (path) => {
    for (const { method, url, responses } of await operationsOf(path)) {
      const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect([method, url, errors.filter(([status]) => status.startsWith('4')).length]).not.toEqual([
        method,
        url,
        0,
      ]);
      for (const [status, { content, headers }] of errors) {
        expect(JSON.stringify(content?.['application/json']?.schema)).toMatch(
          /#\/components\/schemas\/\w*Error"/,
        );
        if (['429', '503'].includes(status)) expect(headers).toHaveProperty('Retry-After');
      }
    }
  },
);

test('a generated client makes an image, waits for it, downloads it, lists it and deletes it', async () => {
  const client = await clientWith(...apiKeyScopes);
  const created = await client.POST('/api/v1/thumbnails', { body: { title: 'A generated client' } });
  const thumbnailId = created.data?.id ?? '';
  const accepted = await client.POST('/api/v1/generate-image', {
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: { thumbnailId, prompt: 'A red boat on a quiet lake' },
  });
  const generationId = accepted.data?.generationId ?? '';
  expect(accepted.response.status).toBe(202);
  const read = async () =>
    client.GET('/api/v1/generations/{id}', {
      params: { path: { id: generationId }, header: { Prefer: 'wait=20' } },
    });
  let { data: generation } = await read();
  while (generation?.status === 'queued' || generation?.status === 'running')
    ({ data: generation } = await read());
  expect(generation).toMatchObject({ id: generationId, status: 'succeeded', thumbnailId });
  const [file = ''] = /[\w-]+\.png/.exec(generation?.imageUrl ?? '') ?? [];
  const picture = await client.GET('/api/v1/proxy-image/{file}', {
    params: { path: { file }, query: { download: 'original' } },
    parseAs: 'arrayBuffer',
  });
  expect(
    Buffer.from(picture.data ?? new ArrayBuffer(0))
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  const list = await client.GET('/api/v1/thumbnails', { params: { query: { q: 'generated client' } } });
  expect(list.data?.items.map(({ id }) => id)).toEqual([thumbnailId]);
  const path = { id: thumbnailId };
  expect((await client.DELETE('/api/v1/thumbnails/{id}', { params: { path } })).response.status).toBe(204);
  const { error } = await client.GET('/api/v1/thumbnails/{id}', { params: { path } });
  // The type of `code` lists the codes of this operation, so a program can tell them apart.
  const code: 'thumbnail_not_found' | undefined =
    error?.code === 'thumbnail_not_found' ? error.code : undefined;
  expect(code).toBe('thumbnail_not_found');
});

test('a generated client uploads a picture as a form', async () => {
  const client = await clientWith('edit', 'read');
  const bytes = await plainPicture('teal', 64, 64);
  const upload = () =>
    client.POST('/api/v1/assets', {
      // Generated types have `string` for the bytes of a file, and the serializer gets the file itself.
      body: { kind: 'logo', file: '' },
      bodySerializer: ({ kind }) => {
        const form = new FormData();
        form.set('kind', kind);
        form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png');
        return form;
      },
    });
  let { data, error } = await upload();
  // The process that reads images may still start; the error says that the request can be repeated.
  while (error?.code === 'unavailable') ({ data, error } = await upload());
  expect(error).toBeUndefined();
  expect(data).toMatchObject({ kind: 'logo', width: 64, height: 64 });
});

test('a generated client reads the type of an error, and the challenge and limits in its headers', async () => {
  const client = await clientWith('read');
  const { error, response } = await client.POST('/api/v1/thumbnails', { body: { title: 'Refused' } });
  expect([response.status, error?.code, typeof error?.requestId]).toEqual([403, 'api_key_scope', 'string']);
  expect(response.headers.get('www-authenticate')).toContain('scope="edit"');
});
