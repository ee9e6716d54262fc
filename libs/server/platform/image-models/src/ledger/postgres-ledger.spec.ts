import { createStoredSecrets } from '@portada/secrets';
import {
  createThumbnail,
  createUser,
  reserveGeneration,
  testDatabase,
  testSecretKeys,
  until,
} from '@portada/testing';
import { createDataSource } from '@portada/database';
import { createLogger } from '@portada/observability';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { FallbackModel } from '../fallback/fallback-model';
import { everything, modelInput } from '../image-model.contract';
import type { ImageModel } from '../port';
import { createScriptedModel } from '../scripted/scripted-model';
import type { ModelLedger, RequestEnd } from './model-ledger';
import { createModelLedger } from './postgres-ledger';
import { reportModels } from './report-models';

const secrets = createStoredSecrets({ SECRET_KEYS: testSecretKeys });
const never = () => new AbortController().signal;
const logger = createLogger({ name: 'test', level: 'silent' });
const workerId = '7d444840-9dc0-41d1-b245-000000000001';

let database: Awaited<ReturnType<typeof testDatabase>>;
let owner: Pool;
let workers: DataSource[];
let ledgers: ModelLedger[];
let whose: { userId: string; thumbnailId: string };
beforeAll(async () => {
  database = await testDatabase();
  owner = new Pool({ connectionString: database.url });
  const options = { url: database.url, entities: [], poolSize: 8, applicationName: 'test' };
  workers = await Promise.all([1, 2].map(() => createDataSource(options).initialize()));
  ledgers = workers.map((worker) => createModelLedger(worker, logger, secrets));
  const { id: userId } = await createUser(owner, { credits: 500 });
  whose = { userId, thumbnailId: await createThumbnail(owner, userId) };
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.destroy()));
  await owner.end();
  await database.drop();
});
beforeEach(async () => {
  await owner.query('TRUNCATE model_requests, model_reports, model_switches');
});

const generation = () => reserveGeneration(owner, whose);
const [first, second] = [() => ledgers[0] as ModelLedger, () => ledgers[1] as ModelLedger];
const rows = async () =>
  (
    await owner.query<{ outcome: string; booked: number | null; counted: number; job: string | null }>(
      `SELECT outcome, booked_usd::float8 AS booked, counted_usd::float8 AS counted, provider_job_id AS job
         FROM model_requests ORDER BY started_at`,
    )
  ).rows;
const request = async (generationId?: string) => ({
  generationId: generationId ?? (await generation()),
  model: 'hosted',
  modelId: 'hosted-1',
  estimateUsd: 0.1,
});
const end = (changes: Partial<RequestEnd> = {}): RequestEnd => ({
  outcome: 'done',
  bookedUsd: 0.04,
  modelId: 'hosted-1',
  jobId: 'job-1',
  providerRequestId: 'req-1',
  failure: null,
  ...changes,
});
const opened = async (ledger: ModelLedger, budgetUsd: number | null, generationId?: string) => {
  const answer = await ledger.open(await request(generationId), budgetUsd, never());
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
};

/** A worker's chain with one hosted model, whose images cost 0.1 US dollars, and a model in the process. */
const chainOf = (ledger: ModelLedger, budgetUsdPerDay: number | null) => {
  const hosted = createScriptedModel({ durationMs: 2 });
  const priced: ImageModel = {
    ...hosted,
    estimateUsd: () => 0.1,
    async *start(input, signal) {
      for await (const event of hosted.start(input, signal))
        yield event.type === 'done' ? { ...event, model: 'hosted-1', costUsd: 0.1 } : event;
    },
  };
  const chain = new FallbackModel({
    members: [
      { id: 'hosted', model: priced, concurrency: 8 },
      { id: 'own', model: createScriptedModel(), concurrency: Infinity },
    ],
    budgetUsdPerDay,
    headlines: null,
    ledger,
    logger,
  });
  const draw = async () => {
    const input = { ...modelInput(), generationId: await generation() };
    const done = (await everything(chain.start(input, never()))).at(-1);
    return done?.type === 'done' ? done.model : done?.type;
  };
  return { chain, draw, asked: () => hosted.state.asked };
};

describe('the daily budget of an image model, which all workers share', () => {
  it('allows two workers together exactly as many requests as the budget pays for, also after a restart', async () => {
    // The budget is enough for 7 images of 0.1 US dollars.
    const chains = ledgers.map((ledger) => chainOf(ledger, 0.7));
    const models = await Promise.all(chains.flatMap(({ draw }) => Array.from({ length: 20 }, () => draw())));
    expect(models.filter((model) => model === 'hosted-1')).toHaveLength(7);
    expect(models.filter((model) => model === 'scripted')).toHaveLength(33);
    expect(chains.reduce((sum, { asked }) => sum + asked(), 0)).toBe(7);
    const restarted = chainOf(createModelLedger(workers[0] as DataSource, logger, secrets), 0.7);
    expect([await restarted.draw(), restarted.asked()]).toEqual(['scripted', 0]);
    const sums = () =>
      owner.query(
        `SELECT model, count(*)::int AS requests, sum(counted_usd)::float8 AS usd FROM model_requests
          GROUP BY model ORDER BY model`,
      );
    // No image waits for the record of a request to a model in the process.
    await until(async () => (await sums()).rows[1]?.requests === 34, { what: 'all records' });
    expect((await sums()).rows).toEqual([
      { model: 'hosted', requests: 7, usd: 0.7 },
      { model: 'own', requests: 34, usd: 0 },
    ]);
  });

  it('is not exceeded by requests that two workers send at the same moment', async () => {
    const requests = await Promise.all(Array.from({ length: 40 }, () => request()));
    for (const most of [1, 5, 11]) {
      await owner.query('TRUNCATE model_requests');
      // Connections to the database are opened before, so that all requests reach the database together.
      await Promise.all(
        workers.flatMap((worker) => Array.from({ length: 8 }, () => worker.query('SELECT 1'))),
      );
      const answers = await Promise.all(
        requests.map((one, place) => (place % 2 ? first() : second()).open(one, most * 0.1 + 0.05, never())),
      );
      expect(answers.filter((answer) => answer !== 'over_budget')).toHaveLength(most);
    }
  });

  it('counts the estimated price until the actual price is known, and then the actual price', async () => {
    const running = await opened(first(), 0.15);
    expect(await second().open(await request(), 0.15, never())).toBe('over_budget');
    await running.close(end());
    await opened(second(), 0.15);
    expect(await rows()).toEqual([
      { outcome: 'done', booked: 0.04, counted: 0.04, job: 'job-1' },
      { outcome: 'open', booked: null, counted: 0.1, job: null },
    ]);
  });

  it('keeps the estimated price of a lost answer, and returns the estimate of a request that was not charged', async () => {
    await (await opened(first(), 0.3)).close(end({ outcome: 'unknown', bookedUsd: null }));
    await (await opened(first(), 0.3)).close(end({ outcome: 'failed', bookedUsd: 0 }));
    expect((await rows()).map(({ outcome, counted }) => [outcome, counted])).toEqual([
      ['unknown', 0.1],
      ['failed', 0],
    ]);
  });

  it('begins again at midnight (UTC)', async () => {
    await opened(first(), 0.1);
    expect(await first().open(await request(), 0.1, never())).toBe('over_budget');
    await owner.query(
      `UPDATE model_requests SET started_at = date_trunc('day', now(), 'UTC') - interval '1 second'`,
    );
    await opened(first(), 0.1);
  });

  it('does not limit another image model', async () => {
    await opened(first(), 0.1);
    const other = { ...(await request()), model: 'other' };
    expect(typeof (await first().open(other, 0.1, never()))).toBe('object');
  });
});

describe('the recorded end of a request to an image model', () => {
  it('is recorded once; a job that another worker finishes keeps its record', async () => {
    const generationId = await generation();
    await opened(first(), null, generationId);
    const resumed = await second().resume(await request(generationId), never());
    await resumed.close(end());
    const again = await first().resume(await request(generationId), never());
    await again.close(end({ bookedUsd: 0.9 }));
    expect(await rows()).toEqual([{ outcome: 'done', booked: 0.04, counted: 0.04, job: 'job-1' }]);
  });

  it('is unknown for an open request whose generation sends another request, until the late answer arrives', async () => {
    const generationId = await generation();
    const slow = await opened(first(), null, generationId);
    await opened(second(), null, generationId);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['unknown', 'open']);
    await slow.close(end());
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['done', 'open']);
  });

  it('is unknown for a request whose worker was killed and whose generation has ended', async () => {
    const generationId = await generation();
    await opened(first(), null, generationId);
    await owner.query(`SELECT settle_generation($1, NULL, 'cancelled', NULL, NULL)`, [generationId]);
    const { chain } = chainOf(first(), null);
    await reportModels(workers[0] as DataSource, workerId, chain);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['open']);
    await owner.query(`UPDATE generations SET finished_at = now() - interval '11 seconds' WHERE id = $1`, [
      generationId,
    ]);
    await reportModels(workers[0] as DataSource, workerId, chain);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['unknown']);
  });

  it('is recorded as soon as the database is available again', async () => {
    const running = await opened(first(), null);
    const elsewhere = new URL(database.url);
    const name = elsewhere.pathname.slice(1);
    elsewhere.pathname = '/postgres';
    const server = new Pool({ connectionString: elsewhere.href });
    await server.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name = 'test'`,
      [name],
    );
    await running.close(end());
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['open']);
    await server.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
    await server.end();
    await until(async () => (await rows())[0]?.outcome === 'done', { what: 'the end to be recorded' });
  });
});

describe('the circuit breakers of several workers', () => {
  const ids = [workerId, workerId.replace(/1$/, '2')];
  const broken = (): ImageModel => ({
    ...createScriptedModel(),
    estimateUsd: () => 0.1,
    async *start() {
      yield await Promise.resolve({ type: 'failed', code: 'provider', retryable: true, message: 'down' });
    },
  });
  const chainWith = (model: ImageModel) =>
    new FallbackModel({
      members: [{ id: 'hosted', model, concurrency: 8 }],
      budgetUsdPerDay: null,
      headlines: null,
      ledger: first(),
      logger,
    });
  const report = (place: number, chain: FallbackModel) =>
    reportModels(workers[place] as DataSource, ids[place] as string, chain);
  const states = (...chains: FallbackModel[]) => chains.map((chain) => chain.reports()[0]?.state);

  it('are opened by the failures of one worker, for their remaining time, which the clock of the database measures', async () => {
    const [failing, other] = [chainWith(broken()), chainWith(createScriptedModel())];
    for (let n = 0; n < 5; n++)
      await everything(failing.start({ ...modelInput(), generationId: await generation() }, never()));
    expect(states(failing, other)).toEqual(['open', 'closed']);
    await report(0, failing);
    await owner.query(`UPDATE model_reports SET seen_at = seen_at - interval '12 seconds'`);
    await report(1, other);
    expect(states(failing, other)).toEqual(['open', 'open']);
    const [adopted] = other.reports();
    expect(adopted?.waitMs).toBeGreaterThan(15_000);
    expect(adopted?.waitMs).toBeLessThanOrEqual(18_000);
    expect(adopted?.ownOpeningMs).toBeNull();
  });

  it('are not opened by a former opening of the same worker, or by an opening that is over', async () => {
    const reported = (worker: number, ownOpeningMs: number | undefined) =>
      owner.query('SELECT report_models($1, $2)', [
        ids[worker],
        JSON.stringify([{ model: 'hosted', ownOpeningMs }]),
      ]);
    const chain = chainWith(createScriptedModel());
    await reported(1, 30_000);
    await reported(0, undefined);
    await report(1, chain);
    await reported(0, 5_000);
    await owner.query(`UPDATE model_reports SET seen_at = seen_at - interval '5 seconds'`);
    await report(1, chain);
    expect(states(chain)).toEqual(['closed']);
  });
});

describe('the switch of an administrator for an image model', () => {
  it('is obeyed by every worker from the next request on', async () => {
    const chains = ledgers.map((ledger) => chainOf(ledger, null));
    const admin = await createUser(owner, { role: 'admin' });
    const report = () =>
      Promise.all(
        chains.map(({ chain }, place) =>
          reportModels(workers[place] as DataSource, workerId.replace(/.$/, String(place)), chain),
        ),
      );
    const flip = async (isEnabled: boolean, model = 'hosted') =>
      (
        await owner.query('SELECT switch_model($1, $2, $3, $4) AS said', [
          model,
          isEnabled,
          admin.id,
          'a test',
        ])
      ).rows[0].said;
    await report();
    expect([await flip(false), await flip(false, 'unheard')]).toEqual(['switched', 'unknown']);
    // The workers have not reported since the switch, so that only the ledger knows the switch.
    expect(await Promise.all(chains.map(({ draw }) => draw()))).toEqual(['scripted', 'scripted']);
    await flip(false, 'own');
    await report();
    expect(await Promise.all(chains.map(({ draw }) => draw()))).toEqual(['failed', 'failed']);
    expect([await flip(true), await flip(true, 'own')]).toEqual(['switched', 'switched']);
    await report();
    expect(await Promise.all(chains.map(({ draw }) => draw()))).toEqual(['hosted-1', 'hosted-1']);
    const { rows: acts } = await owner.query(
      `SELECT action, target, reason FROM admin_actions WHERE admin_id = $1 ORDER BY id`,
      [admin.id],
    );
    expect(acts.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'model.disable hosted',
      'model.disable own',
      'model.enable hosted',
      'model.enable own',
    ]);
    expect(acts[0].reason).toBe('a test');
  });

  it('is refused if the user is no administrator', async () => {
    await reportModels(workers[0] as DataSource, workerId, chainOf(first(), null).chain);
    await expect(
      owner.query(`SELECT switch_model('hosted', false, $1, 'a test')`, [whose.userId]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
