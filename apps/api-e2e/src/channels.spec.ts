import { type Channel, type ChannelSettings, channelLimits } from '@portada/contracts';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator();
});
afterAll(() => app.close());

const settings: ChannelSettings = {
  style: 'comic',
  mood: 'happy',
  colorPalette: 'Warm',
  aspectRatio: '9:16',
  place: 'forest',
  person: { gender: 'f', hair: 'red' },
  savedPersonId: null,
  model: { id: 'studio', quality: 'standard' },
  brand: true,
};
const put = ({ client }: Creator, body: unknown) => client.send('PUT', '/api/me/channels', { body });
const list = async ({ client }: Creator) =>
  ((await client.get('/api/me/channels')).body as { items: Channel[] }).items;
const remove = ({ client }: Creator, id: string) => client.send('DELETE', `/api/me/channels/${id}`);

test('a channel is stored, listed by name, replaced by its name in any letter case, and deleted', async () => {
  const cooking = await put(ana, { name: ' Cooking ', settings });
  expect(cooking).toMatchObject({ status: 200, body: { name: 'Cooking', settings } });
  const games = await put(ana, { name: 'arcade', settings });
  const { id } = cooking.body as Channel;
  expect((await list(ana)).map(({ name }) => name)).toEqual(['arcade', 'Cooking']);
  const changed = { ...settings, style: 'neon', place: null, person: {}, model: null, brand: false };
  expect(await put(ana, { name: 'COOKING', settings: changed })).toMatchObject({
    status: 200,
    body: { id, name: 'COOKING', settings: changed },
  });
  for (const status of [204, 404]) expect((await remove(ana, id)).status).toBe(status);
  expect(await list(ana)).toEqual([games.body]);
});

test('channels of another user are neither listed nor deleted', async () => {
  const bob = await app.creator();
  const { id } = (await put(bob, { name: 'Travel', settings })).body as Channel;
  expect((await list(ana)).map(({ name }) => name)).not.toContain('Travel');
  expect(await remove(ana, id)).toMatchObject({ status: 404, body: { code: 'channel_not_found' } });
  expect(await remove(ana, 'none')).toMatchObject({ status: 404, body: { code: 'channel_not_found' } });
  expect(await list(bob)).toHaveLength(1);
});

test('refuses names and settings out of bounds', async () => {
  const before = await list(ana);
  const wrong = [
    ...['', '   ', 'a'.repeat(61), 'two\nlines', 7, undefined].map((name) => ({ name, settings })),
    { name: 'Wrong' },
    ...[
      { style: '' },
      { style: 'a'.repeat(61) },
      { aspectRatio: '2:1' },
      { place: 'moon' },
      { person: { hair: 'green' } },
      { savedPersonId: 'me' },
      { model: { id: 'a'.repeat(201), quality: 'standard' } },
      { model: { id: 'studio', quality: 'huge' } },
      { brand: 'yes' },
      { prompt: 'x' },
    ].map((change) => ({ name: 'Wrong', settings: { ...settings, ...change } })),
  ];
  for (const body of wrong) {
    const answer = await put(ana, body);
    expect([body, answer.status, (answer.body as { code: string }).code]).toEqual([
      body,
      400,
      'invalid_request',
    ]);
  }
  expect(await list(ana)).toEqual(before);
});

test('an account has at most 20 channels, also with simultaneous requests, and can still change them', async () => {
  const eva = await app.creator();
  const answers = await Promise.all(
    Array.from({ length: channelLimits.count + 3 }, (_, n) => put(eva, { name: `Channel ${n}`, settings })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => (body as { code: string }).code)).toEqual(Array(3).fill('channels_full'));
  const [first] = await list(eva);
  expect(await list(eva)).toHaveLength(channelLimits.count);
  expect((await put(eva, { name: first?.name, settings })).status).toBe(200);
});
