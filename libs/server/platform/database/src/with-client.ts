import { Client } from 'pg';

/** One connection to Postgres, for programs that need the protocol itself, such as COPY. */
export type DatabaseClient = Client;

/**
 * Connects to a database, runs work, and ends the connection. A transaction that is open at the end is rolled back.
 * @param url address of the database
 * @param name of the program, which Postgres shows in `pg_stat_activity`
 */
export const withClient = async <T>(
  url: string,
  name: string,
  work: (client: DatabaseClient) => Promise<T>,
): Promise<T> => {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
  });
  // If the connection is lost, the running statement fails and reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
