import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { OBJECT_STORE, type ObjectStore } from '@portada/storage';
import {
  type TestDatabase,
  createSession,
  createUser,
  giveCredits,
  testDatabase,
  until,
} from '@portada/testing';
import { Pool } from 'pg';
import * as yauzl from 'yauzl';
import { AccountExport } from './account-export.service';
import { createUserData } from './user-data.fixture';
import { type TestApp, startTestApp } from '../test-app.fixture';

let testing: TestDatabase;
let owner: Pool;
let server: TestApp;
let store: ObjectStore;
let directory: string;
let origin: string;

beforeAll(async () => {
  testing = await testDatabase();
  owner = new Pool({ connectionString: testing.url });
  directory = await mkdtemp(join(tmpdir(), 'portada-export-'));
  server = await startTestApp({ url: testing.url, storageDirectory: directory });
  store = server.app.get<ObjectStore>(OBJECT_STORE, { strict: false });
  await server.app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(server.app.getHttpServer().address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.app.close();
  await owner.end();
  await testing.drop();
  await rm(directory, { recursive: true, force: true });
});

/** Reads every file of a zip by name, and checks each file against its CRC. */
const unzip = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const zip = await yauzl.fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
};
const json = (files: Map<string, Buffer>, name: string): unknown => JSON.parse(String(files.get(name)));

const person = async (credits = 5) => {
  const user = await createUser(owner, { credits, passwordHash: '$argon2id$secret-hash' });
  return { ...user, cookie: await createSession(owner, user.id) };
};
/** Creates a paid purchase. @returns the purchase's id */
const buyPack = async (userId: string): Promise<string> => {
  const id = randomUUID();
  await owner.query(`SELECT open_purchase($1, $2, 'plan-20', 20, 499, 'usd', 'price')`, [id, userId]);
  await owner.query('SELECT fulfil_purchase($1, $2, $3)', [id, `cs_${id}`, `pi_${id}`]);
  return id;
};
const download = (cookie: string) => server.call('GET', '/api/me/export', { cookie });
const exports = () => server.app.get(AccountExport, { strict: false });

test('an account export contains all data of the user, no data of others, and no secret', async () => {
  const [ana, eva] = [await person(), await person()];
  const [first, second] = [
    await createUserData(owner, store, ana.id),
    await createUserData(owner, store, ana.id, 3_000_000),
  ];
  const foreign = await createUserData(owner, store, eva.id);
  const [bought, foreignPurchase] = [await buyPack(ana.id), await buyPack(eva.id)];
  await owner.query(
    `INSERT INTO identities VALUES ('https://issuer.test', 'subject-1', $1), ('https://issuer.test', 'subject-2', $2)`,
    [ana.id, eva.id],
  );
  const answer = await download(ana.cookie);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="portada-export.zip"',
    'cache-control': 'no-store',
  });
  const files = await unzip(answer.rawPayload);
  expect([...files.keys()].slice(0, 13)).toEqual([
    'account.json',
    'thumbnails.json',
    'documents.json',
    'document-versions.json',
    'assets.json',
    'people.json',
    'brand-kit.json',
    'channels.json',
    'share-links.json',
    'generations.json',
    'ledger.json',
    'purchases.json',
    'security-events.json',
  ]);
  expect(json(files, 'account.json')).toMatchObject({
    profile: { uid: ana.id, email: ana.email, hasPassword: true, country: 'Spain' },
    identities: [{ issuer: 'https://issuer.test', subject: 'subject-1' }],
    sessions: [expect.objectContaining({ createdAt: expect.any(String) })],
  });
  const thumbnails = json(files, 'thumbnails.json') as { id: string; pictures: string[] }[];
  expect(thumbnails.map(({ id }) => id).sort()).toEqual([first.thumbnailId, second.thumbnailId].sort());
  // Each image is in the file that its thumbnail and generation name, with the same bytes.
  const generations = json(files, 'generations.json') as { id: string; picture: string; request: object }[];
  for (const { generationId, bytes } of [first, second]) {
    const generation = generations.find(({ id }) => id === generationId);
    expect(generation).toMatchObject({ status: 'succeeded', request: expect.anything() });
    expect(thumbnails.flatMap(({ pictures }) => pictures)).toContain(generation?.picture);
    expect(files.get(generation?.picture ?? '')?.equals(bytes)).toBe(true);
  }
  expect(json(files, 'ledger.json')).toHaveLength(7);
  expect(json(files, 'purchases.json')).toEqual([
    expect.objectContaining({ id: bought, plan: 'plan-20', credits: 20, amountCents: 499, status: 'paid' }),
  ]);
  expect(files.size).toBe(15);
  const text = [...files].flatMap(([name, bytes]) => (name.endsWith('.json') ? [String(bytes)] : [])).join();
  for (const secret of [
    'secret-hash',
    'token_hash',
    ana.cookie.slice(4),
    eva.id,
    eva.email,
    foreign.generationId,
    foreignPurchase,
  ]) {
    expect(text).not.toContain(secret);
  }
});

test('the export of an empty account has empty lists', async () => {
  const { cookie } = await person(2);
  const files = await unzip((await download(cookie)).rawPayload);
  expect(json(files, 'thumbnails.json')).toEqual([]);
  expect(json(files, 'generations.json')).toEqual([]);
  expect(json(files, 'ledger.json')).toHaveLength(1);
  expect(json(files, 'purchases.json')).toEqual([]);
  expect((await download('')).statusCode).toBe(401);
});

test('an account export includes all rows when they do not fit in one page', async () => {
  const { id, cookie } = await person(2);
  await giveCredits(owner, id, 250);
  await owner.query(
    `INSERT INTO thumbnails (user_id, title) SELECT $1, 'Number ' || n FROM generate_series(1, 450) AS n`,
    [id],
  );
  await owner.query(
    `SELECT open_purchase(gen_random_uuid(), $1, 'plan-10', 10, 299, 'usd', 'price') FROM generate_series(1, 230)`,
    [id],
  );
  const { thumbnailId } = await createUserData(owner, store, id, 10);
  await owner.query(
    `SELECT reserve_generations(jsonb_agg(jsonb_build_object('ids', jsonb_build_array(gen_random_uuid()), 'userId', $1::text,
       'thumbnailId', $2::text, 'request', '{}'::jsonb, 'prompt', '{}'::jsonb, 'settings', '{}'::jsonb, 'requestHash', '00',
       'requestId', 'x', 'seed', 1, 'deadlineSeconds', 60))) FROM generate_series(1, 240)`,
    [id, thumbnailId],
  );
  const files = await unzip((await download(cookie)).rawPayload);
  const idsOf = (name: string) =>
    new Set((json(files, name) as { id: string }[]).map(({ id: one }) => one)).size;
  const names = ['thumbnails.json', 'generations.json', 'ledger.json', 'purchases.json'];
  expect(names.map(idsOf)).toEqual([451, 241, 244, 230]);
});

test('the export names an image that is missing in the store, and contains everything else', async () => {
  const { id, cookie } = await person();
  const [kept, lost] = [await createUserData(owner, store, id), await createUserData(owner, store, id)];
  await store.delete([lost.key]);
  const files = await unzip((await download(cookie)).rawPayload);
  const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'));
  expect(pictures).toHaveLength(1);
  expect(files.get(pictures[0] ?? '')?.equals(kept.bytes)).toBe(true);
  expect(json(files, 'missing.json')).toEqual([expect.stringMatching(/^pictures\/[\w-]+\.png$/)]);
});

test('an account export reads images one by one, as fast as the client reads the zip', async () => {
  const { id } = await person(40);
  for (let count = 0; count < 30; count += 1) await createUserData(owner, store, id, 300_000);
  const get = jest.spyOn(store, 'get');
  try {
    const zip = await exports().open(id);
    await until(() => get.mock.calls.length > 0, { what: 'the first image to be read' });
    // The client reads nothing. When the buffers are full, the export stops reading images from the object store.
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
    expect(get.mock.calls.length).toBeLessThan(5);
    const files = await unzip(await buffer(zip));
    expect(files.size).toBe(43);
    expect(get).toHaveBeenCalledTimes(30);
  } finally {
    get.mockRestore();
  }
});

describe('account exports of one user', () => {
  const begin = async (cookie: string): Promise<IncomingMessage> => {
    const [answer] = (await once(get(`${origin}/api/me/export`, { headers: { cookie } }), 'response')) as [
      IncomingMessage,
    ];
    return answer;
  };

  test('a user can run one account export at a time, and the server stops reading when a download is aborted', async () => {
    const { id, cookie } = await person(80);
    for (let count = 0; count < 60; count += 1) await createUserData(owner, store, id, 300_000);
    const reads = jest.spyOn(store, 'get');
    try {
      const answer = await begin(cookie);
      await once(answer, 'readable');
      const second = await download(cookie);
      expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '10']);
      answer.destroy();
      const third = await until(
        async () =>
          exports()
            .open(id)
            .catch(() => null),
        { what: 'the end of the aborted export' },
      );
      const before = reads.mock.calls.length;
      expect(before).toBeLessThan(60);
      third.destroy();
      await until(
        async () =>
          exports()
            .open(id)
            .then(
              (zip) => zip.destroy(),
              () => null,
            ),
        { what: 'the end of the third export' },
      );
    } finally {
      reads.mockRestore();
    }
  });

  test('the server aborts an account export if the object store is unavailable', async () => {
    const { id, cookie } = await person();
    await createUserData(owner, store, id);
    const away = jest.spyOn(store, 'get').mockRejectedValue(new Error('object store unavailable'));
    try {
      await expect(buffer(await begin(cookie))).rejects.toThrow('aborted');
    } finally {
      away.mockRestore();
    }
    expect((await unzip((await download(cookie)).rawPayload)).size).toBe(14);
  });

  test('the server refuses the export of a deleted account as signed_out', async () => {
    await expect(exports().open(randomUUID())).rejects.toMatchObject({ code: 'signed_out' });
  });
});
