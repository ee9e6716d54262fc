import { randomUUID } from 'node:crypto';
import { type ApiKeyScope, apiKeyLimits, apiKeyScopes, createdApiKeySchema } from '@portada/contracts';
import { createPromptScriptedModel } from '@portada/image-models';
import { ApiClient, auditOf, until } from '@portada/testing';
import { type InProcessWorker, startInProcessWorker } from './harness/in-process-worker';
import {
  type Creator,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  startTestApp,
} from './harness/test-app';

let app: TestApp;
let worker: InProcessWorker;
let ana: Creator;
let nobody: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  nobody = new ApiClient(app.api.origin);
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

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const createKey = async (more: object = {}, who = ana) => {
  const answer = await who.client.post('/api/api-keys', { name: 'A script', scopes: apiKeyScopes, ...more });
  expect(answer.status).toBe(201);
  return createdApiKeySchema.strict().parse(answer.body);
};

const generate = (key: string, thumbnailId: string, more: { directive?: string; id?: string } = {}) =>
  nobody.post('/api/v1/generate-image', generateImageBody(thumbnailId, more.directive), {
    ...bearer(key),
    ...idempotencyKeyHeader(more.id ?? randomUUID()),
    prefer: 'wait=20',
  });

test('a key makes an image, reads it and downloads it, for one credit', async () => {
  const { key } = await createKey();
  const made = await generate(key, ana.thumbnailId);
  expect(made.body).toMatchObject({ success: true, status: 'succeeded' });
  const { imageUrl } = made.body as { imageUrl: string };
  const image = await nobody.get(imageUrl, bearer(key));
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await nobody.get(imageUrl)).status).toBe(401);
  expect((await nobody.get('/api/v1/me/credits', bearer(key))).body).toMatchObject({ available: 4 });
  const { body } = await ana.client.get('/api/api-keys');
  expect(body).toMatchObject({ items: [{ spentCredits: 1, scopes: apiKeyScopes, expiresAt: null }] });
  await until(
    async () => (await app.count('SELECT count(*) FROM api_keys WHERE last_used_at IS NOT NULL')) > 0,
    {
      what: 'the last use of the key to be recorded',
    },
  );
});

test('each route under /api/v1 needs the scope that it declares, and no other route exists there', async () => {
  const keys = new Map<ApiKeyScope, string>();
  for (const scope of apiKeyScopes) keys.set(scope, (await createKey({ scopes: [scope] })).key);
  const routes = app.api.servedRoutes.filter(
    ({ method, url }) => method !== 'HEAD' && url.startsWith('/api/'),
  );
  expect(routes.filter(({ keyScope }) => keyScope).length).toBeGreaterThan(20);
  for (const { method, url, keyScope } of routes) {
    const path = url.replace('/api/', '/api/v1/').replace(/:\w+|\*/g, randomUUID());
    for (const [scope, key] of keys) {
      const { status, body } = await nobody.send(method, path, { headers: bearer(key) });
      const code = (body as { code?: string } | null)?.code;
      const seen = [method, url, scope, status === 403 ? code : status === 404 && !keyScope ? code : 'in'];
      const expected = keyScope === undefined ? 'not_found' : keyScope === scope ? 'in' : 'api_key_scope';
      // The public description of the api has no controller, so it answers as it does for everybody.
      if (url !== '/api/openapi.json') expect(seen).toEqual([method, url, scope, expected]);
    }
  }
});

test.each([
  ['nothing', () => ''],
  ['another scheme', (key: string) => `Basic ${key}`],
  ['no key', () => 'Bearer abc'],
  ['a very long text', () => `Bearer ptd_live_${'a'.repeat(5_000)}`],
  ['a wrong checksum', (key: string) => `Bearer ${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`],
  ['a text around the key', (key: string) => `Bearer x${key}`],
  ['two keys', (key: string) => `Bearer ${key} ${key}`],
])('refuses %s in place of a key, also with the cookie of a session', async (_what, headerOf) => {
  const { key } = await createKey();
  for (const client of [nobody, ana.client]) {
    const answer = await client.get('/api/v1/thumbnails', { authorization: headerOf(key) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'api_key_invalid' } });
    const hasToken = headerOf(key).startsWith('Bearer');
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer realm="Portada"${hasToken ? ', error="invalid_token"' : ''}`,
    );
  }
});

test('the refusal of a key without the scope of a route names the scope in the challenge', async () => {
  const { key } = await createKey({ scopes: ['read'] });
  const answer = await nobody.post('/api/v1/thumbnails', { title: 'A title' }, bearer(key));
  expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_scope' } });
  expect(answer.headers.get('www-authenticate')).toBe(
    'Bearer realm="Portada", error="insufficient_scope", scope="edit"',
  );
});

test('refuses a key with a right checksum that is not stored', async () => {
  const { key } = await createKey();
  await app.owner.query('DELETE FROM api_keys WHERE user_id = $1', [ana.id]);
  expect((await nobody.get('/api/v1/thumbnails', bearer(key))).status).toBe(401);
});

test.each([
  ['revoked', `UPDATE api_keys SET revoked_at = now() WHERE user_id = $1`],
  ['expired', `UPDATE api_keys SET expires_at = now() WHERE user_id = $1`],
  ['of a disabled account', `UPDATE users SET disabled_at = now() WHERE id = $1`],
  ['of a deleted account', `SELECT delete_account($1)`],
])('refuses a key that is %s, from the next request on', async (_what, sql) => {
  const { key } = await createKey();
  expect((await nobody.get('/api/v1/thumbnails', bearer(key))).status).toBe(200);
  await app.owner.query(sql, [ana.id]);
  expect((await nobody.get('/api/v1/thumbnails', bearer(key))).status).toBe(401);
});

test('a key of an administrator opens no route of administrators', async () => {
  const { key } = await createKey();
  await app.owner.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [ana.id]);
  for (const path of ['/api/v1/admin/users', '/api/v1/admin/queues/default', '/api/admin/users'])
    expect([path, (await nobody.get(path, bearer(key))).status]).toEqual([
      path,
      path.includes('v1') ? 404 : 401,
    ]);
});

test('a key cannot create, list or revoke keys', async () => {
  const { key, apiKey } = await createKey();
  for (const [method, path] of [
    ['GET', '/api/v1/api-keys'],
    ['POST', '/api/v1/api-keys'],
    ['DELETE', `/api/v1/api-keys/${apiKey.id}`],
  ] as const) {
    const body = method === 'POST' ? { name: 'Another', scopes: ['read'] } : undefined;
    expect((await nobody.send(method, path, { headers: bearer(key), body })).status).toBe(404);
    const unversioned = await nobody.send(method, path.replace('/v1', ''), { headers: bearer(key), body });
    expect(unversioned.status).toBe(401);
  }
});

test('the key of a user shows nothing of another user', async () => {
  const { key } = await createKey();
  const other = await app.creator(1);
  for (const path of [`thumbnails/${other.thumbnailId}`, `thumbnails/${other.thumbnailId}/document`])
    expect((await nobody.get(`/api/v1/${path}`, bearer(key))).status).toBe(404);
  expect((await generate(key, other.thumbnailId)).body).toMatchObject({ code: 'thumbnail_not_found' });
});

test('the cap holds while requests arrive together, failed images do not count, and the balance stays exact', async () => {
  const { key } = await createKey({ monthlyCredits: 2 });
  const failed = await generate(key, ana.thumbnailId, { directive: '[fail safety]' });
  expect(failed.body).toMatchObject({ success: false, status: 'failed' });
  const id = randomUUID();
  const answers = await Promise.all([
    generate(key, ana.thumbnailId, { id }),
    ...Array.from({ length: 4 }, () => generate(key, ana.thumbnailId)),
  ]);
  const refused = answers.filter(({ status }) => status === 402);
  expect(refused.map(({ body }) => (body as { code: string }).code)).toEqual(
    Array(3).fill('api_key_cap_reached'),
  );
  expect((await ana.client.get('/api/me/credits')).body).toMatchObject({ available: 3, held: 0 });
  // The owner's own requests have no cap.
  const own = await ana.client.post('/api/generate-image', generateImageBody(ana.thumbnailId), {
    ...idempotencyKeyHeader(randomUUID()),
    prefer: 'wait=20',
  });
  expect(own.status).toBe(200);
});

test('a repeated request of a key gets the first answer, also when the cap is reached', async () => {
  const { key } = await createKey({ monthlyCredits: 1 });
  const id = randomUUID();
  expect((await generate(key, ana.thumbnailId, { id })).status).toBe(200);
  expect((await generate(key, ana.thumbnailId, { id })).body).toMatchObject({
    generationId: id,
    success: true,
  });
  expect((await generate(key, ana.thumbnailId)).body).toMatchObject({ code: 'api_key_cap_reached' });
});

test('the cap starts again in the next month', async () => {
  const { key } = await createKey({ monthlyCredits: 1 });
  await generate(key, ana.thumbnailId);
  await app.owner.query(
    `UPDATE generations SET created_at = date_trunc('month', now(), 'UTC') - interval '1 second' WHERE user_id = $1`,
    [ana.id],
  );
  expect((await generate(key, ana.thumbnailId)).body).toMatchObject({ success: true });
});

test('keys that replace each other have one cap together', async () => {
  let last = await createKey({ monthlyCredits: 1 });
  const keys = [last.key];
  await generate(last.key, ana.thumbnailId);
  for (let times = 0; times < 2; times += 1) {
    const answer = await ana.client.post(`/api/api-keys/${last.apiKey.id}/rotate`, { overlapHours: 1 });
    last = createdApiKeySchema.strict().parse(answer.body);
    keys.push(last.key);
    expect(last.apiKey).toMatchObject({ monthlyCredits: 1, spentCredits: 1 });
  }
  for (const key of keys)
    expect((await generate(key, ana.thumbnailId)).body).toMatchObject({ code: 'api_key_cap_reached' });
  const { body } = await ana.client.get('/api/api-keys');
  const { items } = body as { items: { spentCredits: number }[] };
  expect(items.map(({ spentCredits }) => spentCredits)).toEqual([1, 1, 1]);
  // A key that replaces none has a cap of its own.
  const other = await createKey({ monthlyCredits: 1 });
  expect((await generate(other.key, ana.thumbnailId)).body).toMatchObject({ success: true });
});

test('a replaced key and its successor both work until the former key ends', async () => {
  const former = await createKey({ days: 30, monthlyCredits: 9, scopes: ['read', 'edit'] });
  const path = `/api/api-keys/${former.apiKey.id}/rotate`;
  const answer = await ana.client.post(path, { overlapHours: 1 });
  const next = createdApiKeySchema.strict().parse(answer.body);
  expect(next.apiKey).toMatchObject({ name: 'A script', scopes: ['read', 'edit'], monthlyCredits: 9 });
  for (const { key } of [former, next])
    expect((await nobody.get('/api/v1/thumbnails', bearer(key))).status).toBe(200);
  expect((await ana.client.post(path, { overlapHours: 0 })).status).toBe(201);
  expect((await nobody.get('/api/v1/thumbnails', bearer(former.key))).status).toBe(401);
  expect((await ana.client.post(path, {})).status).toBe(404);
});

test('a new key needs a recent sign-in', async () => {
  await app.owner.query(
    `UPDATE sessions SET authenticated_at = now() - interval '1 hour' WHERE user_id = $1`,
    [ana.id],
  );
  const answer = await ana.client.post('/api/api-keys', { name: 'A script', scopes: ['read'] });
  expect(answer).toMatchObject({ status: 403, body: { code: 'recent_sign_in_required' } });
});

test.each([
  [{ name: '', scopes: ['read'] }, 'name'],
  [{ name: 'x'.repeat(61), scopes: ['read'] }, 'name'],
  [{ name: 'a\nb', scopes: ['read'] }, 'name'],
  [{ name: 'A script', scopes: [] }, 'scopes'],
  [{ name: 'A script', scopes: ['admin'] }, 'scopes'],
  [{ name: 'A script', scopes: Array(50).fill('read') }, 'scopes'],
  [{ name: 'A script', scopes: ['read'], days: 366 }, 'days'],
  [{ name: 'A script', scopes: ['read'], monthlyCredits: 0 }, 'monthlyCredits'],
  [{ name: 'A script', scopes: ['read'], userId: randomUUID() }, 'userId'],
])('refuses the new key %j with a sentence for the field %s', async (body, field) => {
  const answer = await ana.client.post('/api/api-keys', body);
  expect(answer.status).toBe(400);
  expect(Object.keys((answer.body as { fields: object }).fields).join()).toMatch(new RegExp(`^${field}`));
});

test('an account has a limited number of keys, and a revoked key makes room', async () => {
  const { rows } = await app.owner.query<{ id: string }>(
    `INSERT INTO api_keys (user_id, key_hash, start, name, scopes)
     SELECT $1::uuid, sha256(($1::text || n)::bytea), 'ptd_live_12345678', 'A script', '{read}' FROM generate_series(1, $2) AS n
     RETURNING id`,
    [ana.id, apiKeyLimits.count],
  );
  const send = () => ana.client.post('/api/api-keys', { name: 'One more', scopes: ['read'] });
  expect(await send()).toMatchObject({ status: 409, body: { code: 'api_key_limit' } });
  expect((await ana.client.send('DELETE', `/api/api-keys/${rows[0]?.id}`)).status).toBe(204);
  expect((await ana.client.send('DELETE', `/api/api-keys/${rows[0]?.id}`)).status).toBe(404);
  expect((await send()).status).toBe(201);
});

test('the database has no text of a key', async () => {
  const { key } = await createKey();
  const { rows } = await app.owner.query<{ row: string }>(
    'SELECT row_to_json(k)::text AS row FROM api_keys k',
  );
  expect(rows.map(({ row }) => row).join()).not.toContain(key.slice(17));
});
