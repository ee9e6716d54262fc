import type { Logger } from '@portada/observability';
import pg, { type Pool } from 'pg';
import { DataSource } from 'typeorm';
import { WatchedPool } from './watched-pool';

/** The role under which every process works; the migrations make it and say what it may do. */
const role = 'portada_app';

/** ms: how long to wait for a connection, for a statement in the server, for its answer, and idle in a transaction. */
const timeouts = { connect: 2_000, statement: 10_000, answer: 15_000, idleInTransaction: 15_000 } as const;

/** What a process says about its database connection. */
export type DatabaseOptions = {
  /** The owner's address; the connections made from it step down to the application's role. */
  url: string;
  // TypeORM's own type of an entity class.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type
  entities: Function[];
  poolSize: number;
  /** Connections that stay open while nothing is asked; others are closed after 10 s. None where it is left out. */
  keptOpen?: number;
  /** Shown in pg_stat_activity. */
  applicationName: string;
  /** Told when Postgres stops answering, and when it answers again. */
  logger?: Logger;
};

/** The address without its `options` parameter, which would win over ours, and that parameter. */
const withoutOptions = (url: string): { address: string; given: string } => {
  const address = new URL(url);
  const given = address.searchParams.get('options') ?? '';
  address.searchParams.delete('options');
  return { address: address.href, given };
};

/**
 * Makes a DataSource whose every connection works as the role `portada_app`, under time limits. It never changes the
 * schema. Not initialised: call `initialize()`.
 */
export const createDataSource = ({
  url,
  entities,
  poolSize,
  keptOpen = 0,
  applicationName,
  logger,
}: DatabaseOptions): DataSource => {
  const { address, given } = withoutOptions(url);
  return new DataSource({
    type: 'postgres',
    driver: { ...pg, Pool: WatchedPool },
    url: address,
    entities,
    poolSize,
    applicationName,
    connectTimeoutMS: timeouts.connect,
    installExtensions: false,
    synchronize: false,
    migrationsRun: false,
    // Errors are thrown to whoever asked, who logs them with what it was doing.
    logging: false,
    extra: {
      options:
        `${given} -c role=${role} -c idle_in_transaction_session_timeout=${timeouts.idleInTransaction}`.trim(),
      statement_timeout: timeouts.statement,
      query_timeout: timeouts.answer,
      keepAlive: true,
      min: keptOpen,
      logger,
    },
  });
};

/**
 * The pool below an initialised DataSource, for prepared statements and batches that TypeORM would only slow down.
 * @throws where the DataSource is not initialised
 */
export const poolOf = (dataSource: DataSource): Pool => {
  const { driver } = dataSource;
  if (!dataSource.isInitialized || !('master' in driver))
    throw new Error('the DataSource is not initialised');
  return driver.master as Pool;
};
