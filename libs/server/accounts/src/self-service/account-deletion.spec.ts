import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import {
  type TestDatabase,
  auditOf,
  createThumbnail,
  reserveGeneration,
  testDatabase,
} from '@portada/testing';
import { Pool } from 'pg';
import { createUserData } from './user-data.fixture';
import { type TestApp, cookieOf, startTestApp } from '../test-app.fixture';

let testing: TestDatabase;
let owner: Pool;
let server: TestApp;
let directory: string;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  directory = await mkdtemp(join(tmpdir(), 'portada-deletion-'));
  server = await startTestApp({ url: testing.url, storageDirectory: directory });
});
afterAll(async () => {
  await server.app.close();
  await owner.end();
  await testing.drop();
  await rm(directory, { recursive: true, force: true });
});

const body = (email = `ana-${randomUUID()}@example.test`) => ({
  email,
  password: 'correct horse battery',
  displayName: 'Ana Canary',
  country: 'Spain',
});
const register = async (sent = body()) => {
  const answer = await server.call('POST', '/api/auth/register', { body: sent });
  return { ...sent, id: answer.json<{ user: { uid: string } }>().user.uid, cookie: cookieOf(answer) };
};
const login = ({ email, password }: { email: string; password: string }) =>
  server.call('POST', '/api/auth/login', { body: { email, password } });
const remove = (cookie: string) => server.call('DELETE', '/api/me', { cookie });

/** Reads every row of every table of the database, as text. */
const everything = async (): Promise<string> => {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const dumps = await Promise.all(
    rows.map(({ name }) => owner.query(`SELECT t::text AS row FROM ${name} t`)),
  );
  return dumps.flatMap((dump) => (dump.rows as { row: string }[]).map(({ row }) => row)).join('\n');
};

test('account deletion erases personal data, keeps the ledger balanced, and frees the e-mail for a new account', async () => {
  const ana = await register();
  const second = cookieOf(await login(ana));
  const store = server.app.get<ObjectStore>(OBJECT_STORE, { strict: false });
  const { thumbnailId, generationId } = await createUserData(owner, store, ana.id);
  const running = await reserveGeneration(owner, { userId: ana.id, thumbnailId, prompt: 'canary prompt' });
  await owner.query('SELECT claim_generation($1, 60, 3)', [running]);
  await owner.query(
    `UPDATE thumbnails SET title = 'canary title', description = 'canary words', prompt_draft = '{"prompt": "canary draft"}' WHERE id = $1`,
    [thumbnailId],
  );
  await owner.query(`INSERT INTO identities VALUES ('https://issuer.test', 'canary subject', $1)`, [ana.id]);
  const removed = await createThumbnail(owner, ana.id, 'canary removed');
  await owner.query(`UPDATE thumbnails SET prompt_draft = '"canary removed draft"' WHERE id = $1`, [removed]);
  await owner.query('SELECT delete_thumbnail($1, $2)', [removed, ana.id]);
  expect(await everything()).toMatch(/canary draft/);
  expect(await everything()).not.toMatch(/canary removed draft/);
  expect(await everything()).toMatch(/canary prompt/);

  const before = server.ended.length;
  const answer = await remove(ana.cookie);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect([answer.headers['set-cookie']].flat().join()).toMatch(/sid=; Max-Age=0/);
  for (const cookie of [ana.cookie, second]) {
    expect((await server.call('GET', '/api/me', { cookie })).statusCode).toBe(401);
    expect((await remove(cookie)).statusCode).toBe(401);
  }
  // The deletion publishes the end of every session, and the gateway closes the sockets of the session.
  const ended = server.ended.slice(before);
  expect([ended.map(({ userId }) => userId), new Set(ended.map(({ sessionId }) => sessionId)).size]).toEqual([
    [ana.id, ana.id],
    2,
  ]);
  const left = await everything();
  for (const word of [/canary/i, new RegExp(ana.email), /argon2id.*/]) expect(left).not.toMatch(word);
  const { rows } = await owner.query(
    `SELECT (SELECT status FROM generations WHERE id = $1) AS paid, (SELECT status FROM generations WHERE id = $2) AS open,
            (SELECT count(*)::int FROM credit_transfers WHERE user_id = $3) AS entries,
            (SELECT count(*)::int FROM thumbnails WHERE user_id = $3 AND deleted_at IS NULL) AS thumbnails`,
    [generationId, running, ana.id],
  );
  expect(rows).toEqual([{ paid: 'succeeded', open: 'cancelled', entries: 5, thumbnails: 0 }]);
  expect(await auditOf(owner)).toEqual([]);

  expect((await login(ana)).statusCode).toBe(401);
  const recreated = await register(body(ana.email));
  expect(recreated.id).not.toBe(ana.id);
  const page = await server.call('GET', '/api/me', { cookie: recreated.cookie });
  expect(page.json()).toMatchObject({ user: { credits: 2, isEmailVerified: false } });
  expect(await auditOf(owner)).toEqual([]);
});

test('one of many simultaneous account deletions succeeds, and sessions that begin meanwhile are ended too', async () => {
  const ana = await register();
  const logins = Array.from({ length: 5 }, () => login(ana));
  const answers = await Promise.all(Array.from({ length: 5 }, () => remove(ana.cookie)));
  expect(answers.map(({ statusCode }) => statusCode)).toContain(204);
  for (const { statusCode } of answers) expect([204, 401]).toContain(statusCode);
  for (const answer of await Promise.all(logins)) {
    const seen = await server.call('GET', '/api/me', { cookie: cookieOf(answer) });
    expect([answer.statusCode, seen.statusCode]).toEqual([expect.any(Number), 401]);
    expect(answer.statusCode).toBeLessThan(500);
  }
  const { rowCount } = await owner.query('SELECT 1 FROM sessions WHERE user_id = $1', [ana.id]);
  expect(rowCount).toBe(0);
  expect(await auditOf(owner)).toEqual([]);
});

test('no request can write to a deleted account', async () => {
  const ana = await register();
  const changes = Array.from({ length: 8 }, (_, index) =>
    server.call('PATCH', '/api/me', { cookie: ana.cookie, body: { displayName: `Ana ${index}` } }),
  );
  await remove(ana.cookie);
  for (const { statusCode } of await Promise.all(changes)) expect(statusCode).toBeLessThan(500);
  const { rows } = await owner.query('SELECT display_name, country FROM users WHERE id = $1', [ana.id]);
  expect(rows).toEqual([{ display_name: '', country: null }]);
});
