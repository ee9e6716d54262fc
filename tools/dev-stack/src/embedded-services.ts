import { type DataFolder } from './data-folder';
import { choosePort } from './ports';
import { Postgres } from './postgres';
import { duringAll } from './progress';
import { Redis, redisUrl } from './redis';
import { obtainRedis } from './redis-program';
import { type Supervisor } from './supervisor';

/** The servers to start; `durable` is true if their data must survive a power failure. */
export type EmbeddedServicesOptions = {
  data: DataFolder;
  database: string;
  durable: boolean;
  postgres: boolean;
  redis: boolean;
};

/** Connection URLs of the started servers. */
export type EmbeddedServices = { databaseUrl?: string; redisUrl?: string };

/**
 * Starts the embedded Postgres and Redis of a data folder. The promise resolves when the servers respond.
 * @throws DevStackError if a server is not available or does not start
 */
export const startEmbeddedServices = async (
  supervisor: Supervisor,
  options: EmbeddedServicesOptions,
): Promise<EmbeddedServices> => {
  // Files that this process and its later children create are readable only for this account.
  process.umask(0o077);
  const started: EmbeddedServices = {};
  await duringAll('Starting', {
    ...(options.postgres && {
      Postgres: async () => void (started.databaseUrl = await startPostgres(supervisor, options)),
    }),
    ...(options.redis && {
      Redis: async () => void (started.redisUrl = await startRedis(supervisor, options)),
    }),
  });
  return started;
};

const startPostgres = async (
  supervisor: Supervisor,
  { data, database, durable }: EmbeddedServicesOptions,
) => {
  const postgres = new Postgres({ data, database, durable, password: data.kept().postgresPassword });
  const postgresPort = await postgres.prepare(data.kept().postgresPort);
  data.keep({ ...data.kept(), postgresPort });
  await supervisor.start({
    name: 'postgres',
    launch: () => ({ child: postgres.spawn(), isReady: () => postgres.isReady() }),
    ending: { signal: 'SIGINT', graceMs: 30_000, stage: 2 },
    readyWithinMs: 120_000,
    log: data.in('logs/postgres.log'),
  });
  return postgres.url;
};

const startRedis = async (supervisor: Supervisor, { data, durable }: EmbeddedServicesOptions) => {
  const port = await choosePort(data.kept().redisPort);
  data.keep({ ...data.kept(), redisPort: port });
  const options = { data, durable, port, program: await obtainRedis(), password: data.kept().redisPassword };
  const redis = new Redis(options);
  redis.prepare();
  await supervisor.start({
    name: 'redis',
    launch: () => ({ child: redis.spawn(), isReady: () => redis.isReady() }),
    ending: { signal: 'SIGTERM', graceMs: 15_000, stage: 1 },
    readyWithinMs: 60_000,
    log: data.in('logs/redis.log'),
  });
  return redisUrl(options);
};
