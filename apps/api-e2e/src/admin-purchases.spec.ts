import { randomUUID } from 'node:crypto';
import { type AdminPurchasePage, adminPurchasePageSchema } from '@portada/contracts';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let admin: Creator;
let ana: Creator;
let ben: Creator;
beforeAll(async () => {
  app = await startTestApp();
  [admin, ana, ben] = await Promise.all([app.administrator(), app.creator(), app.creator()]);
});
afterAll(() => app.close());

const list = async (query = ''): Promise<AdminPurchasePage> => {
  const answer = await admin.client.get(`/api/admin/purchases${query}`);
  expect(answer.status).toBe(200);
  return adminPurchasePageSchema.strict().parse(answer.body);
};
const idsOf = async (query = '') => (await list(query)).items.map(({ id }) => id);
const open = async (buyer: Creator): Promise<string> => {
  const id = randomUUID();
  await app.owner.query(`SELECT open_purchase($1, $2, 'plan-10', 10, 299, 'usd', 'price')`, [id, buyer.id]);
  return id;
};

test('lists the purchases of all users, newest first, by status and by ids and emails', async () => {
  const first = await open(ana);
  const second = await open(ben);
  await app.owner.query(`SELECT quarantine_purchase($1, $2, '100 cents', $3, 100)`, [
    second,
    `cs_${second}`,
    `pi_${second}`,
  ]);
  expect(await idsOf()).toEqual([second, first]);
  expect(await idsOf('?status=quarantined')).toEqual([second]);
  expect(await idsOf('?status=paid')).toEqual([]);
  const [shown] = (await list(`?q=cs_${second}`)).items;
  expect(shown).toMatchObject({
    id: second,
    userId: ben.id,
    status: 'quarantined',
    amountCents: 299,
    currency: 'USD',
    sessionId: `cs_${second}`,
    problem: '100 cents',
  });
  expect(await idsOf(`?q=pi_${second}`)).toEqual([second]);
  expect(await idsOf(`?q=${second}`)).toEqual([second]);
  expect(await idsOf(`?q=${ana.id}`)).toEqual([first]);
  expect(await idsOf(`?q=${encodeURIComponent((shown?.email ?? '').toUpperCase())}`)).toEqual([second]);
  expect(await idsOf(`?q=${second}&status=paid`)).toEqual([]);
  expect(await idsOf(`?q=${randomUUID()}`)).toEqual([]);
  expect(await idsOf('?q=nobody@example.test')).toEqual([]);
  for (const query of ['?status=lost', `?q=${'x'.repeat(301)}`])
    expect((await admin.client.get(`/api/admin/purchases${query}`)).status).toBe(400);
});

test('pages through all purchases without repetition, and returns an empty page for an invalid cursor', async () => {
  for (let n = 0; n < 30; n++) await open(ana);
  const ids = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: AdminPurchasePage = await list(cursor === '' ? '' : `?cursor=${cursor}`);
    for (const { id } of page.items) {
      expect(ids.has(id)).toBe(false);
      ids.add(id);
    }
    cursor = page.nextCursor;
  }
  expect(ids.size).toBe(await app.count('SELECT count(*) FROM purchases'));
  expect(await list(`?cursor='1`)).toEqual({ items: [], nextCursor: null });
});
