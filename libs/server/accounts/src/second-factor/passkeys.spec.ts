import { type TestDatabase, testDatabase } from '@portada/testing';
import { Pool } from 'pg';
import { type TestApp, startTestApp } from '../test-app.fixture';
import { type Account, registerAccount, sessionCookieOf, stepCookieOf } from './second-factor.fixture';
import { TestPasskey } from './test-passkey.fixture';

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

const origin = 'http://portada.test';
const factors = '/api/me/second-factor';
const post = (path: string, cookie: string, body?: object) =>
  server.call('POST', path, { cookie, ...(body && { body }) });
const optionsOf = async (path: string, cookie: string): Promise<Record<string, unknown>> =>
  (await post(path, cookie)).json<{ options: Record<string, unknown> }>().options;
const addOptions = (cookie: string) => optionsOf(`${factors}/passkeys/options`, cookie);
const add = (cookie: string, response: object) =>
  post(`${factors}/passkeys`, cookie, { name: 'Laptop', response });
const login = async ({ email, password }: Account) =>
  stepCookieOf(await server.call('POST', '/api/auth/login', { body: { email, password } }));
const signInOptions = (step: string) => optionsOf('/api/auth/second-factor/passkey/options', step);
const signIn = (step: string, response: object) =>
  post('/api/auth/second-factor/passkey', step, { response });
const mailsOf = async (id: string) =>
  (await owner.query('SELECT kind FROM mails WHERE user_id = $1', [id])).rows.map(({ kind }) => kind);

const registerWithPasskey = async (): Promise<{ ana: Account; key: TestPasskey }> => {
  const ana = await registerAccount(server);
  const key = new TestPasskey(origin);
  expect((await add(ana.cookie, key.create(await addOptions(ana.cookie)))).statusCode).toBe(201);
  return { ana, key };
};
const refused = { code: 'invalid_request' };

test('the first passkey brings recovery codes and a mail, and completes a sign-in', async () => {
  const ana = await registerAccount(server);
  const key = new TestPasskey(origin);
  const options = await addOptions(ana.cookie);
  expect(options).toMatchObject({
    rp: { id: 'portada.test', name: 'Portada' },
    user: { name: ana.email },
    excludeCredentials: [],
  });
  const added = await add(ana.cookie, key.create(options));
  expect(added.json().recoveryCodes).toHaveLength(10);
  const status = await server.call('GET', factors, { cookie: ana.cookie });
  expect(status.json()).toEqual({
    totp: null,
    passkeys: [{ id: expect.any(String), name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null }],
    recoveryCodesLeft: 10,
  });
  expect(await mailsOf(ana.id)).toContain('second_factor_added');
  const step = await login(ana);
  const read = await server.call('GET', '/api/auth/second-factor', { cookie: step });
  expect(read.json()).toMatchObject({ methods: ['passkey', 'recovery_code'] });
  const asked = await signInOptions(step);
  expect(asked).toMatchObject({
    rpId: 'portada.test',
    allowCredentials: [{ id: key.id, transports: ['internal'] }],
  });
  const done = await signIn(step, key.sign(asked));
  expect(done.json()).toMatchObject({ user: { uid: ana.id, hasSecondFactor: true } });
  expect(sessionCookieOf(done)).not.toBe('');
});

test('a passkey is added only once, and for one account', async () => {
  const { ana, key } = await registerWithPasskey();
  expect(await addOptions(ana.cookie)).toMatchObject({ excludeCredentials: [{ id: key.id }] });
  expect((await add(ana.cookie, key.create(await addOptions(ana.cookie)))).json()).toMatchObject(refused);
  const bob = await registerAccount(server);
  expect((await add(bob.cookie, key.create(await addOptions(bob.cookie)))).json()).toMatchObject(refused);
});

test.each([
  ['another origin', { origin: 'https://evil.test' }],
  ['another relying party', { rpId: 'evil.test' }],
])('the answer of %s is refused', async (_, changes) => {
  const { ana, key } = await registerWithPasskey();
  const other = new TestPasskey(origin);
  expect((await add(ana.cookie, other.create(await addOptions(ana.cookie), changes))).json()).toMatchObject(
    refused,
  );
  const step = await login(ana);
  expect((await signIn(step, key.sign(await signInOptions(step), changes))).json()).toMatchObject(refused);
  expect((await signIn(step, key.sign(await signInOptions(step)))).statusCode).toBe(200);
});

test('a challenge works once, for its user, for its purpose, and for five minutes', async () => {
  const { ana, key } = await registerWithPasskey();
  const step = await login(ana);
  const options = await signInOptions(step);
  const [first, second] = [key.sign(options), key.sign(options)];
  const answers = await Promise.all([signIn(step, first), signIn(await login(ana), second)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  const later = await login(ana);
  expect((await signIn(later, key.sign({ challenge: 'made-up' }))).json()).toMatchObject(refused);
  expect((await signIn(later, key.sign(await addOptions(ana.cookie)))).json()).toMatchObject(refused);
  const { ana: bob } = await registerWithPasskey();
  expect((await signIn(later, key.sign(await signInOptions(await login(bob))))).json()).toMatchObject(
    refused,
  );
  const old = await signInOptions(later);
  await owner.query(`UPDATE passkey_challenges SET expires_at = now() WHERE user_id = $1`, [ana.id]);
  expect((await signIn(later, key.sign(old))).json()).toMatchObject(refused);
});

test('a signature whose counter does not grow is refused, and an authenticator without a counter is accepted', async () => {
  const { ana, key } = await registerWithPasskey();
  const sign = async (signCount: number) => {
    const step = await login(ana);
    return (await signIn(step, key.sign(await signInOptions(step), { signCount }))).statusCode;
  };
  expect([await sign(0), await sign(0), await sign(5), await sign(5), await sign(0), await sign(6)]).toEqual([
    200, 200, 200, 400, 400, 200,
  ]);
});

test('the key of another authenticator is refused, and a step ends after five tries', async () => {
  const { ana, key } = await registerWithPasskey();
  const step = await login(ana);
  const forged = async () =>
    signIn(step, { ...new TestPasskey(origin).sign(await signInOptions(step)), id: key.id, rawId: key.id });
  for (let n = 0; n < 5; n += 1) expect((await forged()).json()).toMatchObject(refused);
  expect((await signIn(step, key.sign({ challenge: 'any' }))).json()).toMatchObject({
    code: 'second_factor_expired',
  });
});

test('a passkey confirms the sign-in, and its removal deletes the recovery codes', async () => {
  const { ana, key } = await registerWithPasskey();
  await owner.query(`UPDATE sessions SET authenticated_at = '-infinity' WHERE user_id = $1`, [ana.id]);
  const { id } = (await server.call('GET', factors, { cookie: ana.cookie })).json<{
    passkeys: { id: string }[];
  }>().passkeys[0] ?? { id: '' };
  const remove = (one = id) => server.call('DELETE', `${factors}/passkeys/${one}`, { cookie: ana.cookie });
  for (const answer of [await remove(), await post(`${factors}/passkeys/options`, ana.cookie)])
    expect(answer.json()).toMatchObject({ code: 'recent_sign_in_required' });
  const response = key.sign(await optionsOf('/api/auth/confirm/passkey/options', ana.cookie));
  expect((await post('/api/auth/confirm/passkey', ana.cookie, { response })).statusCode).toBe(204);
  expect((await remove('not-an-id')).statusCode).toBe(404);
  expect((await remove()).statusCode).toBe(204);
  expect((await remove()).statusCode).toBe(404);
  expect(await mailsOf(ana.id)).toContain('second_factor_removed');
  const left = await server.call('GET', factors, { cookie: ana.cookie });
  expect(left.json()).toEqual({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
  expect(await login(ana)).toBe('');
});

test('a user without a passkey gets no options to sign', async () => {
  const ana = await registerAccount(server);
  expect((await post('/api/auth/confirm/passkey/options', ana.cookie)).statusCode).toBe(404);
  expect((await post('/api/auth/second-factor/passkey/options', '')).json()).toMatchObject({
    code: 'second_factor_expired',
  });
});
