import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

/** A Redis server for one test, with its own process, port and folder. The test may kill it. */
export type RedisServer = {
  readonly url: string;
  /**
   * Starts the killed Redis server again on the same port with its saved data. Resolves when the server accepts
   * commands.
   */
  start(): Promise<void>;
  /** Kills the Redis server with SIGKILL, as a power failure would. */
  kill(): Promise<void>;
  /**
   * Stops the Redis server with SIGSTOP: the server accepts connections and does not answer. `thaw` continues the
   * server.
   */
  freeze(): void;
  thaw(): void;
  /** Kills the Redis server and removes its folder. */
  remove(): Promise<void>;
};

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}: ${output.slice(-400)}`)));
  });

/**
 * Starts a Redis server that the test may kill. The setting `TEST_REDIS_SERVER`, which `npm test` sets, is the path of
 * the program; the default is `redis-server` on the PATH. The server writes an append-only file, as in production.
 * @throws Error if the program is missing or does not start
 */
export const startRedisServer = async (): Promise<RedisServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'portada-redis-'));
  const port = await freePort();
  const program = process.env['TEST_REDIS_SERVER'] ?? 'redis-server';
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--save', ''];
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    child = spawn(program, [...settings, '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await ready(child);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    remove: async () => {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
