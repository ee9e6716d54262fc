import { randomUUID } from 'node:crypto';
import { type TestDatabase, auditOf, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { mintToken } from './account-tokens';
import type { TokenPurpose } from './account-tokens.queries';
import { Sessions } from '../sessions/sessions.service';
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

const password = 'correct horse battery';
type Person = { id: string; email: string; cookie: string };

const person = async (): Promise<Person> => {
  const email = `ana-${randomUUID()}@example.test`;
  const answer = await server.call('POST', '/api/auth/register', {
    body: { email, password, displayName: 'Ana', country: 'Spain' },
  });
  return { id: answer.json<{ user: { uid: string } }>().user.uid, email, cookie: cookieOf(answer) };
};
const linkFor = (to: Person, purpose: TokenPurpose) =>
  mintToken(server.app.get(DataSource), { userId: to.id, email: to.email }, purpose);
const login = (email: string, secret: string) =>
  server.call('POST', '/api/auth/login', { body: { email, password: secret } });
const ask = (email: string) => server.call('POST', '/api/auth/password-reset', { body: { email } });
const confirm = (token: string, next: string) =>
  server.call('POST', '/api/auth/password-reset/confirm', { body: { token, password: next } });
const verify = (token: string) => server.call('POST', '/api/auth/verify-email', { body: { token } });
const me = (cookie: string) => server.call('GET', '/api/me', { cookie });
const mailsOf = async ({ id, email }: Person): Promise<string[]> => {
  const { rows } = await owner.query<{ kind: string }>(
    'SELECT kind FROM mails WHERE user_id = $1 OR email = $2 ORDER BY id',
    [id, email],
  );
  return rows.map(({ kind }) => kind);
};

describe('requesting a password reset', () => {
  test('a request for a password reset is answered with the same bytes for known and unknown e-mails, and writes the same kind of row', async () => {
    const known = await person();
    const unknown = `nobody-${randomUUID()}@example.test`;
    const answers = [await ask(known.email.toUpperCase()), await ask(unknown)];
    const compared = answers.map(({ statusCode, body, headers }) => {
      const { 'x-request-id': _id, date: _date, ...rest } = headers;
      return { statusCode, body, rest };
    });
    expect(compared[0]).toMatchObject({ statusCode: 202, body: '{}' });
    expect(compared[1]).toEqual(compared[0]);
    const { rows } = await owner.query<object>(
      `SELECT user_id, email, kind, attempts FROM mails WHERE email = ANY ($1) ORDER BY id`,
      [[known.email, unknown]],
    );
    expect(rows).toEqual(
      [known.email, unknown].map((email) => ({ user_id: null, email, kind: 'reset_password', attempts: 0 })),
    );
  });

  test('a request for a password reset requires an e-mail address', async () => {
    expect((await ask('nobody')).json()).toMatchObject({ fields: { email: 'Please enter a valid email' } });
  });
});

describe('resetting the password', () => {
  test('a password reset ends and publishes every session, verifies the e-mail, and sends a mail to the owner', async () => {
    const ana = await person();
    const second = cookieOf(await login(ana.email, password));
    const stranger = await person();
    const other = await linkFor(ana, 'reset_password');
    const before = server.ended.length;
    const answer = await confirm(await linkFor(ana, 'reset_password'), 'a whole new one');
    expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
    for (const cookie of [ana.cookie, second]) expect((await me(cookie)).statusCode).toBe(401);
    expect((await me(stranger.cookie)).statusCode).toBe(200);
    const ended = server.ended.slice(before);
    expect(ended.map(({ userId }) => userId)).toEqual([ana.id, ana.id]);
    expect(new Set(ended.map(({ sessionId }) => sessionId)).size).toBe(2);
    expect((await login(ana.email, password)).statusCode).toBe(401);
    expect((await login(ana.email, 'a whole new one')).json()).toMatchObject({
      user: { isEmailVerified: true },
    });
    expect(await mailsOf(ana)).toEqual(['verify_email', 'new_device', 'password_changed']);
    // After a password reset every other reset link of the user is invalid.
    expect((await confirm(other, 'yet another one')).json()).toMatchObject({ code: 'token_invalid' });
  });

  test('a password reset deletes trusted devices and pending links', async () => {
    const ana = await person();
    await owner.query(
      `INSERT INTO pending_links VALUES (sha256('x'), $1, 'https://issuer.test', 'sub', now() + interval '1 hour')`,
      [ana.id],
    );
    const theirs = async () =>
      (
        await owner.query(
          'SELECT 1 FROM known_devices WHERE user_id = $1 UNION ALL SELECT 1 FROM pending_links WHERE user_id = $1',
          [ana.id],
        )
      ).rowCount;
    expect(await theirs()).toBeGreaterThan(0);
    expect((await confirm(await linkFor(ana, 'reset_password'), 'a whole new one')).statusCode).toBe(204);
    expect(await theirs()).toBe(0);
  });

  test('a simultaneous sign-in with the old password is refused after a password reset', async () => {
    const ana = await person();
    const token = await linkFor(ana, 'reset_password');
    const sessions = server.app.get(Sessions, { strict: false });
    const create = sessions.create.bind(sessions);
    // The sign-in has verified the old password; the reset happens before its session begins.
    const slow = jest.spyOn(sessions, 'create').mockImplementationOnce(async (...given) => {
      expect((await confirm(token, 'a whole new one')).statusCode).toBe(204);
      return create(...given);
    });
    const answer = await login(ana.email, password);
    expect([slow.mock.calls.length, answer.statusCode, cookieOf(answer)]).toEqual([1, 401, '']);
    slow.mockRestore();
  });

  test('a reset link that is used 20 times at once is accepted once', async () => {
    const ana = await person();
    const token = await linkFor(ana, 'reset_password');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => confirm(token, `a new password ${index}`)),
    );
    const counted = answers.flatMap(({ statusCode }, index) => (statusCode === 204 ? [index] : []));
    expect(counted).toHaveLength(1);
    for (const { statusCode, body } of answers) {
      if (statusCode !== 204) expect(body).toContain('token_invalid');
    }
    expect((await login(ana.email, `a new password ${counted[0]}`)).statusCode).toBe(200);
    expect(await mailsOf(ana)).toEqual(['verify_email', 'password_changed']);
  });

  test('one of several reset links of one user is accepted when all are used at once', async () => {
    const ana = await person();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => linkFor(ana, 'reset_password')));
    const answers = await Promise.all(
      tokens.map((token, index) => confirm(token, `a new password ${index}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array(9).fill(400)]);
  });

  test('a reset link stays usable after a refused password', async () => {
    const ana = await person();
    const token = await linkFor(ana, 'reset_password');
    for (const weak of ['short', 'password1', 'Football7', ana.email, ana.email.split('@')[0] ?? '']) {
      expect((await confirm(token, weak)).json()).toMatchObject({
        code: 'invalid_request',
        fields: { password: expect.any(String) },
      });
    }
    expect((await me(ana.cookie)).statusCode).toBe(200);
    expect((await confirm(token, 'a whole new one')).statusCode).toBe(204);
  });

  test.each([
    ['unknown', async () => 'A'.repeat(43)],
    ['empty', async () => ''],
    [
      'too old',
      async (ana: Person) => {
        const token = await linkFor(ana, 'reset_password');
        await owner.query(
          `UPDATE account_tokens SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
          [ana.id],
        );
        return token;
      },
    ],
    ['for another purpose', (ana: Person) => linkFor(ana, 'verify_email')],
    [
      'sent to an address that the user no longer has',
      async (ana: Person) => {
        const token = await linkFor(ana, 'reset_password');
        await owner.query(`UPDATE users SET email = 'new-' || email WHERE id = $1`, [ana.id]);
        return token;
      },
    ],
    [
      'of a deleted account',
      async (ana: Person) => {
        await owner.query('SELECT delete_account($1)', [ana.id]);
        return mintToken(
          server.app.get(DataSource),
          { userId: ana.id, email: `deleted-${ana.id}@deleted.invalid` },
          'reset_password',
        );
      },
    ],
  ])('the server refuses a reset link that is %s', async (_, make) => {
    const ana = await person();
    const token = await make(ana);
    const answer = await confirm(token, 'a whole new one');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'token_invalid']);
    expect((await login(ana.email, 'a whole new one')).statusCode).toBe(401);
  });
});

describe('verifying the e-mail', () => {
  test('the server accepts the verification link of the sign-up mail once, and begins no session', async () => {
    const ana = await person();
    expect(await mailsOf(ana)).toEqual(['verify_email']);
    const token = await linkFor(ana, 'verify_email');
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(19);
    expect((await me(ana.cookie)).json()).toMatchObject({ user: { isEmailVerified: true } });
    expect(answers.find(({ statusCode }) => statusCode === 204)?.headers['set-cookie']).toBeUndefined();
  });

  test('the server sends no verification mail if the account could not be created', async () => {
    const ana = await person();
    const again = await server.call('POST', '/api/auth/register', {
      body: { email: ana.email, password, displayName: 'Eva', country: 'Spain' },
    });
    expect(again.statusCode).toBe(409);
    expect(await mailsOf(ana)).toEqual(['verify_email']);
  });

  test('the server refuses a verification link for another address or purpose', async () => {
    const ana = await person();
    const reset = await linkFor(ana, 'reset_password');
    const old = await linkFor(ana, 'verify_email');
    await owner.query(`UPDATE users SET email = 'new-' || email WHERE id = $1`, [ana.id]);
    for (const token of [reset, old])
      expect((await verify(token)).json()).toMatchObject({ code: 'token_invalid' });
    expect((await me(ana.cookie)).json()).toMatchObject({ user: { isEmailVerified: false } });
  });

  test('the server sends another verification mail at the request of a user whose address is not verified', async () => {
    const ana = await person();
    const send = (cookie: string) => server.call('POST', '/api/auth/verify-email/send', { cookie });
    expect((await send('')).statusCode).toBe(401);
    expect((await send(ana.cookie)).statusCode).toBe(202);
    expect(await mailsOf(ana)).toEqual(['verify_email', 'verify_email']);
    await owner.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [ana.id]);
    expect((await send(ana.cookie)).statusCode).toBe(202);
    expect(await mailsOf(ana)).toHaveLength(2);
  });
});

describe('changing the password', () => {
  const change = (cookie: string, body: object) => server.call('POST', '/api/me/password', { cookie, body });

  test('a password change requires the current password, ends every other session, and replaces this browser’s session', async () => {
    const ana = await person();
    const second = cookieOf(await login(ana.email, password));
    const link = await linkFor(ana, 'reset_password');
    const before = server.ended.length;
    const answer = await change(ana.cookie, { currentPassword: password, password: 'a whole new one' });
    expect(answer.statusCode).toBe(204);
    const fresh = cookieOf(answer);
    expect(fresh).toMatch(/^sid=[\w-]{43}$/);
    expect(fresh).not.toBe(ana.cookie);
    expect([(await me(ana.cookie)).statusCode, (await me(second)).statusCode]).toEqual([401, 401]);
    expect((await me(fresh)).json()).toMatchObject({ user: { uid: ana.id } });
    // The end of every old session is published. The end of this browser's old session is published last.
    expect(new Set(server.ended.slice(before).map(({ sessionId }) => sessionId)).size).toBe(2);
    // The requests of this test send no cookie of a device, so that each is a new device.
    expect(await mailsOf(ana)).toEqual(['verify_email', 'new_device', 'password_changed', 'new_device']);
    expect((await confirm(link, 'yet another one')).statusCode).toBe(400);
    expect((await login(ana.email, 'a whole new one')).statusCode).toBe(200);
  });

  test('the server refuses a password change with a wrong or missing current password or a weak new password', async () => {
    const ana = await person();
    for (const [body, field, sentence] of [
      [
        { currentPassword: 'wrong', password: 'a whole new one' },
        'currentPassword',
        'This password is incorrect',
      ],
      [{ password: 'a whole new one' }, 'currentPassword', 'This field is required'],
      [{ currentPassword: password, password: 'short' }, 'password', expect.any(String)],
      [{ currentPassword: password, password: 'QWERTY123' }, 'password', expect.any(String)],
      [{ currentPassword: password, password: 'Football7' }, 'password', expect.any(String)],
    ] as const) {
      const answer = await change(ana.cookie, body);
      expect([answer.statusCode, answer.json<object>()]).toEqual([
        400,
        expect.objectContaining({ code: 'invalid_request', fields: { [field]: sentence } }),
      ]);
    }
    expect((await me(ana.cookie)).statusCode).toBe(200);
    expect(await mailsOf(ana)).toEqual(['verify_email']);
    expect((await change('', { currentPassword: password, password: 'a whole new one' })).statusCode).toBe(
      401,
    );
  });

  test('the first password of an account without a password is set once, even by simultaneous requests', async () => {
    const ana = await person();
    await owner.query('UPDATE users SET password_hash = NULL WHERE id = $1', [ana.id]);
    const cookies = [ana.cookie];
    expect((await me(ana.cookie)).json()).toMatchObject({ user: { hasPassword: false } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        change(cookies[0] ?? '', { password: `first password ${index}` }),
      ),
    );
    const [counted, ...more] = answers.flatMap((answer) => (answer.statusCode === 204 ? [answer] : []));
    expect(more).toEqual([]);
    expect((await me(cookieOf(counted ?? answers[0]!))).json()).toMatchObject({
      user: { hasPassword: true },
    });
    expect(await auditOf(owner)).toEqual([]);
  });
});

describe('POST /api/register-user', () => {
  const call = (cookie: string, body: object) => server.call('POST', '/api/register-user', { cookie, body });

  test('the route register-user completes the missing fields of a profile, and changes nothing at the second call', async () => {
    const ana = await person();
    await owner.query(`UPDATE users SET country = 'Not specified', display_name = '' WHERE id = $1`, [
      ana.id,
    ]);
    const body = {
      uid: ana.id,
      email: ana.email.toUpperCase(),
      displayName: 'Ana López',
      country: 'mx',
      isEmailVerified: true,
    };
    const answer = await call(ana.cookie, body);
    expect(answer.statusCode).toBe(200);
    // The e-mail is verified only by the link in a mail, not by a property of the request body.
    expect(answer.json()).toMatchObject({
      user: { displayName: 'Ana López', country: 'Mexico', isEmailVerified: false, credits: 2 },
    });
    expect((await call(ana.cookie, body)).json()).toEqual(answer.json());
    expect((await call(ana.cookie, { country: 'Spain', displayName: 'Other' })).json()).toEqual(
      answer.json(),
    );
    expect((await call(ana.cookie, { country: 'Not specified' })).statusCode).toBe(200);
  });

  test('the server refuses a profile completion for another user’s id or without a session', async () => {
    const [ana, eva] = [await person(), await person()];
    expect((await call(ana.cookie, { uid: eva.id })).statusCode).toBe(403);
    expect((await call(ana.cookie, { uid: ana.id, email: eva.email })).statusCode).toBe(403);
    expect((await call('', { uid: ana.id })).statusCode).toBe(401);
    expect((await call(ana.cookie, { credits: 100 })).statusCode).toBe(400);
    expect((await call(ana.cookie, { country: 'Atlantis' })).statusCode).toBe(400);
  });
});
