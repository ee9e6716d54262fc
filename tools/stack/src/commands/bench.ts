import { spawn } from 'node:child_process';
import { build } from '../build';
import { startServices } from '../services';
import { StackError } from '../stack-error';
import { withTemporaryStack } from '../test-services';
import { inWorkspace } from '../workspace';

/**
 * `bench`: tools/bench on the built processes, with a Postgres (commits durable) and a Redis of its own. The arguments
 * go to it: names of benchmarks, and `--write`.
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
        env: { ...process.env, BENCH_DATABASE_URL: databaseUrl, BENCH_REDIS_URL: redisUrl },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    );
    // It needs its own time to end the processes that it measures.
    return supervisor.attend('bench', child, { signal: 'SIGTERM', graceMs: 30_000, stage: 0 });
  });
  if (code === undefined) throw new StackError('The benchmarks were interrupted.');
  return code ?? 1;
};
