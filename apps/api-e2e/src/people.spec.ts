import { randomUUID } from 'node:crypto';
import { savedPeopleLimits } from '@portada/contracts';
import { until } from '@portada/testing';
import { drawnThumbnail } from './harness/documents';
import { addAsset } from './harness/uploads';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

type Person = { id: string; name: string; assetId: string; maskId: string; crop: object | null };

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator(20);
});
afterAll(() => app.close());

/** Uploads a photo and a mask. @returns their ids */
const cutOut = async (creator: Creator): Promise<{ assetId: string; maskId: string }> => ({
  assetId: await addAsset(creator, 'photo'),
  maskId: await addAsset(creator, 'mask'),
});
const save = ({ client }: Creator, body: object) => client.post('/api/people', body);
const saved = async (creator: Creator, name = 'Me'): Promise<Person> => {
  const answer = await save(creator, { name, ...(await cutOut(creator)) });
  expect(answer.status).toBe(201);
  return answer.body as Person;
};
const list = async ({ client }: Creator) =>
  ((await client.get('/api/people')).body as { items: Person[] }).items;

test('a person is saved, listed, renamed and deleted', async () => {
  const pictures = await cutOut(ana);
  const crop = { left: 0.25, top: 0, width: 0.5, height: 1 };
  const answer = await save(ana, { name: '  Ana, laughing ', ...pictures, crop });
  expect(answer).toMatchObject({
    status: 201,
    body: { name: 'Ana, laughing', ...pictures, crop, width: 64, height: 36 },
  });
  const person = answer.body as Person;
  const second = await saved(ana, 'Ana, angry');
  expect(await list(ana)).toEqual([person, second]);
  const renamed = await ana.client.send('PATCH', `/api/people/${person.id}`, { body: { name: 'Ana' } });
  expect(renamed).toMatchObject({ status: 200, body: { ...person, name: 'Ana' } });
  for (const status of [204, 404]) {
    const removed = await ana.client.send('DELETE', `/api/people/${person.id}`);
    expect(removed.status).toBe(status);
  }
  expect(await list(ana)).toEqual([second]);
});

test('a name has 1 to 40 characters on one line, and a cut has bounds', async () => {
  const pictures = await cutOut(ana);
  const before = await list(ana);
  for (const name of ['', '   ', 'a'.repeat(41), 'two\nlines', 7, undefined]) {
    const refused = await save(ana, { name, ...pictures });
    expect([name, refused.status]).toEqual([name, 400]);
    expect(refused.body).toMatchObject({ code: 'invalid_request', fields: { name: expect.any(String) } });
  }
  for (const crop of [{ left: 0.6, top: 0, width: 0.5, height: 1 }, { left: -1 }, 'all']) {
    expect((await save(ana, { name: 'Me', ...pictures, crop })).status).toBe(400);
  }
  expect((await save(ana, { name: 'Me', ...pictures, age: 7 })).status).toBe(400);
  const [person] = before;
  const renamed = await ana.client.send('PATCH', `/api/people/${person?.id}`, { body: { name: '' } });
  expect(renamed.status).toBe(400);
  expect(await list(ana)).toEqual(before);
});

test('refuses pictures of another user, unknown ones, and pictures of another kind', async () => {
  const bob = await app.creator();
  const [own, foreign] = [await cutOut(bob), await cutOut(ana)];
  const unknown = 'You have no such picture';
  for (const other of [foreign, { assetId: randomUUID(), maskId: randomUUID() }]) {
    expect(await save(bob, { name: 'Me', ...other })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: { assetId: unknown, maskId: unknown } },
    });
  }
  const kind = 'This picture is of another kind';
  expect(await save(bob, { name: 'Me', assetId: own.maskId, maskId: own.assetId })).toMatchObject({
    status: 400,
    body: { fields: { assetId: kind, maskId: kind } },
  });
  await bob.client.send('DELETE', `/api/assets/${own.maskId}`);
  expect(await save(bob, { name: 'Me', ...own })).toMatchObject({
    status: 400,
    body: { fields: { maskId: unknown } },
  });
  expect(await list(bob)).toEqual([]);
});

test('an account has at most 20 saved people, also if another request saves the last one at the same time', async () => {
  const bob = await app.creator();
  const pictures = await cutOut(bob);
  const other = await app.owner.connect();
  await other.query('BEGIN');
  await other.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [bob.id]);
  await other.query(
    `INSERT INTO saved_people (id, user_id, name, asset_id, mask_id)
       SELECT gen_random_uuid(), $1, 'Me', $2, $3 FROM generate_series(1, $4)`,
    [bob.id, pictures.assetId, pictures.maskId, savedPeopleLimits.count],
  );
  const answer = save(bob, { name: 'Me', ...pictures });
  const waiting = `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await until(async () => (await app.count(waiting)) > 0, { what: 'the save waits for the other request' });
  await other.query('COMMIT');
  other.release();
  expect(await answer).toMatchObject({ status: 409, body: { code: 'people_full' } });
});

test('pictures of a saved person cannot be deleted; documents stay valid after the person is deleted', async () => {
  const person = await saved(ana);
  for (const id of [person.assetId, person.maskId]) {
    expect(await ana.client.send('DELETE', `/api/assets/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'asset_in_use' },
    });
    expect((await ana.client.get(`/api/assets/${id}`)).status).toBe(200);
  }
  const { path } = await drawnThumbnail(app, ana);
  const photo = {
    ...{ kind: 'photo', id: 'me', name: 'Me', locked: false, hidden: false, crop: null, rotation: 0 },
    ...{ assetId: person.assetId, maskId: person.maskId, box: { x: 0, y: 0, width: 640, height: 360 } },
    ...{ flip: false, radius: 0, blur: 0, outline: null, border: null, shadow: null, glow: null },
  };
  const added = await ana.client.post(`${path}/document/actions`, {
    actions: [{ name: 'add', args: { layer: photo } }],
  });
  expect(added.status).toBe(200);
  expect((await ana.client.send('DELETE', `/api/people/${person.id}`)).status).toBe(204);
  const { scene, version } = (await ana.client.get(`${path}/document`)).body as {
    scene: { layers: object[] };
    version: number;
  };
  expect(scene.layers.at(-1)).toMatchObject({ assetId: person.assetId });
  const again = { body: { scene }, headers: { 'if-match': `"${version}"` } };
  expect((await ana.client.send('PUT', `${path}/document`, again)).status).toBe(200);
  expect((await ana.client.send('DELETE', `/api/assets/${person.maskId}`)).status).toBe(204);
});

test('the deletion of an account deletes its saved people', async () => {
  const bob = await app.creator();
  await saved(bob);
  await app.owner.query('SELECT delete_account($1)', [bob.id]);
  expect(await app.count('SELECT count(*) FROM saved_people WHERE user_id = $1', [bob.id])).toBe(0);
});
