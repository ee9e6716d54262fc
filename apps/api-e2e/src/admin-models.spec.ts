import { type AdminModels, adminModelsSchema } from '@portada/contracts';
import { reserveGeneration, until } from '@portada/testing';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

let app: TestApp;
let admin: Creator;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  [admin, ana] = await Promise.all([app.administrator(), app.creator(5)]);
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('TRUNCATE model_reports, model_switches, model_requests'));

const workers = ['1', '2'].map((end) => `7d444840-9dc0-41d1-b245-00000000000${end}`);
const capabilities = {
  progress: 'stages',
  previews: true,
  seed: false,
  resume: false,
  cancel: 'none',
  text: 'drawn',
};
const report = (model: string, changes: object = {}) => ({
  model,
  modelId: `${model}-1`,
  position: 0,
  capabilities,
  concurrency: 8,
  isPriced: true,
  budgetUsd: 5,
  state: 'closed',
  waitMs: null,
  pause: null,
  running: 1,
  waiting: 0,
  ...changes,
});
/** Reports models as a worker does. @returns the models that are switched off */
const reportAs = async (worker: string | undefined, ...reports: object[]): Promise<string[]> =>
  (
    await app.owner.query('SELECT report_models($1, $2) AS model', [worker, JSON.stringify(reports)])
  ).rows.map(({ model }) => model);
const models = async (): Promise<AdminModels['models']> => {
  const answer = await admin.client.get('/api/admin/models');
  expect(answer.status).toBe(200);
  return adminModelsSchema.strict().parse(answer.body).models;
};
const flip = (name: string, word: 'enable' | 'disable', body: object = { reason: 'a test' }) =>
  admin.client.post(`/api/admin/models/${encodeURIComponent(name)}/${word}`, body);

test('the list of models is empty before a worker has reported', async () => {
  expect(await models()).toEqual([]);
});

test('shows the models in their order, with the worst state of all workers, spend, counts and failures', async () => {
  await reportAs(
    workers[0],
    report('openai'),
    report('studio', { position: 1, isPriced: false, budgetUsd: null }),
  );
  await reportAs(workers[1], report('openai', { state: 'paused', waitMs: 40_000, running: 2 }));
  const id = await reserveGeneration(app.owner, { userId: ana.id, thumbnailId: ana.thumbnailId });
  const close = (n: number, ending: object) =>
    app.owner.query('SELECT close_model_request($1, $2)', [
      `7d444840-9dc0-41d1-b245-00000000010${n}`,
      JSON.stringify({ generationId: id, model: 'openai', estimatedUsd: 0.09, elapsedMs: 1, ...ending }),
    ]);
  await close(1, { outcome: 'done', bookedUsd: 0.07, elapsedMs: 3000 });
  await close(2, { outcome: 'done', bookedUsd: 0.05, elapsedMs: 5000 });
  await close(3, { outcome: 'unknown', bookedUsd: null });
  await close(4, {
    outcome: 'failed',
    bookedUsd: 0,
    code: 'quota',
    alarm: 'key',
    message: 'status 401, no code',
  });
  const [openai, studio] = await models();
  expect(openai).toMatchObject({
    name: 'openai',
    modelId: 'openai-1',
    capabilities,
    state: 'paused',
    waitMs: 40_000,
    workers: 2,
    running: 3,
    switched: null,
    budgetUsd: 5,
    lastDay: { done: 2, failed: 1, unknown: 1 },
    failures: [{ code: 'quota', alarm: 'key', message: 'status 401, no code' }],
  });
  expect(openai?.spentUsd).toBeCloseTo(0.21);
  expect(openai?.lastDay.costUsd).toBeCloseTo(0.21);
  expect(Math.round((openai?.lastDay.medianMs ?? 0) / 100)).toBe(40);
  expect(studio).toMatchObject({
    name: 'studio',
    state: 'closed',
    workers: 1,
    isPriced: false,
    failures: [],
  });
});

test('shows the state of a model in each worker, and which worker opened its circuit breaker', async () => {
  await reportAs(workers[0], report('openai', { state: 'open', waitMs: 20_000, ownOpeningMs: null }));
  await reportAs(workers[1], report('openai', { state: 'open', waitMs: 21_000, ownOpeningMs: 21_000 }));
  await reportAs('7d444840-9dc0-41d1-b245-000000000003', report('openai', { ownOpeningMs: null }));
  const [openai] = await models();
  expect(openai?.byWorker.map(({ worker, state, isAdopted }) => [worker, state, isAdopted])).toEqual([
    [workers[0], 'open', true],
    [workers[1], 'open', false],
    ['7d444840-9dc0-41d1-b245-000000000003', 'closed', false],
  ]);
});

test('shows a model without a running worker as absent, and forgets the model after a day', async () => {
  await reportAs(workers[0], report('openai', { state: 'open' }));
  await app.owner.query(`UPDATE model_reports SET seen_at = now() - interval '11 seconds'`);
  expect(await models()).toMatchObject([{ name: 'openai', state: 'absent', workers: 0 }]);
  await app.owner.query(`UPDATE model_reports SET seen_at = now() - interval '25 hours'`);
  await reportAs(workers[1], report('studio'));
  expect((await models()).map(({ name }) => name)).toEqual(['studio']);
});

test('switches a model with a slash in its name off and on, with the reason in the audit log', async () => {
  const name = 'fal:fal-ai/flux-2-pro';
  expect(await reportAs(workers[0], report(name))).toEqual([]);
  expect((await flip(name, 'disable', { reason: ' too expensive ' })).status).toBe(204);
  expect(await reportAs(workers[0], report(name))).toEqual([name]);
  const [off] = await models();
  expect(off?.switched).toMatchObject({ isEnabled: false, reason: 'too expensive', by: expect.any(String) });
  expect((await flip(name, 'enable')).status).toBe(204);
  expect(await reportAs(workers[0], report(name))).toEqual([]);
  const { rows } = await app.owner.query(
    'SELECT admin_id, action, reason FROM admin_actions WHERE target = $1 ORDER BY id',
    [name],
  );
  expect(rows).toEqual([
    { admin_id: admin.id, action: 'model.disable', reason: 'too expensive' },
    { admin_id: admin.id, action: 'model.enable', reason: 'a test' },
  ]);
  const events = () =>
    app.owner.query(
      `SELECT 1 FROM security_events WHERE user_id = $1 AND kind = 'administrator_action'
          AND route LIKE 'POST /api/admin/models/%'`,
      [admin.id],
    );
  await until(async () => (await events()).rowCount, { what: 'the security event' });
});

test('refuses to switch an unknown model, or a model without a reason', async () => {
  await reportAs(workers[0], report('openai'));
  expect((await flip('dalle', 'disable')).status).toBe(404);
  for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }, { reason: 'x', more: 1 }])
    expect((await flip('openai', 'disable', body)).status).toBe(400);
  expect((await models())[0]?.switched).toBeNull();
});
