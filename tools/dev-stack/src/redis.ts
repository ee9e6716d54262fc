import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Redis as Client } from 'ioredis';
import { type DataFolder } from './data-folder';
import { follow } from './logs';

/** Options of an embedded Redis server. */
export type RedisOptions = {
  data: DataFolder;
  port: number;
  password: string;
  /** Absolute path of the Redis program. */
  program: string;
  /** False only for temporary servers, which write no data to disk. */
  durable: boolean;
};

/** Returns the connection URL of an embedded Redis server. */
export const redisUrl = ({ port, password }: Pick<RedisOptions, 'port' | 'password'>) =>
  `redis://:${password}@127.0.0.1:${port}`;

/** The embedded Redis of one data folder. */
export class Redis {
  constructor(private readonly options: RedisOptions) {}

  /** Writes the configuration file redis.conf to the data folder. */
  prepare(): void {
    mkdirSync(this.options.data.in('redis'), { recursive: true });
    const lines = [
      `port ${this.options.port}`,
      'bind 127.0.0.1',
      `requirepass ${this.options.password}`,
      `dir "${this.options.data.in('redis')}"`,
      'maxmemory-policy noeviction',
      `appendonly ${this.options.durable ? 'yes' : 'no'}`,
      'save ""',
      'daemonize no',
      'databases 128',
    ];
    writeFileSync(this.options.data.in('redis.conf'), `${lines.join('\n')}\n`, { mode: 0o600 });
  }

  /** Starts the Redis server. Its output goes to logs/redis.log. */
  spawn(): ChildProcess {
    const child = spawn(this.options.program, [this.options.data.in('redis.conf')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    follow('redis', child, this.options.data.log('redis'), null);
    return child;
  }

  /** Returns true if the Redis server responds and has loaded its data. */
  async isReady(): Promise<boolean> {
    const client = new Client(redisUrl(this.options), {
      lazyConnect: true,
      connectTimeout: 2000,
      retryStrategy: () => null,
    });
    client.on('error', () => {});
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
