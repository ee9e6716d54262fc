import { emptyBrandKit } from '@portada/contracts';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';
import { addAsset } from './harness/uploads';

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator();
});
afterAll(() => app.close());

const kit = {
  faces: ['Anton', 'Bangers'],
  colors: ['#ff0000', '#00ff00', '#0000ff'],
  finish: 'metal',
  outline: { color: '#ffffff', width: 8 },
  logo: null,
};
const put = ({ client }: Creator, body: object) => client.send('PUT', '/api/brand-kit', { body });
const read = async ({ client }: Creator) => (await client.get('/api/brand-kit')).body;

test('a brand kit is empty at first, and is replaced as a whole', async () => {
  expect(await read(ana)).toEqual(emptyBrandKit);
  const assetId = await addAsset(ana, 'logo');
  const withLogo = { ...kit, logo: { assetId, corner: 'top-left', size: 12 } };
  const saved = { ...withLogo, logo: { ...withLogo.logo, width: 64, height: 36 } };
  expect(await put(ana, withLogo)).toMatchObject({ status: 200, body: saved });
  expect(await read(ana)).toEqual(saved);
  expect(await read(await app.creator())).toEqual(emptyBrandKit);
  expect(await ana.client.send('DELETE', `/api/assets/${assetId}`)).toMatchObject({
    status: 409,
    body: { code: 'asset_in_use' },
  });
  expect(await put(ana, kit)).toMatchObject({ status: 200, body: kit });
  expect((await ana.client.send('DELETE', `/api/assets/${assetId}`)).status).toBe(204);
});

test('refuses values out of bounds, and a logo that is not a logo of the user', async () => {
  const before = await read(ana);
  const bob = await app.creator();
  const logo = { corner: 'top-left', size: 12 };
  const wrong = [
    { faces: ['Comic Sans'] },
    { faces: ['Anton', 'Anton', 'Anton'] },
    { colors: ['red'] },
    { colors: Array.from({ length: 6 }, () => '#000000') },
    { finish: 'wood' },
    { outline: { color: '#ffffff', width: 41 } },
    { logo: { ...logo, assetId: await addAsset(bob, 'logo') } },
    { logo: { ...logo, assetId: await addAsset(ana, 'photo') } },
    { logo: { ...logo, assetId: await addAsset(ana, 'logo'), corner: 'middle' } },
    { logo: { ...logo, assetId: await addAsset(ana, 'logo'), size: 41 } },
    { slogan: 'x' },
  ];
  for (const change of wrong) {
    const answer = await put(ana, { ...kit, ...change });
    expect([change, answer.status, (answer.body as { code: string }).code]).toEqual([
      change,
      400,
      'invalid_request',
    ]);
  }
  expect(await read(ana)).toEqual(before);
});

test('the deletion of an account deletes its brand kit', async () => {
  const bob = await app.creator();
  expect((await put(bob, kit)).status).toBe(200);
  await app.owner.query('SELECT delete_account($1)', [bob.id]);
  expect(await app.count('SELECT count(*) FROM brand_kits WHERE user_id = $1', [bob.id])).toBe(0);
});
