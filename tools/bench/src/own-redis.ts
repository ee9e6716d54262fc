import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Bench } from './benchmark';
import { freePort } from './processes';

const patienceMs = 20_000;

/**
 * A Redis server that one benchmark may kill and freeze. Like the Redis of `npm start`, the server writes an
 * append-only file.
 */
export class OwnRedis {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly bench: Bench,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Starts a Redis server on a free port. @param name name of the data folder */
  static async start(bench: Bench, name: string): Promise<OwnRedis> {
    const folder = join(bench.folder, name);
    mkdirSync(folder);
    const redis = new OwnRedis(bench, folder, await freePort());
    await redis.start();
    return redis;
  }

  /** Connection URL of the Redis server. */
  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts the Redis server on the same port with its saved data. @returns `performance.now` at its first answer */
  async start(): Promise<number> {
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder, '--save', ''];
    this.child = this.bench.processes.spawn(
      'own-redis',
      [...settings, '--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--databases', '128'],
      {},
      this.bench.settings.BENCH_REDIS_SERVER,
    );
    for (const end = performance.now() + patienceMs; performance.now() < end; await delay(2)) {
      if (await this.answers()) return performance.now();
    }
    throw new Error(`the Redis server of the benchmark did not start within ${patienceMs / 1000} s`);
  }

  /** Sends SIGKILL to the Redis server and resolves when its process has ended. */
  async kill(): Promise<void> {
    if (this.child) await this.bench.processes.kill(this.child);
  }

  /** Sends SIGSTOP to the Redis server, so that the server accepts connections and does not answer. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  /** Sends SIGCONT to the Redis server, which then answers again. */
  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  private async answers(): Promise<boolean> {
    // The ready check of ioredis is off, because the check would wait for a second while Redis loads its file.
    const client = new Redis(this.url, {
      lazyConnect: true,
      retryStrategy: () => null,
      enableReadyCheck: false,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.ping()) === 'PONG';
    } catch {
      return false;
    } finally {
      client.disconnect();
    }
  }
}
