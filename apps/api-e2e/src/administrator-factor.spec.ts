import { ApiClient } from '@portada/testing';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let admin: Creator;
beforeAll(async () => {
  app = await startTestApp({ NODE_ENV: 'production' });
  admin = await app.administrator();
});
afterAll(() => app.close());

const addFactor = (userId: string) =>
  app.owner.query(`INSERT INTO totp_factors (user_id, secret, confirmed_at) VALUES ($1, '\\x00', now())`, [
    userId,
  ]);
const refused = [403, { code: 'second_factor_required' }] as const;

test('in production an administrator without a second factor reaches only the routes that set one up', async () => {
  const open: string[] = [];
  for (const { method, url, access } of app.api.servedRoutes) {
    if (access === 'public' || access === undefined || method === 'HEAD') continue;
    const path = url.replace(/:\w+|\*/g, '7d444840-9dc0-41d1-b245-000000000001');
    const { status, body } = await admin.client.send(method, path, method === 'GET' ? {} : { body: {} });
    const isRefused = status === 403 && (body as { code?: string } | null)?.code === 'second_factor_required';
    if (!isRefused) open.push(`${method} ${url}`);
  }
  expect(open.sort()).toEqual([
    'DELETE /api/me/second-factor/passkeys/:id',
    'DELETE /api/me/second-factor/totp',
    'GET /api/me/second-factor',
    'POST /api/auth/confirm',
    'POST /api/auth/confirm/passkey',
    'POST /api/auth/confirm/passkey/options',
    'POST /api/me/second-factor/passkeys',
    'POST /api/me/second-factor/passkeys/options',
    'POST /api/me/second-factor/recovery-codes',
    'POST /api/me/second-factor/totp',
    'POST /api/me/second-factor/totp/confirm',
  ]);
});

test('the answer of the session tells an administrator to set up a second factor', async () => {
  expect((await admin.client.get('/api/session')).body).toMatchObject({ user: { needsSecondFactor: true } });
  const answer = await admin.client.get('/api/admin/overview');
  expect([answer.status, answer.body]).toMatchObject(refused);
  expect(answer.body).toMatchObject({
    error: 'Administrators need a second factor. Please set one up first.',
  });
  expect((await admin.client.post('/api/auth/logout', {})).status).toBe(204);
});

test('a page of the queue dashboard redirects an administrator without a second factor', async () => {
  const { client } = await app.administrator();
  const answer = await client.send('GET', '/admin/queues', { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
});

test('an administrator with a second factor, and a user without one, are admitted', async () => {
  const other = await app.administrator();
  await addFactor(other.id);
  expect((await other.client.get('/api/admin/overview')).status).toBe(200);
  expect((await other.client.get('/api/session')).body).toMatchObject({ user: { needsSecondFactor: false } });
  const creator = await app.creator();
  expect((await creator.client.get('/api/me')).body).toMatchObject({ user: { needsSecondFactor: false } });
  // The removal takes effect at the next request of the same session.
  await app.owner.query('DELETE FROM totp_factors WHERE user_id = $1', [other.id]);
  expect((await other.client.get('/api/admin/overview')).status).toBe(403);
});

test('a user who becomes an administrator is held to the rule in open sessions', async () => {
  const creator = await app.creator();
  await app.owner.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [creator.id]);
  const answer = await new ApiClient(app.api.origin, creator.cookie).get('/api/me');
  expect([answer.status, answer.body]).toMatchObject(refused);
});
