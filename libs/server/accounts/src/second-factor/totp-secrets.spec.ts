import { createDataSource } from '@portada/database';
import { createLogger } from '@portada/observability';
import { DatabaseSecrets, SecretUnreadableError, createStoredSecrets } from '@portada/secrets';
import {
  type TestDatabase,
  createUser,
  encryptFormerSecret,
  testDatabase,
  testSecretKeys,
} from '@portada/testing';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { type TestApp, startTestApp } from '../test-app.fixture';
import { type Account, registerWithAuthenticator, stepCookieOf } from './second-factor.fixture';
import { TotpSecrets } from './totp-secrets';

let testing: TestDatabase;
let owner: Pool;
let server: TestApp;
let processes: DataSource[];

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  server = await startTestApp({
    url: testing.url,
    logger: createLogger({ name: 'totp-secrets-spec', level: 'silent' }),
  });
  const options = { url: testing.url, entities: [], poolSize: 2, applicationName: 'test' };
  processes = await Promise.all([1, 2].map(() => createDataSource(options).initialize()));
});
afterAll(async () => {
  await server.app.close();
  await Promise.all(processes.map((process) => process.destroy()));
  await owner.end();
  await testing.drop();
});

const formerKey = Buffer.alloc(32, 3);
const plain = Buffer.from('12345678901234567890');
const nextKey = { id: 'next', key: Buffer.alloc(32, 9) };

/** Brings the keys of earlier versions back, as they are after an upgrade that many hours ago. */
const upgradedBefore = async (hours: number): Promise<void> => {
  await owner.query(
    `INSERT INTO secrets (name, value) VALUES ('second_factor', $1) ON CONFLICT (name) DO UPDATE SET value = $1`,
    [formerKey],
  );
  await owner.query('UPDATE secrets SET created_at = now() - make_interval(hours => $1)', [hours]);
};
/** The secrets of authenticator apps in one process. The first key encrypts. */
const secretsIn = (process: DataSource | undefined, keys: Parameters<typeof createStoredSecrets>[0]) => {
  if (!process) throw new Error('no such process');
  const stored = createStoredSecrets(keys);
  return new TotpSecrets(process, stored, new DatabaseSecrets(process, stored));
};
const inProcess = (n: number) => secretsIn(processes[n], { SECRET_KEYS: testSecretKeys });
const secretOf = async (userId: string): Promise<Buffer> =>
  (await owner.query<{ secret: Buffer }>('SELECT secret FROM totp_factors WHERE user_id = $1', [userId]))
    .rows[0]?.secret ?? Buffer.alloc(0);
const setSecret = (userId: string, secret: Buffer) =>
  owner.query('UPDATE totp_factors SET secret = $2 WHERE user_id = $1', [userId, secret]);
const signIn = async ({ email, password }: Account, code: string): Promise<number> => {
  const begun = await server.call('POST', '/api/auth/login', { body: { email, password } });
  const cookie = stepCookieOf(begun);
  return (await server.call('POST', '/api/auth/second-factor', { body: { code }, cookie })).statusCode;
};
/** Adds users whose secrets an earlier version encrypted. @returns their ids */
const addFormerSecrets = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await createUser(owner)).id);
  const secrets = ids.map((id) => encryptFormerSecret(formerKey, id, plain, 'totp'));
  await owner.query(
    'INSERT INTO totp_factors (user_id, secret) SELECT * FROM unnest($1::uuid[], $2::bytea[])',
    [ids, secrets],
  );
  return ids;
};

test('the database does not contain what decrypts the secret of an authenticator app', async () => {
  const ana = await registerWithAuthenticator(server);
  const stored = await secretOf(ana.id);
  expect(stored.toString('latin1')).toMatch(/^enc:test:[\w-]{64}$/);
  const secret = await inProcess(0).decrypt(ana.id, stored);
  expect(secret).toHaveLength(20);
  const { rows } = await owner.query<{ row: string }>(
    'SELECT t::text AS row FROM totp_factors t UNION ALL SELECT s::text FROM secrets s',
  );
  const forms = [
    secret.toString('hex'),
    secret.toString('base64url'),
    Buffer.from(secret.toString('hex')).toString('hex'),
  ];
  for (const form of forms) expect(rows.map(({ row }) => row).join()).not.toContain(form);
});

test('a secret that is copied to another account completes no sign-in, and a recovery code still does', async () => {
  const [ana, bob] = [await registerWithAuthenticator(server), await registerWithAuthenticator(server)];
  await setSecret(ana.id, await secretOf(bob.id));
  expect(await signIn(ana, bob.app.next())).toBe(500);
  expect(await signIn(ana, ana.recoveryCodes[0] ?? '')).toBe(200);
  expect(await signIn(bob, bob.app.next())).toBe(200);
});

test('a secret of an earlier version completes a sign-in, and is encrypted with the current key after an hour', async () => {
  await upgradedBefore(0);
  const ana = await registerWithAuthenticator(server);
  const secret = await inProcess(0).decrypt(ana.id, await secretOf(ana.id));
  const former = encryptFormerSecret(formerKey, ana.id, secret, 'totp');
  await setSecret(ana.id, former);
  expect(await inProcess(0).reencrypt()).toEqual({ reencrypted: 0, unreadable: 0 });
  expect(await secretOf(ana.id)).toEqual(former);
  expect(await signIn(ana, ana.app.next())).toBe(200);
  await upgradedBefore(2);
  expect(await inProcess(0).reencrypt()).toMatchObject({ reencrypted: 1 });
  expect((await secretOf(ana.id)).toString('latin1')).toMatch(/^enc:test:/);
  expect(await signIn(ana, ana.app.next())).toBe(200);
});

test('many secrets are encrypted again by processes at once, one of which ends halfway, and then the former key is deleted', async () => {
  await upgradedBefore(2);
  await owner.query('DELETE FROM totp_factors');
  const ids = await addFormerSecrets(230);
  const ending = new AbortController();
  const halfway = inProcess(0);
  const decrypt = halfway.decrypt.bind(halfway);
  jest.spyOn(halfway, 'decrypt').mockImplementation((...given) => {
    ending.abort();
    return decrypt(...given);
  });
  expect(await halfway.reencrypt(ending.signal)).toEqual({ reencrypted: 100, unreadable: 0 });
  const done = await Promise.all([inProcess(0).reencrypt(), inProcess(1).reencrypt()]);
  expect(done.reduce((sum, { reencrypted }) => sum + reencrypted, 0)).toBe(130);
  for (const id of ids) expect(await inProcess(1).decrypt(id, await secretOf(id))).toEqual(plain);
  expect((await owner.query(`SELECT name FROM secrets WHERE name = 'second_factor'`)).rows).toEqual([]);
  const [first = ''] = ids;
  const planted = encryptFormerSecret(formerKey, first, plain, 'totp');
  await expect(inProcess(0).decrypt(first, planted)).rejects.toThrow(SecretUnreadableError);
});

test('a new first key encrypts all secrets again, and a secret that cannot be read stays and keeps the former key', async () => {
  await upgradedBefore(2);
  await owner.query('DELETE FROM totp_factors');
  const [kept = '', damaged = ''] = await addFormerSecrets(2);
  expect(await inProcess(0).reencrypt()).toEqual({ reencrypted: 2, unreadable: 0 });
  await upgradedBefore(2);
  await setSecret(damaged, encryptFormerSecret(Buffer.alloc(32), damaged, plain, 'totp'));
  const rotated = secretsIn(processes[0], { SECRET_KEYS: [nextKey, ...testSecretKeys] });
  expect(await rotated.reencrypt()).toEqual({ reencrypted: 1, unreadable: 1 });
  expect(await rotated.reencrypt()).toEqual({ reencrypted: 0, unreadable: 1 });
  const withoutFormer = secretsIn(processes[1], { SECRET_KEYS: [nextKey] });
  expect(await withoutFormer.decrypt(kept, await secretOf(kept))).toEqual(plain);
  await expect(rotated.decrypt(damaged, await secretOf(damaged))).rejects.toThrow(SecretUnreadableError);
  expect((await owner.query(`SELECT name FROM secrets WHERE name = 'second_factor'`)).rows).toHaveLength(1);
});
