import { startApi } from './api-process';
import type { BenchApp } from './bench-app';
import type { Bench } from './benchmark';
import { CountError } from './counts';
import { freePort } from './processes';
import type { BenchUser } from './requests';
import { type Statement, StatementRecorder } from './statement-recorder';

/**
 * Sends a GET request of a user.
 * @param url base URL of the api or of the compared application
 * @throws CountError unless the status is 200
 */
export const get = async (
  url: string,
  path: string,
  { token }: BenchUser,
  accept = 'application/json',
): Promise<Response> => {
  const answer = await fetch(url + path, { headers: { accept, cookie: `sid=${token}` } });
  if (answer.status !== 200) throw new CountError(`${path} was answered with status ${answer.status}`);
  return answer;
};

/** An api whose statements are recorded. It is not measured. */
export type RecordedApi = { url: string; recorder: StatementRecorder };

/** Starts the built api with a recorder between the api and Postgres. */
export const startRecordedApi = async (bench: Bench, app: BenchApp): Promise<RecordedApi> => {
  const recorder = await StatementRecorder.start(app.databaseUrl);
  return { recorder, url: await startApi(bench, app, { DATABASE_URL: recorder.url }) };
};

/**
 * Records the statements of one request on sessions, users, thumbnails and images.
 * @param count expected number of statements
 * @throws CountError if the api sends another number of statements
 */
export const statementsOf = async (
  { recorder }: RecordedApi,
  count: number,
  request: () => Promise<unknown>,
): Promise<Statement[]> => {
  const tables = ['sessions', 'users', 'thumbnails', 'images'];
  const statements = await recorder.record(tables, request);
  if (statements.length !== count)
    throw new CountError(`a request sent ${statements.length} statements instead of ${count}`);
  return statements;
};

/** Starts a script that serves HTTP on the data of a benchmark. @returns its base URL */
export const startPeer = async (
  bench: Bench,
  app: BenchApp,
  script: string,
  env: Record<string, string>,
): Promise<string> => {
  const port = String(await freePort());
  await bench.processes.startScript(script, {
    PORT: port,
    DATABASE_URL: app.databaseUrl,
    NODE_ENV: 'production',
    ...env,
  });
  return `http://127.0.0.1:${port}`;
};
