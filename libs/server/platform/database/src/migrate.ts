import { Client } from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import { migrations } from './migrations';
import { type SqlFile, applySqlFiles, readSqlFiles } from './sql-files';

/** Arbitrary key of an advisory lock: processes that start at once migrate one after the other. */
const lockKey = 7_070_001;
const oldestServer = 150_000;

/** Error: the database cannot be set up. The message tells an operator which rights are missing. */
export class DatabaseSetupError extends Error {
  override readonly name = 'DatabaseSetupError';
}

const checkServer = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ number: number; version: string }>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`,
  );
  const [server] = rows;
  if (!server || server.number < oldestServer) {
    throw new DatabaseSetupError(
      `Portada needs Postgres 15 or newer; DATABASE_URL leads to Postgres ${server?.version ?? 'unknown'}.`,
    );
  }
};

/** The numbered migrations and the SQL files that are applied to a database. */
type Changes = { numbered: typeof migrations; files: readonly SqlFile[] };

/** Applies numbered migrations and then SQL files, in one transaction. */
const runMigrations = async (url: string, { numbered, files }: Changes): Promise<void> => {
  const owner = new DataSource({
    type: 'postgres',
    url,
    migrations: numbered,
    poolSize: 1,
    applicationName: 'portada-migrate',
    connectTimeoutMS: 5_000,
    installExtensions: false,
    logging: false,
  });
  await owner.initialize();
  const runner = owner.createQueryRunner();
  try {
    await runner.startTransaction();
    const executor = new MigrationExecutor(owner, runner);
    executor.transaction = 'all';
    await executor.executePendingMigrations();
    if (files.length > 0) await applySqlFiles(runner, files);
    await runner.commitTransaction();
  } finally {
    await runner.release();
    // The end of the database session ends its transaction: a transaction that was not committed is rolled back.
    await owner.destroy();
  }
};

const toSetupError = (failure: unknown, user: string): unknown => {
  const error = failure instanceof Error ? (failure.cause ?? failure) : failure;
  if (!(error instanceof Error) || !('code' in error) || error.code !== '42501') return failure;
  return new DatabaseSetupError(
    `The database user "${user}" may not set Portada's database up (${error.message}). It has to own the database ` +
      `and to have CREATEROLE; or a superuser runs once: CREATE ROLE portada_app NOLOGIN (where it is missing); ` +
      `GRANT portada_app TO "${user}";`,
    { cause: error },
  );
};

/**
 * Migrates a database to the present schema in one transaction, as the user of the address: pending numbered
 * migrations, then changed SQL files. Several processes may call this function at once; one process migrates, the
 * others wait.
 * @param url address of a database in Postgres 15 or newer, with a user that owns it
 * @param sqlFolder folder of the SQL files; by default the folder of the sources, which a built program does not have
 * @throws DatabaseSetupError if the server is too old or the user lacks rights
 */
export const migrate = (url: string, sqlFolder?: string): Promise<void> =>
  apply(url, { numbered: migrations, files: readSqlFiles(sqlFolder) });

/**
 * Migrates an empty database to an earlier schema, into which the rows of a backup are copied.
 * @param url address of a database in Postgres 15 or newer, with a user that owns it
 * @param last name of the last numbered migration that is applied
 * @throws DatabaseSetupError if the server is too old or the user lacks rights; Error for an unknown migration
 */
export const migrateTo = async (url: string, last: string): Promise<void> => {
  const end = migrations.findIndex(({ name }) => name === last);
  if (end === -1) throw new Error(`There is no migration named ${last}.`);
  await apply(url, { numbered: migrations.slice(0, end + 1), files: [] });
};

const apply = async (url: string, changes: Changes): Promise<void> => {
  const client = new Client({
    connectionString: url,
    application_name: 'portada-migrate',
    connectionTimeoutMillis: 5_000,
  });
  // If the connection is lost while the program waits, the running query fails and reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await checkServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await runMigrations(url, changes);
  } catch (error) {
    throw toSetupError(error, client.user ?? '');
  } finally {
    // The end of the database session releases the advisory lock.
    await client.end();
  }
};
