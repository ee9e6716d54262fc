import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltProcess,
  type RedisServer,
  type TestDatabase,
  startRedisServer,
  testDatabase,
  until,
} from '@portada/testing';
import { Client } from 'pg';
import { type Scrape, firingAlerts } from './harness/alert-rules';
import { type Creator, Product, ask } from './harness/product';

/** Alerts that depend on the speed of the machine. They may fire in any scenario while the machine is busy. */
const aboutSpeed = ['PortadaEventLoopBlocked', 'PortadaEventsLate', 'PortadaRequestsSlow'];

let database: TestDatabase;
let redis: RedisServer;
let product: Product;
let creator: Creator;
let processes: Record<'portada-api' | 'portada-gateway' | 'portada-worker', BuiltProcess>;
beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase(), startRedisServer()]);
  product = await Product.prepare({ databaseUrl: database.url, redisUrl: redis.url });
  const [api, gateway, worker] = await Promise.all([
    product.startApi({ DATABASE_POOL_SIZE: '2' }),
    product.startGateway(),
    product.startWorker(),
  ]);
  processes = { 'portada-api': api, 'portada-gateway': gateway, 'portada-worker': worker };
  creator = await product.creator(50);
});
afterAll(async () => {
  await product.close();
  await Promise.all([database.drop(), redis.remove()]);
});

const scrape = async (): Promise<Scrape> => {
  const texts = Object.entries(processes).map(async ([job, process]) => [
    job,
    await process.metrics().catch(() => null),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as Scrape;
};

/** Runs a fault between two scrapes. @returns the alerts that fire if the fault lasts, except those about speed */
const alertsOf = async (fault: () => Promise<void>): Promise<string[]> => {
  const before = await scrape();
  await fault();
  return firingAlerts(before, await scrape());
};

const withoutSpeed = (alerts: readonly string[]): string[] =>
  alerts.filter((name) => !aboutSpeed.includes(name));

/** Waits until a metric of the worker fulfils a condition. */
const workerMetric = (name: string, fulfils: (value: number) => boolean): Promise<unknown> =>
  until(
    async () => {
      const text = await processes['portada-worker'].metrics();
      const value = new RegExp(`^portada_${name}\\{.*\\} (\\S+)$`, 'm').exec(text)?.[1];
      return value !== undefined && fulfils(Number(value));
    },
    { what: `the metric ${name}`, timeoutMs: 30_000 },
  );

const draw = async (directive: string): Promise<void> => {
  await ask(creator, directive);
  await product.settled();
};

test('the processes export the metrics of the documentation, and a healthy installation fires no alert', async () => {
  expect(withoutSpeed(await alertsOf(() => draw('[slow 50]')))).toEqual([]);
  const page = readFileSync(join(__dirname, '../../../docs/operations/alerts.md'), 'utf8');
  const documented = [...page.matchAll(/^\| `(portada_[a-z_]+)`/gm)].map(([, name]) => name);
  const texts = Object.values(await scrape()).join('\n');
  const exported = [...texts.matchAll(/^# TYPE (portada_[a-z_]+) /gm)].map(([, name]) => name);
  expect([...new Set(exported)].sort()).toEqual(documented.sort());
});

test('mails and payment events that wait fire their alerts', async () => {
  const alerts = await alertsOf(async () => {
    await product.owner.query(
      `INSERT INTO payment_events (id, type, hint) VALUES ('evt_1', 'charge.refunded', '{}')`,
    );
    await product.owner.query(
      `INSERT INTO mails (email, kind) VALUES ('nobody@example.com', 'password_changed')`,
    );
    await workerMetric('mails_due', (value) => value > 0);
    await workerMetric('payment_events_waiting', (value) => value > 0);
  });
  expect(withoutSpeed(alerts)).toEqual(
    expect.arrayContaining(['PortadaMailsWait', 'PortadaPaymentEventsWait']),
  );
});

test('statements that wait for a locked table fire PortadaDatabaseBusy and PortadaRequestsSlow', async () => {
  const before = await scrape();
  const locked = await product.owner.connect();
  await locked.query('BEGIN; LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
  const answers = Array.from({ length: 8 }, () => creator.client.get('/api/me'));
  const busy = await until(
    async () => {
      const during = await scrape();
      return firingAlerts(before, during).includes('PortadaDatabaseBusy') ? during : null;
    },
    { what: 'statements to wait for a connection', timeoutMs: 30_000 },
  ).finally(async () => {
    await locked.query('ROLLBACK');
    locked.release();
  });
  expect(busy).not.toBeNull();
  await Promise.all(answers);
  expect(firingAlerts(before, await scrape())).toContain('PortadaRequestsSlow');
});

test('a process that does not answer for two seconds fires PortadaEventLoopBlocked', async () => {
  const alerts = await alertsOf(async () => {
    const { 'portada-api': api } = processes;
    api.signal('SIGSTOP');
    expect(await api.isReady()).toBe(false);
    api.signal('SIGCONT');
    await until(() => api.isReady(), { what: 'the api to answer' });
  });
  expect(alerts).toContain('PortadaEventLoopBlocked');
});

test('an unavailable Redis fires PortadaHandOverStopped and PortadaQueueNotMoving', async () => {
  const alerts = await alertsOf(async () => {
    await redis.kill();
    await ask(creator, '[slow 50]');
    await workerMetric('outbox_due', (value) => value > 0);
  });
  await redis.start();
  await product.settled();
  expect(alerts).toEqual(expect.arrayContaining(['PortadaHandOverStopped', 'PortadaQueueNotMoving']));
});

test('a model that fails fires PortadaGenerationsFail, and after five failures PortadaModelUnavailable', async () => {
  const alerts = await alertsOf(async () => {
    for (let nr = 0; nr < 6; nr += 1) await draw('[fail provider]');
  });
  expect(withoutSpeed(alerts)).toEqual(['PortadaGenerationsFail', 'PortadaModelUnavailable']);
});

test('a dead worker and a damaged ledger fire PortadaProcessDown, PortadaNoWorker and PortadaLedgerBreach', async () => {
  const dead = await alertsOf(() => processes['portada-worker'].kill());
  expect(dead).toEqual(expect.arrayContaining(['PortadaNoWorker', 'PortadaProcessDown']));
  await product.owner.query(
    `BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM audit_runs;
     UPDATE credit_accounts SET balance = balance + 1 WHERE user_id = '${creator.userId}' AND kind = 'available'; COMMIT`,
  );
  const damaged = await alertsOf(async () => {
    processes['portada-worker'] = await product.startWorker();
    await workerMetric('ledger_audit_breaches', (value) => value > 0);
  });
  expect(damaged).toContain('PortadaLedgerBreach');
});

test('an unavailable Postgres fires PortadaRequestsFail and PortadaNoWorker', async () => {
  const server = new URL(database.url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  const alerts = await alertsOf(async () => {
    await client.query(`ALTER DATABASE "${name}" WITH ALLOW_CONNECTIONS false`);
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await until(async () => (await creator.client.get('/api/me')).status === 503, { what: 'a 503' });
  }).finally(() => client.end());
  expect(alerts).toEqual(expect.arrayContaining(['PortadaNoWorker', 'PortadaRequestsFail']));
});
