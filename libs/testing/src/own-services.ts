import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { migrate } from '@portada/database';
import { Client } from 'pg';
import { until } from './until';

/** A Postgres and a Redis of one test, kept up by the stack as in `npm start`: what is killed comes back. */
export type OwnServices = {
  /** A migrated database, as its owner. */
  databaseUrl: string;
  redisUrl: string;
  /** SIGKILL of the Postgres server; resolves when it is gone. The stack starts it again. */
  killPostgres(): Promise<void>;
  /** SIGKILL of the Postgres server, which then stays away. @returns what has the stack start it again */
  losePostgres(): Promise<() => void>;
  /** SIGSTOP of the Postgres server and all its children. @returns what lets them go on */
  freezePostgres(): Promise<() => void>;
  stop(): Promise<void>;
};

const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

/** The server first: then no more children are made. */
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

/** A process that ended and was not waited for yet is gone, too. */
const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return true;
  }
};

/** Starts the stack's throw-away servers for one test alone. */
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
      // A stack that is stopped starts nothing.
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
