import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { migrate } from '@portada/database';
import { Client } from 'pg';
import { until } from './until';

/** A Postgres and a Redis server for one test. The dev stack restarts a killed server, as in `npm start`. */
export type OwnServices = {
  /** URL of a migrated database, as the database's owner. */
  databaseUrl: string;
  redisUrl: string;
  /**
   * Kills the Postgres server with SIGKILL and resolves when the server has ended. The dev stack starts the server
   * again.
   */
  killPostgres(): Promise<void>;
  /**
   * Kills the Postgres server with SIGKILL and keeps the dev stack from restarting the server.
   * @returns a function that lets the dev stack restart the server
   */
  losePostgres(): Promise<() => void>;
  /**
   * Stops the Postgres server and all its child processes with SIGSTOP. @returns a function that continues these
   * processes
   */
  freezePostgres(): Promise<() => void>;
  stop(): Promise<void>;
};

const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

/**
 * Stops a Postgres server and its child processes with SIGSTOP. The main process is stopped first, so that it starts no
 * more child processes.
 */
const freeze = async (postmaster: number): Promise<() => void> => {
  process.kill(postmaster, 'SIGSTOP');
  const all = [postmaster, ...(await childrenOf(postmaster))];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of all) if (!isGone(pid)) process.kill(pid, name);
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
};

const postmasterOf = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
  await client.end();
  return Number(
    (await readFile(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8')).split('\n')[0],
  );
};

/** Returns true if a process has ended. A zombie process, whose parent has not waited for it yet, has ended too. */
const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
};

/** Starts Postgres and Redis servers of the dev stack for one test only. */
export const startOwnServices = async (): Promise<OwnServices> => {
  const stack = spawn(
    process.execPath,
    [resolve(__dirname, '../../../tools/dev-stack/bootstrap.mjs'), 'services'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    },
  );
  const addresses = new Map<string, string>();
  for await (const line of createInterface({ input: stack.stdout })) {
    const [name = '', value = ''] = line.split(/=(.*)/s);
    addresses.set(name, value);
    if (addresses.has('TEST_DATABASE_URL') && addresses.has('TEST_REDIS_URL')) break;
  }
  const [databaseUrl = '', redisUrl = ''] = ['TEST_DATABASE_URL', 'TEST_REDIS_URL'].map((name) =>
    addresses.get(name),
  );
  await migrate(databaseUrl);
  const killPostgres = async () => {
    const pid = await postmasterOf(databaseUrl);
    process.kill(pid, 'SIGKILL');
    await until(() => isGone(pid), { what: 'Postgres to be gone' });
  };
  return {
    databaseUrl,
    redisUrl,
    killPostgres,
    losePostgres: async () => {
      // The dev stack is stopped, so that it does not restart the killed server.
      stack.kill('SIGSTOP');
      await killPostgres();
      return () => void stack.kill('SIGCONT');
    },
    freezePostgres: async () => freeze(await postmasterOf(databaseUrl)),
    stop: async () => {
      const ended = once(stack, 'exit');
      stack.kill('SIGCONT');
      stack.kill('SIGTERM');
      await ended;
    },
  };
};
