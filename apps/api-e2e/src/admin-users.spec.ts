import { randomUUID } from 'node:crypto';
import {
  type AdminUserDetail,
  type AdminUserPage,
  adminAuditPageSchema,
  adminUserDetailSchema,
  adminUserPageSchema,
} from '@portada/contracts';
import { ApiClient, auditOf, reserveGeneration } from '@portada/testing';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let admin: Creator;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.administrator();
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});

const password = 'correct horse battery';

/** Registers an account. @returns its id, email and a client with its session */
const register = async (displayName = 'Ana') => {
  const email = `ana-${randomUUID()}@example.test`;
  const answer = await app.anonymous.post('/api/auth/register', {
    email,
    password,
    displayName,
    country: 'Spain',
  });
  const { uid } = (answer.body as { user: { uid: string } }).user;
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return { email, uid, client: new ApiClient(app.api.origin, cookie) };
};
const signIn = (email: string) => app.anonymous.post('/api/auth/login', { email, password });
const list = async (query: string): Promise<AdminUserPage> => {
  const answer = await admin.client.get(`/api/admin/users${query}`);
  expect(answer.status).toBe(200);
  return adminUserPageSchema.strict().parse(answer.body);
};
const detail = async (id: string): Promise<AdminUserDetail> => {
  const answer = await admin.client.get(`/api/admin/users/${id}`);
  expect(answer.status).toBe(200);
  return adminUserDetailSchema.strict().parse(answer.body);
};
type Act = 'grant' | 'disable' | 'enable' | 'sign-out' | 'reset-second-factor';
const act = (id: string, action: Act, body: object = { reason: 'a test' }) =>
  admin.client.post(`/api/admin/users/${id}/${action}`, body);
const actionsOn = async (target: string) => {
  const { body } = await admin.client.get(`/api/admin/audit-log?target=${target}`);
  return adminAuditPageSchema
    .parse(body)
    .items.map(({ action, reason, credits }) => [action, reason, credits]);
};

test('finds users by id, email, and a part of the email or the name, newest first', async () => {
  const first = await register('Zoraida Kowalska');
  const second = await register('zoraida');
  const ids = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
  expect(await ids('ZORAIDA')).toEqual([second.uid, first.uid]);
  expect(await ids('kowalska')).toEqual([first.uid]);
  expect(await ids(first.uid)).toEqual([first.uid]);
  expect(await ids(first.email.toUpperCase())).toEqual([first.uid]);
  expect(await ids(first.email.slice(0, 20))).toEqual([first.uid]);
  expect(await ids(randomUUID())).toEqual([]);
  expect(await ids("100%' OR 1=1")).toEqual([]);
  expect((await list('')).items.slice(0, 2).map(({ id }) => id)).toEqual([second.uid, first.uid]);
});

test('pages through all users without repetition, and returns an empty page for an invalid cursor', async () => {
  for (let n = 0; n < 30; n++) await app.creator();
  const ids = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: AdminUserPage = await list(cursor === '' ? '' : `?cursor=${cursor}`);
    for (const { id } of page.items) {
      expect(ids.has(id)).toBe(false);
      ids.add(id);
    }
    cursor = page.nextCursor;
  }
  expect(ids.size).toBe(await app.count('SELECT count(*) FROM users'));
  expect(await list(`?cursor='1`)).toEqual({ items: [], nextCursor: null });
});

test('shows ledger, holds, sessions, security events and purchases of a user', async () => {
  const { uid, email } = await register();
  const { rows } = await app.owner.query<{ id: string }>(
    `INSERT INTO thumbnails (user_id, title) VALUES ($1, 'Trip') RETURNING id`,
    [uid],
  );
  const held = await reserveGeneration(app.owner, { userId: uid, thumbnailId: rows[0]?.id ?? '' });
  const purchase = randomUUID();
  await app.owner.query(`SELECT open_purchase($1, $2, 'plan-10', 10, 299, 'usd', 'price')`, [purchase, uid]);
  const seen = await detail(uid);
  expect(seen).toMatchObject({
    email,
    displayName: 'Ana',
    country: 'Spain',
    role: 'user',
    hasPassword: true,
    hasSecondFactor: false,
    isEmailVerified: false,
    disabledAt: null,
    credits: { available: 1, held: 1, debt: 0 },
  });
  expect(seen.holds).toMatchObject([{ generationId: held, status: 'queued', credits: 1 }]);
  expect(seen.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['hold', -1],
    ['grant', 2],
  ]);
  expect(seen.sessions).toHaveLength(1);
  expect(seen.purchases).toMatchObject([{ id: purchase, amountCents: 299, currency: 'USD', credits: 10 }]);
  for (const id of [randomUUID(), 'no-id']) {
    expect((await admin.client.get(`/api/admin/users/${id}`)).status).toBe(404);
    for (const action of ['disable', 'enable', 'sign-out'] as const)
      expect((await act(id, action)).status).toBe(404);
    expect((await act(id, 'grant', { credits: 1, reason: 'x' })).status).toBe(404);
  }
});

test('gives and takes credits with a reason, and never takes more than are available', async () => {
  const { uid, client } = await register();
  const given = await act(uid, 'grant', { credits: 5, reason: ' sorry for the outage ' });
  expect([given.status, given.body]).toEqual([200, { available: 7, held: 0, debt: 0 }]);
  const taken = await act(uid, 'grant', { credits: -4, reason: 'given by mistake' });
  expect([taken.status, taken.body]).toEqual([200, { available: 3, held: 0, debt: 0 }]);
  const tooMany = await act(uid, 'grant', { credits: -4, reason: 'again' });
  expect([tooMany.status, tooMany.body]).toMatchObject([400, { code: 'invalid_request' }]);
  expect((tooMany.body as { fields: object }).fields).toHaveProperty('credits');
  const { body } = await client.get('/api/me/ledger');
  expect(
    (body as { items: { kind: string; amount: number }[] }).items.map(({ kind, amount }) => [kind, amount]),
  ).toEqual([
    ['adjust', -4],
    ['adjust', 5],
    ['grant', 2],
  ]);
  expect(await actionsOn(uid)).toEqual([
    ['user.grant', 'given by mistake', -4],
    ['user.grant', 'sorry for the outage', 5],
  ]);
});

test('a grant that is repeated with its Idempotency-Key changes the credits once', async () => {
  const [{ uid }, other] = [await register(), await register()];
  const grant = (id: string, credits: number, key: string, reason = 'an outage') =>
    admin.client.post(`/api/admin/users/${id}/grant`, { credits, reason }, { 'idempotency-key': key });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => grant(uid, 3, key)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  for (const { body } of answers) expect(body).toEqual({ available: 5, held: 0, debt: 0 });
  expect(await actionsOn(uid)).toEqual([['user.grant', 'an outage', 3]]);
  for (const [id, credits, reason] of [
    [uid, 4, 'an outage'],
    [uid, 3, 'another outage'],
    [other.uid, 3, 'an outage'],
  ] as const) {
    const { status, body } = await grant(id, credits, key, reason);
    expect([status, body]).toMatchObject([409, { code: 'idempotency_conflict' }]);
  }
  const refused = await grant(uid, 1, 'no key');
  expect([refused.status, refused.body]).toMatchObject([400, { code: 'invalid_request' }]);
  // A refused take does not use up its key, and a repeated take of all credits is not refused.
  const take = randomUUID();
  expect((await grant(other.uid, -3, take)).status).toBe(400);
  expect((await grant(other.uid, 1, randomUUID())).status).toBe(200);
  for (let n = 0; n < 2; n++)
    expect((await grant(other.uid, -3, take)).body).toEqual({ available: 0, held: 0, debt: 0 });
  expect((await detail(uid)).credits.available).toBe(5);
});

test('twenty simultaneous takes of the last credits take each credit once', async () => {
  const { uid } = await register();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => act(uid, 'grant', { credits: -1, reason: 'a race' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect((await detail(uid)).credits).toEqual({ available: 0, held: 0, debt: 0 });
});

test('refuses invalid numbers of credits, and actions without a reason, and changes nothing', async () => {
  const { uid } = await register();
  for (const credits of [0, 1.5, 10_001, -10_001, '5', null, undefined])
    expect([credits, (await act(uid, 'grant', { credits, reason: 'x' })).status]).toEqual([credits, 400]);
  for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }, { reason: 'x', more: 1 }]) {
    expect((await act(uid, 'grant', { credits: 1, ...body })).status).toBe(400);
    for (const action of ['disable', 'enable', 'sign-out'] as const)
      expect((await act(uid, action, body)).status).toBe(400);
  }
  expect(await actionsOn(uid)).toEqual([]);
  expect((await detail(uid)).credits.available).toBe(2);
});

test('a disabled account is signed out, loses no credits and cannot sign in until it is enabled', async () => {
  const { uid, email, client } = await register();
  const { rows } = await app.owner.query<{ id: string }>(
    `INSERT INTO thumbnails (user_id, title) VALUES ($1, 'Trip') RETURNING id`,
    [uid],
  );
  await reserveGeneration(app.owner, { userId: uid, thumbnailId: rows[0]?.id ?? '' });
  expect((await act(uid, 'disable', { reason: 'abuse' })).status).toBe(204);
  expect((await act(uid, 'disable', { reason: 'again' })).status).toBe(204);
  expect((await client.get('/api/me')).status).toBe(401);
  const refused = await signIn(email);
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'account_disabled' }]);
  const wrong = await app.anonymous.post('/api/auth/login', { email, password: 'a wrong password' });
  expect([wrong.status, wrong.body]).toMatchObject([401, { code: 'wrong_credentials' }]);
  const seen = await detail(uid);
  expect(seen.disabledAt).not.toBeNull();
  expect([seen.credits, seen.holds, seen.sessions]).toEqual([{ available: 2, held: 0, debt: 0 }, [], []]);
  expect((await act(uid, 'enable', { reason: 'a mistake' })).status).toBe(204);
  expect((await signIn(email)).status).toBe(200);
  expect(await actionsOn(uid)).toEqual([
    ['user.enable', 'a mistake', null],
    ['user.disable', 'abuse', null],
  ]);
});

test('a sign-in at the same time as the disabling of the account leaves no open session', async () => {
  const { uid, email } = await register();
  await Promise.all([act(uid, 'disable'), ...Array.from({ length: 5 }, () => signIn(email))]);
  expect((await detail(uid)).sessions).toEqual([]);
});

test('signs a user out everywhere, and an administrator cannot disable the own account', async () => {
  const { uid, email, client } = await register();
  expect((await act(uid, 'sign-out', { reason: 'a stolen phone' })).status).toBe(204);
  expect((await client.get('/api/me')).status).toBe(401);
  expect((await signIn(email)).status).toBe(200);
  const own = await act(admin.id, 'disable');
  expect([own.status, own.body]).toMatchObject([409, { code: 'own_account' }]);
  expect((await admin.client.get('/api/me')).status).toBe(200);
});

test('actions of administrators need a recent sign-in, which the password renews', async () => {
  const { uid } = await register();
  const operator = await register('Operator');
  await app.owner.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [operator.uid]);
  const grant = () => operator.client.post(`/api/admin/users/${uid}/grant`, { credits: 1, reason: 'a test' });
  expect((await grant()).status).toBe(200);
  await app.owner.query(
    `UPDATE sessions SET authenticated_at = now() - interval '16 minutes' WHERE user_id = $1`,
    [operator.uid],
  );
  const refused = await grant();
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'recent_sign_in_required' }]);
  for (const path of [
    `users/${uid}/disable`,
    `users/${uid}/enable`,
    `users/${uid}/sign-out`,
    `users/${uid}/reset-second-factor`,
    `generations/${randomUUID()}/retry`,
    `generations/${randomUUID()}/cancel`,
    'models/scripted/disable',
    'models/scripted/enable',
    'queues/generations/pause',
    'queues/generations/resume',
    `purchases/${randomUUID()}/accept`,
    `purchases/${randomUUID()}/refuse`,
  ]) {
    const { status, body } = await operator.client.post(`/api/admin/${path}`, { reason: 'a test' });
    expect([path, status, body]).toMatchObject([path, 403, { code: 'recent_sign_in_required' }]);
  }
  // Every other action of administrators, also a future one, is refused in the same way.
  for (const { method, url } of app.api.servedRoutes.filter(
    ({ access, handler, method: verb }) =>
      access === 'admin' && handler !== null && !/^(GET|HEAD)$/.test(verb),
  )) {
    const path = url.replace(/:\w+/g, randomUUID());
    const { status, body } = await operator.client.send(method, path, {
      body: { credits: 1, reason: 'a test' },
    });
    expect([url, status, body]).toMatchObject([url, 403, { code: 'recent_sign_in_required' }]);
  }
  expect((await operator.client.send('DELETE', '/api/me')).status).toBe(403);
  const confirm = (given: object) => operator.client.post('/api/auth/confirm', given);
  expect((await confirm({ password: 'a wrong password' })).status).toBe(400);
  expect((await confirm({})).status).toBe(400);
  expect((await grant()).status).toBe(403);
  expect((await confirm({ password })).status).toBe(204);
  expect((await grant()).status).toBe(200);
  expect((await detail(uid)).credits.available).toBe(4);
});

test('limits wrong passwords of a confirmation by account', async () => {
  const { client } = await register();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++)
    statuses.push((await client.post('/api/auth/confirm', { password: `wrong-${n}` })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test.each(['created_at', 'last_seen_at'])(
  'the session of an administrator ends by %s, and the session of a user stays open',
  async (column) => {
    const limit = column === 'created_at' ? '12 hours' : '1 hour';
    const { uid, client } = await register();
    const open = async () => [(await client.get('/api/me')).status, (await detail(uid)).sessions.length];
    const age = (minutes: number) =>
      app.owner.query(
        `UPDATE sessions SET ${column} = now() - $2::interval + $3 * interval '1 minute' WHERE user_id = $1`,
        [uid, limit, minutes],
      );
    await age(-1);
    expect(await open()).toEqual([200, 1]);
    await app.owner.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [uid]);
    await age(1);
    expect(await open()).toEqual([200, 1]);
    await age(-1);
    expect(await open()).toEqual([401, 0]);
  },
);

test('a sign-in with a new device queues a mail, with a known device none, and three in an hour at most', async () => {
  const { email, uid } = await register();
  const mails = () =>
    app.count(`SELECT count(*) FROM mails WHERE user_id = $1 AND kind = 'new_device'`, [uid]);
  expect(await mails()).toBe(0);
  const { headers } = await signIn(email);
  expect(await mails()).toBe(1);
  const device = headers.getSetCookie().find((cookie) => cookie.startsWith('known_device=')) ?? '';
  const known = new ApiClient(app.api.origin, device.split(';')[0] ?? '');
  expect((await known.post('/api/auth/login', { email, password })).status).toBe(200);
  expect(await mails()).toBe(1);
  for (let n = 0; n < 5; n++) await signIn(email);
  expect(await mails()).toBe(3);
});

test('resets the second factor of a user with a reason, and tells the user', async () => {
  const { uid, email } = await register();
  expect((await act(uid, 'reset-second-factor')).status).toBe(204);
  expect(await actionsOn(uid)).toEqual([]);
  await app.owner.query(
    `INSERT INTO totp_factors (user_id, secret, confirmed_at) VALUES ($1, '\\x00', now())`,
    [uid],
  );
  expect((await detail(uid)).hasSecondFactor).toBe(true);
  expect((await signIn(email)).body).toMatchObject({ user: null, secondFactor: { methods: ['totp'] } });
  expect((await act(uid, 'reset-second-factor', { reason: ' ' })).status).toBe(400);
  expect((await act(uid, 'reset-second-factor', { reason: 'a lost phone' })).status).toBe(204);
  expect((await signIn(email)).body).toMatchObject({ user: { uid } });
  const { hasSecondFactor, securityEvents } = await detail(uid);
  expect(hasSecondFactor).toBe(false);
  expect(securityEvents.map(({ kind }) => kind)).toContain('second_factor_removed');
  expect(await actionsOn(uid)).toEqual([['user.resetfactor', 'a lost phone', null]]);
  const { rows } = await app.owner.query<{ kind: string }>('SELECT kind FROM mails WHERE user_id = $1', [
    uid,
  ]);
  expect(rows.map(({ kind }) => kind)).toContain('second_factor_removed');
});
