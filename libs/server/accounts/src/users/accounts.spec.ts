import { randomUUID } from 'node:crypto';
import type { Spending } from '@portada/contracts';
import { type TestDatabase, auditOf, testDatabase, until } from '@portada/testing';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ensureAdministrator } from './administrator';
import { type TestApp, cookieOf, startTestApp } from '../test-app.fixture';

let testing: TestDatabase;
let owner: Pool;
let server: TestApp;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  server = await startTestApp({ url: testing.url });
});
afterAll(async () => {
  await server.app.close();
  await owner.end();
  await testing.drop();
});

const newcomer = (changes: object = {}) => ({
  email: `ana-${randomUUID()}@example.test`,
  password: 'correct horse battery',
  displayName: 'Ana',
  country: 'Spain',
  ...changes,
});
const register = (body: object, options: { cookie?: string } = {}) =>
  server.call('POST', '/api/auth/register', { body, ...options });
const login = (body: object, options: { cookie?: string } = {}) =>
  server.call('POST', '/api/auth/login', { body, ...options });
const me = (cookie: string) => server.call('GET', '/api/me', { cookie });

describe('signing up', () => {
  test('a sign-up creates an account with two credits and signs the user in', async () => {
    const body = newcomer({ email: `Ana.${randomUUID()}@Example.TEST` });
    const answer = await register(body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      user: {
        uid: expect.any(String),
        email: body.email.toLowerCase(),
        displayName: 'Ana',
        photoURL: null,
        country: 'Spain',
        createdAt: expect.any(String),
        isEmailVerified: false,
        role: 'user',
        language: null,
        credits: 2,
        hasPassword: true,
        hasSecondFactor: false,
        needsSecondFactor: false,
      },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      // The session indicator cookie holds no secret, so scripts may read it.
      'signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax',
      expect.stringMatching(/^known_device=/),
    ]);
    expect((await me(cookieOf(answer))).json()).toEqual(answer.json());
  });

  test.each([
    ['a short password', { password: 'abcde' }, 'password', 'Password must be at least 6 characters long'],
    [
      'a common password',
      { password: 'Football7' },
      'password',
      'This password is too common or equals your email',
    ],
    ['a wrong e-mail', { email: 'nobody' }, 'email', 'Please enter a valid email'],
    ['a short name', { displayName: 'A' }, 'displayName', 'Name must be at least 2 characters long'],
    ['no country', { country: '' }, 'country', 'Please select your country'],
    ['a smuggled role', { role: 'admin' }, 'role', 'This field is not known'],
  ])('the server refuses a sign-up with %s', async (_, changes, field, sentence) => {
    const answer = await register(newcomer(changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: { [field]: sentence } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('the server refuses a password that equals the e-mail', async () => {
    const email = `ana-${randomUUID()}@example.test`;
    const answer = await register(newcomer({ email, password: email.toUpperCase() }));
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      fields: { password: expect.any(String) },
    });
  });

  test('the server creates no account for a bot that fills the hidden field, and answers 201 without a session', async () => {
    const body = newcomer({ website: 'https://spam.example' });
    const answer = await register(body);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await login(body)).statusCode).toBe(400);
    expect((await login({ email: body.email, password: body.password })).statusCode).toBe(401);
  });

  test('the server creates exactly one account with one grant for simultaneous sign-ups with one e-mail', async () => {
    const body = newcomer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        register({ ...body, email: index % 2 ? body.email : body.email.toUpperCase() }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'email_taken',
    });
    const { rows } = await owner.query(
      `SELECT (SELECT count(*)::int FROM users WHERE email = $1) AS users, count(*)::int AS grants
         FROM credit_transfers t JOIN users u ON u.id = t.user_id WHERE u.email = $1 AND t.kind = 'grant'`,
      [body.email],
    );
    expect(rows).toEqual([{ users: 1, grants: 1 }]);
    expect(await auditOf(owner)).toEqual([]);
  });
});

describe('signing in and out', () => {
  test('a sign-in returns the user for a correct password, regardless of the case of the e-mail', async () => {
    const body = newcomer();
    await register(body);
    const answer = await login({ email: body.email.toUpperCase(), password: body.password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ user: { email: body.email, credits: 2 } });
    expect((await me(cookieOf(answer))).statusCode).toBe(200);
  });

  test('a sign-in has the same response for an unknown e-mail, a wrong password and an account without a password', async () => {
    const body = newcomer();
    await register(body);
    const elsewhere = `elsewhere-${randomUUID()}@example.test`;
    await owner.query(`SELECT create_account($1, NULL, 'Elsewhere', NULL, NULL, 'user', 2)`, [elsewhere]);
    const answers = await Promise.all([
      login({ email: `nobody-${randomUUID()}@example.test`, password: body.password }),
      login({ email: body.email, password: 'another one' }),
      login({ email: elsewhere, password: 'another one' }),
    ]);
    const compared = answers.map((answer) => {
      const { requestId: _id, ...rest } = answer.json<Record<string, unknown>>();
      const { 'x-request-id': _header, date: _date, ...headers } = answer.headers;
      return { status: answer.statusCode, rest, headers };
    });
    expect(compared[0]).toMatchObject({ status: 401, rest: { code: 'wrong_credentials' } });
    expect(compared[1]).toEqual(compared[0]);
    expect(compared[2]).toEqual(compared[0]);
  });

  test('the error names the invalid fields of a sign-in', async () => {
    expect((await login({ email: 'nobody' })).json()).toMatchObject({
      code: 'invalid_request',
      fields: { email: expect.any(String), password: 'This field is required' },
    });
    expect((await login({ email: { $ne: '' }, password: ['x'] })).statusCode).toBe(400);
  });

  test('each sign-in begins a new session and ends the previous session of the browser', async () => {
    const body = newcomer();
    const first = cookieOf(await register(body));
    const fixed = await login({ email: body.email, password: body.password }, { cookie: first });
    expect(cookieOf(fixed)).not.toBe(first);
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(cookieOf(fixed))).statusCode).toBe(200);
    expect(server.ended.at(-1)?.userId).toBe(fixed.json<{ user: { uid: string } }>().user.uid);
  });

  test('the session route returns the signed-in user, and null without a session', async () => {
    const ask = (cookie: string) => server.call('GET', '/api/session', { cookie });
    const answer = await register(newcomer());
    const session = await ask(cookieOf(answer));
    expect([session.statusCode, session.json()]).toEqual([200, answer.json()]);
    for (const cookie of ['', 'sid=short', `sid=${'A'.repeat(43)}`, 'signed-in=1']) {
      const nobody = await ask(cookie);
      expect([nobody.statusCode, nobody.json()]).toEqual([200, { user: null }]);
    }
  });

  test('a sign-out ends the session, publishes its end, and clears the cookie', async () => {
    const answer = await register(newcomer());
    const { uid } = answer.json<{ user: { uid: string } }>().user;
    const out = await server.call('POST', '/api/auth/logout', { cookie: cookieOf(answer) });
    expect(out.statusCode).toBe(204);
    expect(out.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=; Max-Age=0;/),
      expect.stringMatching(/^signed-in=; Max-Age=0;/),
    ]);
    expect((await me(cookieOf(answer))).json()).toMatchObject({ code: 'signed_out' });
    expect(server.ended.filter(({ userId }) => userId === uid)).toHaveLength(1);
    expect((await server.call('POST', '/api/auth/logout', { cookie: cookieOf(answer) })).statusCode).toBe(
      204,
    );
  });
});

describe('sessions', () => {
  const tokenHash = `sha256(convert_to($1, 'UTF8'))`;
  const age = (cookie: string, changes: string) =>
    owner.query(`UPDATE sessions SET ${changes} WHERE token_hash = ${tokenHash}`, [cookie.split('=')[1]]);

  test('the server refuses missing and made-up session tokens', async () => {
    for (const cookie of [
      '',
      'sid=',
      'sid=short',
      `sid=${'A'.repeat(43)}`,
      'sid=%00%ff',
      `__Host-sid=${'A'.repeat(43)}`,
    ]) {
      expect((await me(cookie)).statusCode).toBe(401);
    }
  });

  test('the server stores sessions without their tokens', async () => {
    const token = cookieOf(await register(newcomer())).split('=')[1] ?? '';
    const { rows } = await owner.query<{ row: string }>('SELECT s::text AS row FROM sessions s');
    expect(rows.length).toBeGreaterThan(0);
    const bytes = Buffer.from(token, 'base64url').toString('hex');
    for (const { row } of rows) expect([row.includes(token), row.includes(bytes)]).toEqual([false, false]);
  });

  test('the server ends a session after 30 days, or after 7 days without use', async () => {
    const [old, idle, fresh] = [
      await register(newcomer()),
      await register(newcomer()),
      await register(newcomer()),
    ].map(cookieOf);
    await age(old ?? '', `expires_at = now() - interval '1 second'`);
    await age(idle ?? '', `last_seen_at = now() - interval '7 days 1 second'`);
    await age(fresh ?? '', `last_seen_at = now() - interval '6 days 23 hours'`);
    expect((await me(old ?? '')).statusCode).toBe(401);
    expect((await me(idle ?? '')).statusCode).toBe(401);
    expect((await me(fresh ?? '')).statusCode).toBe(200);
    // The time of the last use of a session is recorded in the background, after the response.
    const seen = async () =>
      (
        await owner.query(
          `SELECT 1 FROM sessions WHERE token_hash = ${tokenHash} AND last_seen_at > now() - interval '1 minute'`,
          [fresh?.split('=')[1]],
        )
      ).rowCount;
    await until(seen, { what: 'the use of the session in its row' });
  });

  test('the server lists the sessions of a user, who can end each session; another user cannot end these sessions', async () => {
    const body = newcomer();
    const first = cookieOf(await register(body));
    const second = cookieOf(await login({ email: body.email, password: body.password }));
    const stranger = cookieOf(await register(newcomer()));
    const list = await server.call('GET', '/api/auth/sessions', { cookie: second });
    const { items } = list.json<{ items: { id: string; current: boolean }[] }>();
    expect(items.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(list.body).not.toContain('token');
    const path = `/api/auth/sessions/${items.find(({ current }) => !current)?.id}`;
    const foreign = await server.call('DELETE', path, { cookie: stranger });
    const unknown = await server.call('DELETE', `/api/auth/sessions/${randomUUID()}`, { cookie: stranger });
    expect([foreign.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect((await server.call('DELETE', '/api/auth/sessions/1', { cookie: stranger })).statusCode).toBe(404);
    expect((await server.call('DELETE', path, { cookie: second })).statusCode).toBe(204);
    expect((await me(first)).statusCode).toBe(401);
    expect((await me(second)).statusCode).toBe(200);
    expect(server.ended.at(-1)?.sessionId).toBe(path.split('/').at(-1));
  });
});

describe('actions of a stolen session', () => {
  test('the export and the end of other sessions need a recent sign-in, and the end of the own session does not', async () => {
    const body = newcomer();
    const first = cookieOf(await register(body));
    const cookie = cookieOf(await login({ email: body.email, password: body.password }));
    const list = await server.call('GET', '/api/auth/sessions', { cookie });
    const { items } = list.json<{ items: { id: string; current: boolean }[] }>();
    const pathOf = (isCurrent: boolean) =>
      `/api/auth/sessions/${items.find(({ current }) => current === isCurrent)?.id}`;
    await owner.query(
      `UPDATE sessions SET authenticated_at = now() - interval '16 minutes'
        WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [body.email],
    );
    for (const [method, path] of [
      ['GET', '/api/me/export'],
      ['DELETE', pathOf(false)],
      ['DELETE', '/api/auth/sessions'],
    ] as const) {
      const answer = await server.call(method, path, { cookie });
      expect([path, answer.statusCode, answer.json()]).toMatchObject([
        path,
        403,
        { code: 'recent_sign_in_required' },
      ]);
    }
    expect((await me(first)).statusCode).toBe(200);
    const { password } = body;
    expect((await server.call('POST', '/api/auth/confirm', { cookie, body: { password } })).statusCode).toBe(
      204,
    );
    expect((await server.call('DELETE', pathOf(false), { cookie })).statusCode).toBe(204);
    expect((await me(first)).statusCode).toBe(401);
    await owner.query(`UPDATE sessions SET authenticated_at = now() - interval '16 minutes' WHERE id = $1`, [
      pathOf(true).split('/').at(-1),
    ]);
    expect((await server.call('DELETE', pathOf(true), { cookie })).statusCode).toBe(204);
    expect((await me(cookie)).statusCode).toBe(401);
  });
});

describe('the account of the signed-in user', () => {
  test('an update changes only the named fields of the account', async () => {
    const cookie = cookieOf(await register(newcomer()));
    const answer = await server.call('PATCH', '/api/me', {
      cookie,
      body: { displayName: 'Eva', language: 'es' },
    });
    expect(answer.json()).toMatchObject({ user: { displayName: 'Eva', country: 'Spain', language: 'es' } });
    expect((await server.call('PATCH', '/api/me', { cookie, body: {} })).statusCode).toBe(200);
    const country = (name: string) => server.call('PATCH', '/api/me', { cookie, body: { country: name } });
    expect((await country('Not specified')).json()).toMatchObject({ user: { country: 'Not specified' } });
    expect((await country('')).json()).toMatchObject({ fields: { country: 'Selecciona tu país' } });
    expect((await country('mx')).json()).toMatchObject({ user: { country: 'Mexico' } });
    for (const smuggled of [
      { role: 'admin' },
      { credits: 100 },
      { email: 'x@example.test' },
      { uid: randomUUID() },
    ]) {
      expect((await server.call('PATCH', '/api/me', { cookie, body: smuggled })).statusCode).toBe(400);
    }
    const missing = await server.call('DELETE', '/api/auth/sessions/1', { cookie });
    expect(missing.json()).toMatchObject({ error: 'No hay nada en esta dirección.' });
  });

  test('the account route returns the account with its credits and ledger', async () => {
    const cookie = cookieOf(await register(newcomer()));
    expect((await server.call('GET', '/api/me/credits', { cookie })).json()).toEqual({
      available: 2,
      held: 0,
      debt: 0,
    });
    expect((await server.call('GET', '/api/me/ledger', { cookie })).json()).toEqual({
      items: [
        {
          id: expect.any(String),
          kind: 'grant',
          amount: 2,
          debt: 0,
          generationId: null,
          thumbnail: null,
          purchase: null,
          spent: 0,
          createdAt: expect.any(String),
        },
      ],
      nextCursor: null,
    });
    const { months } = (await server.call('GET', '/api/me/spending', { cookie })).json<Spending>();
    expect(months.map(({ spent }) => spent)).toEqual(Array<number>(12).fill(0));
    expect(months.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
    expect((await server.call('GET', '/api/me/ledger?cursor=zzz', { cookie })).json()).toMatchObject({
      items: [],
    });
  });

  test('the server gives an account its missing sign-up grant once, when the account is loaded', async () => {
    const answer = await register(newcomer());
    const { uid } = answer.json<{ user: { uid: string } }>().user;
    await owner.query(`ALTER TABLE credit_transfers DISABLE TRIGGER append_only`);
    await owner.query(`DELETE FROM credit_transfers WHERE user_id = $1`, [uid]);
    await owner.query(`ALTER TABLE credit_transfers ENABLE TRIGGER append_only`);
    await owner.query(`UPDATE credit_accounts SET balance = 0, version = 0 WHERE user_id = $1`, [uid]);
    const loads = await Promise.all(Array.from({ length: 8 }, () => me(cookieOf(answer))));
    for (const load of loads) expect(load.json()).toMatchObject({ user: { credits: 2 } });
    expect(await auditOf(owner)).toEqual([]);
  });
});

describe('the first administrator', () => {
  test('the boot creates the first administrator once, who can sign in and keeps the first password', async () => {
    const database = server.app.get(DataSource);
    const email = `admin-${randomUUID()}@example.test`;
    await Promise.all([
      ensureAdministrator(database, { email, password: 'first of many' }),
      ensureAdministrator(database, { email, password: 'first of many' }),
    ]);
    await ensureAdministrator(database, { email, password: 'another one' });
    expect((await login({ email, password: 'another one' })).statusCode).toBe(401);
    expect((await login({ email, password: 'first of many' })).json()).toMatchObject({
      user: { role: 'admin', isEmailVerified: true },
    });
  });

  test('the boot refuses the e-mail of an ordinary account for the first administrator', async () => {
    const body = newcomer();
    await register(body);
    await expect(ensureAdministrator(server.app.get(DataSource), body)).rejects.toThrow('ordinary account');
  });
});
