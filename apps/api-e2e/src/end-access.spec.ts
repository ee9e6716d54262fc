import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { apiKeyScopes, createdApiKeySchema } from '@portada/contracts';
import { ApiClient } from '@portada/testing';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const password = 'correct horse battery';
const newPassword = 'another horse battery';

/** A user with a password, a second session, an API key and a webhook. */
const intruded = async () => {
  const email = `ana-${randomUUID()}@example.test`;
  const body = { email, password, displayName: 'Ana', country: 'Spain' };
  const registered = await app.anonymous.post('/api/auth/register', body);
  const { uid } = (registered.body as { user: { uid: string } }).user;
  const signIn = async (secret: string) => {
    const answer = await app.anonymous.post('/api/auth/login', { email, password: secret });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('sid=')) ?? '';
    return { answer, client: new ApiClient(app.api.origin, cookie.split(';')[0] ?? '') };
  };
  const { client } = await signIn(password);
  const { client: thief } = await signIn(password);
  const key = createdApiKeySchema.parse(
    (await thief.post('/api/api-keys', { name: 'A thief', scopes: apiKeyScopes })).body,
  ).key;
  const hook = { url: 'https://example.com/hook', events: ['generation.completed'] };
  expect((await thief.post('/api/webhook-endpoints', hook)).status).toBe(201);
  const keyStatus = async () =>
    (await app.anonymous.get('/api/v1/me', { authorization: `Bearer ${key}` })).status;
  expect(await keyStatus()).toBe(200);
  return { uid, email, client, thief, keyStatus, signIn };
};
type Intruded = Awaited<ReturnType<typeof intruded>>;

const reset = async ({ uid, email }: Intruded) => {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await app.owner.query(
    `INSERT INTO account_tokens VALUES ($1, $2, 'reset_password', $3, now() + interval '1 hour')`,
    [hash, uid, email],
  );
  return app.anonymous.post('/api/auth/password-reset/confirm', { token, password: newPassword });
};
const change = ({ client }: Intruded, endsAccess: boolean) =>
  client.post('/api/me/password', { currentPassword: password, password: newPassword, endsAccess });
const signOut = async ({ uid }: Intruded) => {
  const admin: Creator = await app.administrator();
  return admin.client.post(`/api/admin/users/${uid}/sign-out`, { reason: 'a stolen account' });
};

const hooksOf = async ({ uid }: Intruded) =>
  app.count('SELECT count(*) FROM webhook_endpoints WHERE user_id = $1 AND disabled_at IS NULL', [uid]);

test.each<[string, (who: Intruded) => Promise<{ status: number }>, string]>([
  ['a password reset', reset, newPassword],
  ['a password change that ends all access', (who) => change(who, true), newPassword],
  ['an administrator who signs the user out', signOut, password],
])('%s ends sessions, API keys and webhooks, and the user can sign in again', async (_, act, secret) => {
  const ana = await intruded();
  const bob = await intruded();
  expect((await act(ana)).status).toBeLessThan(300);
  expect(await ana.keyStatus()).toBe(401);
  expect((await ana.thief.get('/api/me')).status).toBe(401);
  expect(await hooksOf(ana)).toBe(0);
  const { answer, client } = await ana.signIn(secret);
  expect(answer.status).toBe(200);
  expect((await client.get('/api/api-keys')).body).toEqual({ items: [] });
  expect(await bob.keyStatus()).toBe(200);
  expect(await hooksOf(bob)).toBe(1);
});

test('a password change keeps API keys and webhooks if the user wants to', async () => {
  const ana = await intruded();
  expect((await change(ana, false)).status).toBe(204);
  expect(await ana.keyStatus()).toBe(200);
  expect(await hooksOf(ana)).toBe(1);
  expect((await ana.thief.get('/api/me')).status).toBe(401);
});

test('a mail tells the user of each new and replaced API key and webhook', async () => {
  const ana = await intruded();
  const mails = async () => {
    const { rows } = await app.owner.query<{ kind: string }>(
      `SELECT kind FROM mails WHERE user_id = $1 AND kind IN ('api_key_created', 'webhook_created') ORDER BY id`,
      [ana.uid],
    );
    return rows.map(({ kind }) => kind);
  };
  expect(await mails()).toEqual(['api_key_created', 'webhook_created']);
  const first = async (path: string) =>
    ((await ana.client.get(path)).body as { items: { id: string }[] }).items[0]?.id ?? '';
  const [key, hook] = [await first('/api/api-keys'), await first('/api/webhook-endpoints')];
  await ana.client.post(`/api/api-keys/${key}/rotate`, { overlapHours: 0 });
  await ana.client.post(`/api/webhook-endpoints/${hook}/rotate`, {});
  await ana.client.send('PATCH', `/api/webhook-endpoints/${hook}`, { body: { isEnabled: false } });
  await ana.client.send('PATCH', `/api/webhook-endpoints/${hook}`, {
    body: { url: 'https://example.org/x' },
  });
  expect(await mails()).toEqual([
    'api_key_created',
    'webhook_created',
    'api_key_created',
    'webhook_created',
    'webhook_created',
  ]);
});
