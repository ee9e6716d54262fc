import { createScriptedModel } from '@portada/image-models';
import { type OwnServices, startOwnServices, until } from '@portada/testing';
import { type GenerationHarness, startGenerationHarness } from './testing/generation-harness';
import type { GenerationWorker } from './testing/generation-worker';

let services: OwnServices;
let bench: GenerationHarness;
beforeAll(async () => {
  services = await startOwnServices();
  bench = await startGenerationHarness({ url: services.databaseUrl, drop: () => Promise.resolve() });
});
afterAll(async () => {
  await bench.close();
  await services.stop();
});

/** Claims a generation for a worker that never renews the lease. @returns its id */
const claimForGood = async (): Promise<string> => {
  const id = await bench.reserve(await bench.user());
  await bench.owner.query('SELECT * FROM claim_generation($1, 2, 3)', [id]);
  return id;
};

const isQueuedAgain = (id: string, { sweeps }: GenerationWorker) =>
  until(
    async () => {
      await sweeps.recover();
      return (await bench.row(id)).status === 'queued';
    },
    { what: 'the claim to be ended' },
  );

const runOut = (id: string) =>
  bench.owner.query(`UPDATE generations SET lease_until = now() - interval '1 second' WHERE id = $1`, [id]);

test('a claim whose lease expired while Postgres was down survives until its holder could renew it', async () => {
  const worker = await bench.worker(createScriptedModel());
  const id = await claimForGood();
  const startPostgres = await services.losePostgres();
  await expect(worker.sweeps.recover()).rejects.toThrow();
  startPostgres();
  await until(() => runOut(id), { what: 'Postgres to be back', timeoutMs: 30_000 });
  await worker.sweeps.recover();
  expect(await bench.row(id)).toMatchObject({ status: 'running', fence: 1, failures: 0 });
  // The holder of the claim never renews the lease, so that the claim ends after the grace period.
  await isQueuedAgain(id, worker);
  expect(await bench.row(id)).toMatchObject({ failures: 1 });
});

test('a lease check that waited in a frozen Postgres does not end claims whose lease expired meanwhile', async () => {
  const worker = await bench.worker(createScriptedModel());
  const id = await claimForGood();
  await runOut(id);
  const thaw = await services.freezePostgres();
  const refused = expect(worker.sweeps.recover()).rejects.toThrow();
  await refused.finally(thaw);
  // Statements that were sent to the frozen Postgres server end when their connections are closed.
  await until(
    async () => {
      const { rowCount } = await bench.owner.query(
        `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid() AND datname = current_database()`,
      );
      return rowCount === 0;
    },
    { what: 'the statements to end' },
  );
  expect(await bench.row(id)).toMatchObject({ status: 'running', fence: 1, failures: 0 });
  await until(
    async () => {
      await worker.sweeps.recover();
      return true;
    },
    { what: 'Postgres to be asked again' },
  );
  expect(await bench.row(id)).toMatchObject({ status: 'running', fence: 1, failures: 0 });
  await isQueuedAgain(id, worker);
});

test('a lease check that reaches Postgres a second late ends no claim', async () => {
  const worker = await bench.worker(createScriptedModel());
  const id = await claimForGood();
  await runOut(id);
  const { rows } = await bench.owner.query<{ late: string; now: string }>(
    `SELECT (clock_timestamp() - interval '1 second')::text AS late, clock_timestamp()::text AS now`,
  );
  expect(await worker.sweeps['endLostClaims'](rows[0]?.late ?? '')).toEqual([]);
  expect(await worker.sweeps['endLostClaims'](rows[0]?.now ?? '')).toEqual([id]);
});
