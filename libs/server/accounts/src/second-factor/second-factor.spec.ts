import { type TestDatabase, testDatabase, until, withShiftedClock, wrongClocks } from '@portada/testing';
import { recordSecurityEvents } from '../abuse/record-security-events';
import { Pool } from 'pg';
import { type TestApp, startTestApp } from '../test-app.fixture';
import {
  type Account,
  registerAccount,
  registerWithAuthenticator,
  sessionCookieOf,
  stepCookieOf,
} from './second-factor.fixture';
import { describeTotp, stepOfCode } from './totp';
import { TOTP, URI } from 'otpauth';

let testing: TestDatabase;
let owner: Pool;
let server: TestApp;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  server = await startTestApp({ url: testing.url });
  recordSecurityEvents(server.app);
});
afterAll(async () => {
  await server.app.close();
  await owner.end();
  await testing.drop();
});

const login = ({ email, password }: Account, cookie = '') =>
  server.call('POST', '/api/auth/login', { body: { email, password }, cookie });
const complete = (step: string, code: string) =>
  server.call('POST', '/api/auth/second-factor', { body: { code }, cookie: step });
const statusOf = (cookie: string) => server.call('GET', '/api/me/second-factor', { cookie });
const sessionsOf = async (id: string): Promise<number> =>
  Number((await owner.query('SELECT count(*) FROM sessions WHERE user_id = $1', [id])).rows[0].count);
const mailsOf = async (id: string): Promise<string[]> =>
  (await owner.query('SELECT kind FROM mails WHERE user_id = $1 ORDER BY id', [id])).rows.map(
    ({ kind }) => kind,
  );
const wrongCode = { code: 'invalid_request', fields: { code: expect.any(String) } };
const expired = { code: 'second_factor_expired' };

describe('the codes of an authenticator app', () => {
  const secret = Buffer.from('12345678901234567890');
  const now = 1_700_000_010_000;
  const codeAt = (ms: number) =>
    (URI.parse(describeTotp(secret, 'a@b.test').uri) as TOTP).generate({ timestamp: ms });

  test('the code of RFC 6238 is accepted at its time', () => {
    expect(stepOfCode(secret, '287082', 59_000)).toBe(1);
  });

  test.each([
    [-60, null],
    [-30, -1],
    [0, 0],
    [30, 1],
    [60, null],
  ])('a code of %d seconds from now belongs to the step %s', (seconds, distance) => {
    const step = Math.floor(now / 30_000);
    const found = stepOfCode(secret, codeAt(now + seconds * 1000), now);
    expect(found).toBe(distance === null ? null : step + distance);
  });
});

describe('adding and removing', () => {
  test('an authenticator app is added with its first code, and brings ten recovery codes and a mail', async () => {
    const ana = await registerAccount(server);
    expect((await statusOf(ana.cookie)).json()).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    const begun = await server.call('POST', '/api/me/second-factor/totp', { cookie: ana.cookie });
    expect(begun.statusCode).toBe(201);
    const { secret, uri } = begun.json<{ secret: string; uri: string }>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Portada:${encodeURIComponent(ana.email)}?`);
    const confirm = (code: string) =>
      server.call('POST', '/api/me/second-factor/totp/confirm', { cookie: ana.cookie, body: { code } });
    expect((await confirm('123')).json()).toMatchObject(wrongCode);
    // The factor is not in use before its first code.
    expect((await login(ana)).json()).toMatchObject({ user: { uid: ana.id, hasSecondFactor: false } });
    const added = await confirm((URI.parse(uri) as TOTP).generate());
    expect(added.statusCode).toBe(200);
    const { recoveryCodes } = added.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{5}-){4}[0-9a-hjkmnp-tv-z]{6}$/);
    expect((await statusOf(ana.cookie)).json()).toEqual({
      totp: { createdAt: expect.any(String) },
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    expect(await mailsOf(ana.id)).toContain('second_factor_added');
    const again = await server.call('POST', '/api/me/second-factor/totp', { cookie: ana.cookie });
    expect(again.json()).toMatchObject({ code: 'second_factor_exists' });
    const { rows } = await owner.query(
      `SELECT f::text AS row FROM totp_factors f WHERE user_id = $1
        UNION ALL SELECT r::text FROM recovery_codes r WHERE user_id = $1`,
      [ana.id],
    );
    const stored = rows.map(({ row }) => row).join();
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(plain);
  });

  test('changes of second factors need a recent sign-in, and a code renews it', async () => {
    const ana = await registerWithAuthenticator(server);
    const age = () =>
      owner.query(`UPDATE sessions SET authenticated_at = now() - interval '16 minutes' WHERE user_id = $1`, [
        ana.id,
      ]);
    const changes = [
      ['POST', '/api/me/second-factor/totp'],
      ['POST', '/api/me/second-factor/totp/confirm', { code: '123456' }],
      ['DELETE', '/api/me/second-factor/totp'],
      ['POST', '/api/me/second-factor/recovery-codes'],
    ] as const;
    await age();
    for (const [method, path, body] of changes) {
      const answer = await server.call(method, path, { cookie: ana.cookie, ...(body && { body }) });
      expect([path, answer.json().code]).toEqual([path, 'recent_sign_in_required']);
    }
    const confirm = (body: object) => server.call('POST', '/api/auth/confirm', { cookie: ana.cookie, body });
    expect((await confirm({})).json()).toMatchObject({ fields: { password: expect.any(String) } });
    expect((await confirm({ code: ana.app.wrong() })).json()).toMatchObject(wrongCode);
    const code = ana.app.next();
    expect((await confirm({ code })).statusCode).toBe(204);
    expect(
      (await server.call('DELETE', '/api/me/second-factor/totp', { cookie: ana.cookie })).statusCode,
    ).toBe(204);
    await age();
    expect((await confirm({ code })).json()).toMatchObject(wrongCode);
    expect((await confirm({ password: ana.password })).statusCode).toBe(204);
  });

  test('the removal of the last factor deletes the recovery codes, and sign-in needs only the password', async () => {
    const ana = await registerWithAuthenticator(server);
    const remove = () => server.call('DELETE', '/api/me/second-factor/totp', { cookie: ana.cookie });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect((await statusOf(ana.cookie)).json()).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect(await mailsOf(ana.id)).toContain('second_factor_removed');
    expect((await login(ana)).json()).toMatchObject({ user: { uid: ana.id } });
    const codes = await server.call('POST', '/api/me/second-factor/recovery-codes', { cookie: ana.cookie });
    expect(codes.statusCode).toBe(404);
  });

  test('new recovery codes replace the former ones', async () => {
    const ana = await registerWithAuthenticator(server);
    const made = await server.call('POST', '/api/me/second-factor/recovery-codes', { cookie: ana.cookie });
    const [fresh = ''] = made.json<{ recoveryCodes: string[] }>().recoveryCodes;
    const step = stepCookieOf(await login(ana));
    expect((await complete(step, ana.recoveryCodes[0] ?? '')).json()).toMatchObject(wrongCode);
    expect((await complete(step, fresh.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
  });
});

describe('signing in', () => {
  test('the password of an account with a second factor gives no session but a step, and the code completes it', async () => {
    const ana = await registerWithAuthenticator(server);
    const first = await login(ana);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({
      user: null,
      secondFactor: { methods: ['totp', 'recovery_code'], expiresAt: expect.any(String) },
    });
    expect(sessionCookieOf(first)).toBe('');
    expect([first.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(
        /^second_factor=[\w-]{43}; Max-Age=300; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const step = stepCookieOf(first);
    expect((await server.call('GET', '/api/me', { cookie: step })).statusCode).toBe(401);
    const read = await server.call('GET', '/api/auth/second-factor', { cookie: step });
    expect(read.json()).toEqual(first.json().secondFactor);
    expect((await complete(step, ana.app.wrong())).json()).toMatchObject(wrongCode);
    const code = ana.app.next();
    const done = await complete(step, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(done.json()).toMatchObject({ user: { uid: ana.id, hasSecondFactor: true } });
    const me = await server.call('GET', '/api/me', { cookie: sessionCookieOf(done) });
    expect(me.json()).toMatchObject({ user: { uid: ana.id } });
    // The step is over, and the code was used.
    expect((await complete(step, ana.recoveryCodes[0] ?? '')).json()).toMatchObject(expired);
    expect((await complete(stepCookieOf(await login(ana)), code)).json()).toMatchObject(wrongCode);
  });

  test.each(wrongClocks)(
    'codes are accepted, and actions after a recent sign-in allowed, by an api whose clock is %s',
    async (_how, ms) => {
      const ana = await registerWithAuthenticator(server);
      const step = stepCookieOf(await login(ana));
      const code = ana.app.next();
      const [answer, protectedAnswer] = await withShiftedClock(ms, async () => [
        await complete(step, code),
        await server.call('POST', '/api/me/second-factor/recovery-codes', { cookie: ana.cookie }),
      ]);
      expect([answer.statusCode, protectedAnswer.statusCode]).toEqual([200, 201]);
    },
  );

  test('a recovery code completes one sign-in', async () => {
    const ana = await registerWithAuthenticator(server);
    const [code = ''] = ana.recoveryCodes;
    expect((await complete(stepCookieOf(await login(ana)), code)).statusCode).toBe(200);
    expect((await complete(stepCookieOf(await login(ana)), code)).json()).toMatchObject(wrongCode);
    expect((await statusOf(ana.cookie)).json()).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test('a recovery code has at least 128 bits, and a code of 80 bits of an earlier version completes a sign-in', async () => {
    const ana = await registerWithAuthenticator(server);
    const signs = ana.recoveryCodes.map((code) => code.replaceAll('-', '').length);
    expect(Math.min(...signs) * Math.log2(32)).toBeGreaterThanOrEqual(128);
    await owner.query('INSERT INTO recovery_codes (code_hash, user_id) VALUES (sha256($1), $2)', [
      `${ana.id} 4q7xm02k9vfptz31`,
      ana.id,
    ]);
    expect((await complete(stepCookieOf(await login(ana)), '4Q7X-mO2K-9vfp-tz31')).statusCode).toBe(200);
  });

  test.each(['app', 'recovery code'])(
    'two simultaneous uses of one code of the %s give one session',
    async (kind) => {
      const ana = await registerWithAuthenticator(server);
      const steps = await Promise.all([1, 2, 3, 4].map(async () => stepCookieOf(await login(ana))));
      const before = await sessionsOf(ana.id);
      const code = kind === 'app' ? ana.app.next() : (ana.recoveryCodes[0] ?? '');
      const answers = await Promise.all(steps.map((step) => complete(step, code)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
      expect(await sessionsOf(ana.id)).toBe(before + 1);
    },
  );

  test('two different codes for one step give one session', async () => {
    const ana = await registerWithAuthenticator(server);
    const step = stepCookieOf(await login(ana));
    const before = await sessionsOf(ana.id);
    const answers = await Promise.all(ana.recoveryCodes.slice(0, 3).map((code) => complete(step, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await sessionsOf(ana.id)).toBe(before + 1);
  });

  test('a step ends after five wrong codes, also simultaneous ones', async () => {
    const ana = await registerWithAuthenticator(server);
    const step = stepCookieOf(await login(ana));
    const wrong = ana.app.wrong();
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(step, wrong)));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect((await complete(step, ana.app.next())).json()).toMatchObject(expired);
  });

  test('wrong codes of an account are limited across steps, and a trusted device keeps its own count', async () => {
    const ana = await registerWithAuthenticator(server);
    const signedIn = await complete(stepCookieOf(await login(ana)), ana.recoveryCodes[0] ?? '');
    const device = [signedIn.headers['set-cookie']]
      .flat()
      .find((cookie) => cookie?.startsWith('known_device='));
    const wrong = ana.app.wrong();
    for (let round = 0; round < 2; round += 1) {
      const step = stepCookieOf(await login(ana));
      for (let n = 0; n < 5; n += 1) expect((await complete(step, wrong)).statusCode).toBe(400);
    }
    const step = stepCookieOf(await login(ana));
    const limited = await complete(step, ana.recoveryCodes[1] ?? '');
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    const trusted = `${step}; ${device?.split(';')[0]}`;
    expect((await complete(trusted, ana.recoveryCodes[1] ?? '')).statusCode).toBe(200);
  });

  test('a step expires after five minutes, and ends with a change of the password', async () => {
    const ana = await registerWithAuthenticator(server);
    const old = stepCookieOf(await login(ana));
    await owner.query(
      `UPDATE sign_in_steps SET expires_at = expires_at - interval '5 minutes' WHERE user_id = $1`,
      [ana.id],
    );
    expect((await complete(old, ana.recoveryCodes[0] ?? '')).json()).toMatchObject(expired);
    const read = await server.call('GET', '/api/auth/second-factor', { cookie: old });
    expect(read.json()).toMatchObject(expired);
    const step = stepCookieOf(await login(ana));
    const body = { currentPassword: ana.password, password: 'another horse battery' };
    expect((await server.call('POST', '/api/me/password', { cookie: ana.cookie, body })).statusCode).toBe(
      204,
    );
    const before = await sessionsOf(ana.id);
    expect((await complete(step, ana.recoveryCodes[0] ?? '')).json()).toMatchObject({
      code: 'wrong_credentials',
    });
    expect(await sessionsOf(ana.id)).toBe(before);
  });

  test.each(['', 'second_factor=short', `second_factor=${'x'.repeat(43)}`])(
    'the cookie "%s" has no step',
    async (cookie) => {
      expect((await complete(cookie, '123456')).json()).toMatchObject(expired);
    },
  );

  test('the code of another account is refused', async () => {
    const [ana, bob] = [await registerWithAuthenticator(server), await registerWithAuthenticator(server)];
    const step = stepCookieOf(await login(ana));
    expect((await complete(step, bob.recoveryCodes[0] ?? '')).json()).toMatchObject(wrongCode);
    expect((await statusOf(bob.cookie)).json()).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

test('the security log names each step of the second factor for its account', async () => {
  const ana = await registerWithAuthenticator(server);
  const step = stepCookieOf(await login(ana));
  await complete(step, ana.app.wrong());
  await complete(step, ana.recoveryCodes[0] ?? '');
  await server.call('POST', '/api/me/second-factor/recovery-codes', { cookie: ana.cookie });
  // A request that is refused until the sign-in is confirmed is no event.
  const signedInAt = (age: string) =>
    owner.query('UPDATE sessions SET authenticated_at = now() - $2::interval WHERE user_id = $1', [
      ana.id,
      age,
    ]);
  const remove = () => server.call('DELETE', '/api/me/second-factor/totp', { cookie: ana.cookie });
  await signedInAt('16 minutes');
  expect((await remove()).json()).toMatchObject({ code: 'recent_sign_in_required' });
  await signedInAt('0 minutes');
  expect((await remove()).statusCode).toBe(204);
  const expected = [
    'sign_up success',
    'second_factor_added success',
    'second_factor_asked success',
    'sign_in failure',
    'sign_in success',
    'recovery_codes_made success',
    'second_factor_removed success',
  ];
  const read = async () =>
    (await owner.query('SELECT kind, outcome FROM security_events WHERE user_id = $1 ORDER BY id', [ana.id]))
      .rows;
  await until(async () => (await read()).length === expected.length, { what: 'the security events' });
  expect((await read()).map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual(expected);
});
