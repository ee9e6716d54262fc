import { spawn } from 'node:child_process';
import { startBenchApi, writeBenchSite } from '../bench-site';
import { productConfig } from '@portada/contracts';
import { build } from '../build';
import { findBrowserToMeasure } from '../chromium';
import type { DataFolder } from '../data-folder';
import { startWebServer } from '@portada/web-server';
import { choosePort } from '../ports';
import { obtainRedis } from '../redis-program';
import { startEmbeddedServices } from '../embedded-services';
import { DevStackError } from '../dev-stack-error';
import type { Supervisor } from '../supervisor';
import { withTemporaryStack } from '../test-services';
import { inWorkspace } from '../workspace';

/** Names of the benchmarks that need a browser, in docs/bench.md. F26 and F30 serve their pages themselves. */
const withPages = ['F21', 'F26', 'F30'];

/**
 * Serves the built pages and the peer page, and finds a browser.
 * @returns settings of the benchmarks; none if no browser is installed
 */
const startPages = async (data: DataFolder): Promise<Record<string, string>> => {
  const chromium = findBrowserToMeasure();
  if (chromium === undefined) return {};
  const folder = data.in('web');
  const peerPath = writeBenchSite(folder);
  const port = await choosePort();
  const publicUrl = `http://localhost:${port}`;
  const api = await startBenchApi();
  const { contactEmail } = productConfig;
  await startWebServer({ port, publicUrl, api, gateway: api, web: { folder }, contactEmail });
  return { BENCH_WEB_URL: publicUrl, BENCH_PEER_URL: publicUrl + peerPath, BENCH_CHROMIUM: chromium };
};

/** Options of one run of the benchmarks. */
export type BenchRun = {
  /** URLs of a Postgres (as a superuser) and a Redis that only this benchmark run uses. */
  servers: { databaseUrl: string; redisUrl: string };
  /** Command-line arguments: names of benchmarks, `--smoke`, `--write`. */
  args: readonly string[];
  /** Path of the JSON file to which the names of the benchmarks that ran and that failed are written. */
  report?: string;
};

/**
 * Builds all projects and runs tools/bench on the built processes.
 * @param supervisor ends the processes if this process is stopped
 * @param data data folder of the run
 * @param run options of the run
 * @returns exit code of tools/bench; null if a signal ended tools/bench
 * @throws DevStackError if the build fails
 */
export const runBench = async (supervisor: Supervisor, data: DataFolder, run: BenchRun) => {
  const { servers, args, report } = run;
  await build(supervisor, data.in('logs/build.log'));
  const names = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.toUpperCase());
  const pages = names.length === 0 || names.some((name) => withPages.includes(name));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', inWorkspace('tools/bench/src/main.ts'), ...args],
    {
      cwd: inWorkspace(),
      env: {
        ...process.env,
        BENCH_DATABASE_URL: servers.databaseUrl,
        BENCH_REDIS_URL: servers.redisUrl,
        BENCH_REDIS_SERVER: await obtainRedis(),
        ...(report === undefined ? {} : { BENCH_REPORT: report }),
        ...(pages ? await startPages(data) : {}),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  // The grace time lets tools/bench end the processes that it measures.
  return supervisor.attend('bench', child, { signal: 'SIGTERM', graceMs: 30_000, stage: 0 });
};

/**
 * Command `bench`: runs the benchmarks on the built processes, with a temporary Postgres with durable commits, a
 * temporary Redis and the web server.
 * @param args arguments of tools/bench: names of benchmarks, `--smoke` for the smallest form of the benchmarks,
 * `--write` to write docs/bench.md, `--compare` to compare three rounds with the published figures
 * @param report path of the file for the names of the benchmarks that ran and that failed; none by default
 * @returns exit code
 * @throws DevStackError if a signal interrupts the run
 */
export const bench = async (args: string[], report?: string): Promise<number> => {
  const code = await withTemporaryStack('disk', async (supervisor, data) => {
    const options = { database: 'bench', durable: true, postgres: true, redis: true };
    const { databaseUrl = '', redisUrl = '' } = await startEmbeddedServices(supervisor, { data, ...options });
    const more = report === undefined ? {} : { report };
    return runBench(supervisor, data, { servers: { databaseUrl, redisUrl }, args, ...more });
  });
  if (code === undefined) throw new DevStackError('The benchmarks were interrupted.');
  return code ?? 1;
};
