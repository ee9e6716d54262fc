import { facts } from '@portada/contracts';
import { spawn } from 'node:child_process';
import { startBenchApi, writeBenchSite } from '../bench-site';
import { build } from '../build';
import { obtainChromium } from '../chromium';
import type { DataFolder } from '../data-folder';
import { startEdge } from '../edge';
import { choosePort } from '../ports';
import { startServices } from '../services';
import { StackError } from '../stack-error';
import { withTemporaryStack } from '../test-services';
import { inWorkspace } from '../workspace';

/** The built pages and their peer at the edge, and a browser for them. */
const startPages = async (data: DataFolder): Promise<Record<string, string>> => {
  const folder = data.in('web');
  const peerPath = writeBenchSite(folder);
  const port = await choosePort();
  const publicUrl = `http://localhost:${port}`;
  const api = await startBenchApi();
  const { contactEmail } = facts;
  await startEdge({ port, publicUrl, api, gateway: api, web: { folder }, contactEmail });
  return {
    BENCH_WEB_URL: publicUrl,
    BENCH_PEER_URL: publicUrl + peerPath,
    BENCH_CHROMIUM: obtainChromium() ?? '',
  };
};

/**
 * `bench`: tools/bench on the built processes, with a Postgres (commits durable) and a Redis of its own, and the edge.
 * The arguments go to it: names of benchmarks, and `--write`.
 */
export const bench = async (args: string[]): Promise<number> => {
  const code = await withTemporaryStack(async (supervisor, data) => {
    await build(supervisor, data.in('logs/build.log'));
    const servers = { database: 'bench', durable: true, postgres: true, redis: true };
    const { databaseUrl = '', redisUrl = '' } = await startServices(supervisor, { data, ...servers });
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', inWorkspace('tools/bench/src/main.ts'), ...args],
      {
        cwd: inWorkspace(),
        env: {
          ...process.env,
          BENCH_DATABASE_URL: databaseUrl,
          BENCH_REDIS_URL: redisUrl,
          ...(await startPages(data)),
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    // It needs its own time to end the processes that it measures.
    return supervisor.attend('bench', child, { signal: 'SIGTERM', graceMs: 30_000, stage: 0 });
  });
  if (code === undefined) throw new StackError('The benchmarks were interrupted.');
  return code ?? 1;
};
