import type { Logger } from '@portada/observability';
import pg, { type Pool } from 'pg';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { WatchedPool } from './watched-pool';

/** The Postgres role of every process; migrations create the role and grant its rights. */
const role = 'portada_app';

/**
 * Settings of the planner in every process. A connection keeps the plans of its statements and SQL functions. A plan that
 * was made while a table was empty would read the whole table for as long as it is kept, so plans read tables by an index
 * if there is one. Postgres counts a read without an index as very expensive, and would compile such a statement (ADR 134).
 */
export const plannerSettings: Readonly<Record<string, string>> = { enable_seqscan: 'off', jit: 'off' };

/**
 * Database settings that `ensureProcessLogin` gives to a login that it creates. They also hold behind a pooler, which
 * does not forward the options of a connection.
 */
export const loginSettings = (): Record<string, string> => ({
  statement_timeout: String(timeouts.statement),
  idle_in_transaction_session_timeout: String(timeouts.idleInTransaction),
  ...plannerSettings,
});

/**
 * Time limits in ms: for a connection, for a statement in the server, for the answer to a statement, and for an idle
 * transaction.
 */
const timeouts = { connect: 2_000, statement: 10_000, answer: 15_000, idleInTransaction: 15_000 } as const;

/**
 * Setting of every process: `transaction` if DATABASE_URL leads to a pooler that gives a connection to a client for one
 * transaction at a time, such as PgBouncer with `pool_mode = transaction`.
 */
export const poolerSettings = { DATABASE_POOLER: z.enum(['none', 'transaction']).default('none') };

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
  /**
   * `transaction`: connections send no options at their start and prepare no statements, because a pooler in transaction
   * mode supports neither. The login in `url` must then have the role's rights itself; see `ensureProcessLogin`.
   */
  pooler?: z.infer<typeof poolerSettings.DATABASE_POOLER>;
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

const planner = Object.entries(plannerSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** DataSources behind a pooler in transaction mode. */
const pooled = new WeakSet<DataSource>();

/** Returns true if statements can be prepared, because each connection of the DataSource is one of the server's. */
export const canPrepare = (dataSource: DataSource): boolean => !pooled.has(dataSource);

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
  pooler = 'none',
  logger,
}: DatabaseOptions): DataSource => {
  const { address, given } = withoutOptions(url);
  const dataSource = new DataSource({
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
      ...(pooler === 'none' && {
        options:
          `${given} -c role=${role} -c idle_in_transaction_session_timeout=${timeouts.idleInTransaction} ${planner}`.trim(),
        statement_timeout: timeouts.statement,
      }),
      query_timeout: timeouts.answer,
      keepAlive: true,
      min: keptOpen,
      logger,
    },
  });
  if (pooler === 'transaction') pooled.add(dataSource);
  return dataSource;
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
