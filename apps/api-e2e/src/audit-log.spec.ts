import { randomUUID } from 'node:crypto';
import { type AdminAuditPage, adminAuditPageSchema } from '@portada/contracts';
import { auditOf } from '@portada/testing';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let admin: Creator;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  [admin, ana] = await Promise.all([app.administrator(), app.creator()]);
});
afterAll(() => app.close());

const auditLog = async (query = ''): Promise<AdminAuditPage> => {
  const answer = await admin.client.get(`/api/admin/audit-log${query}`);
  expect(answer.status).toBe(200);
  return adminAuditPageSchema.strict().parse(answer.body);
};

/** Creates a quarantined purchase of a user. */
const quarantined = async ({ id: userId }: Creator): Promise<string> => {
  const id = randomUUID();
  await app.owner.query(`SELECT open_purchase($1, $2, 'plan-10', 10, 299, 'usd', 'price')`, [id, userId]);
  await app.owner.query(`SELECT quarantine_purchase($1, $2, '100 cents', $3, 100)`, [
    id,
    `cs_${id}`,
    `pi_${id}`,
  ]);
  return id;
};

test('the audit log is empty before the first action', async () => {
  expect(await auditLog()).toEqual({ items: [], nextCursor: null });
});

test('the audit log has every action of administrators, newest first, with reason, target and administrator', async () => {
  await app.owner.query('SELECT report_models($1, $2)', [
    randomUUID(),
    JSON.stringify([{ model: 'openai' }]),
  ]);
  const [accepted, refused] = [await quarantined(ana), await quarantined(ana)];
  const post = (path: string, body?: object) => admin.client.post(`/api/admin/${path}`, body);
  for (const [path, body] of [
    ['models/openai/disable', { reason: 'too expensive' }],
    ['models/openai/enable', { reason: 'the price fell' }],
    [`purchases/${accepted}/accept`, { reason: 'the bank took a fee' }],
    [`purchases/${refused}/refuse`, { reason: 'not our buyer' }],
  ] as const) {
    expect([path, (await post(path, body)).status]).toEqual([path, 204]);
  }
  const { items, nextCursor } = await auditLog();
  expect(nextCursor).toBeNull();
  expect(items.map(({ action, target, reason }) => [action, target, reason])).toEqual([
    ['purchase.refuse', refused, 'not our buyer'],
    ['purchase.accept', accepted, 'the bank took a fee'],
    ['model.enable', 'openai', 'the price fell'],
    ['model.disable', 'openai', 'too expensive'],
  ]);
  const { rows } = await app.owner.query('SELECT display_name FROM users WHERE id = $1', [admin.id]);
  for (const item of items) {
    expect(item).toMatchObject({ admin: { id: admin.id, name: rows[0].display_name } });
  }
  expect((await auditLog('?target=openai')).items.map(({ action }) => action)).toEqual([
    'model.enable',
    'model.disable',
  ]);
});

test('a refused action leaves no entry in the audit log', async () => {
  const { items: before } = await auditLog();
  expect((await admin.client.post('/api/admin/models/dalle/disable', { reason: 'x' })).status).toBe(404);
  expect((await ana.client.post('/api/admin/models/openai/disable', { reason: 'x' })).status).toBe(403);
  expect((await auditLog()).items).toEqual(before);
});

test('lists the audit log in pages of 50 entries without gaps, and nothing for an unknown cursor', async () => {
  await app.owner.query(
    `INSERT INTO admin_actions (admin_id, action, target) SELECT $1, 'model.enable', 'page-' || n FROM generate_series(1, 120) AS n`,
    [admin.id],
  );
  const targets: string[] = [];
  let cursor: string | null = null;
  do {
    const page: AdminAuditPage = await auditLog(cursor === null ? '' : `?cursor=${cursor}`);
    expect(page.items.length).toBeLessThanOrEqual(50);
    targets.push(...page.items.map(({ target }) => target));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(targets.slice(0, 120)).toEqual(Array.from({ length: 120 }, (_, at) => `page-${120 - at}`));
  expect(targets).toHaveLength(124);
  expect((await auditLog(`?cursor=x'1`)).items).toEqual([]);
  const tooLong = await admin.client.get(`/api/admin/audit-log?cursor=${'1'.repeat(41)}`);
  expect([tooLong.status, tooLong.body]).toMatchObject([400, { code: 'invalid_request' }]);
});

test.each([
  `UPDATE admin_actions SET reason = 'another reason'`,
  `DELETE FROM admin_actions`,
  `TRUNCATE admin_actions CASCADE`,
])('no role, not even the owner of the database, can change the audit log: %s', async (statement) => {
  await expect(app.owner.query(statement)).rejects.toThrow('admin_actions is append-only');
});

test('the ledger passes the audit after all actions', async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});
