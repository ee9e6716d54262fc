import type { Logger } from '@portada/observability';
import pg, { type Pool } from 'pg';
import { DataSource } from 'typeorm';
import { WatchedPool } from './watched-pool';

/** The Postgres role of every process; migrations create the role and grant its rights. */
const role = 'portada_app';

/**
 * Time limits in ms: for a connection, for a statement in the server, for the answer to a statement, and for an idle
 * transaction.
 */
const timeouts = { connect: 2_000, statement: 10_000, answer: 15_000, idleInTransaction: 15_000 } as const;

/** Options of a process's database connections. */
export type DatabaseOptions = {
  /** Address with the login of the processes or the owner; every connection switches to the application's role. */
  url: string;
  // TypeORM declares entity classes with this type.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type
  entities: Function[];
  poolSize: number;
  /** Number of idle connections that stay open, 0 by default; other idle connections are closed after 10 s. */
  keptOpen?: number;
  /** Name of the process, which the view pg_stat_activity of Postgres shows. */
  applicationName: string;
  /** Logger for two messages: Postgres stopped answering, and Postgres answers again. */
  logger?: Logger;
};

/** Separates a database address from its `options` parameter, which would override the options set here. */
const withoutOptions = (url: string): { address: string; given: string } => {
  const address = new URL(url);
  const given = address.searchParams.get('options') ?? '';
  address.searchParams.delete('options');
  return { address: address.href, given };
};

/**
 * Creates a DataSource whose connections use the role `portada_app` and time limits. The DataSource never changes the
 * schema. Call `initialize()` before use.
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
    // Database errors are thrown to the caller, which logs the errors with its context.
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
 * Returns the connection pool of an initialized DataSource, for prepared statements and batches that TypeORM would
 * slow down.
 * @throws if the DataSource is not initialized
 */
export const poolOf = (dataSource: DataSource): Pool => {
  const { driver } = dataSource;
  if (!dataSource.isInitialized || !('master' in driver))
    throw new Error('the DataSource is not initialised');
  return driver.master as Pool;
};
