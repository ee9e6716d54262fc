import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port';
import { until } from './until';

/** Several Redis servers that belong together, for one test. */
export type RedisTopology = {
  /** Value of the setting REDIS_URL. */
  readonly url: string;
  /** Kills the primary that has a key with SIGKILL, and resolves when another server has become the primary. */
  failOver(key: string): Promise<void>;
  /** Kills all servers and removes their folder. */
  remove(): Promise<void>;
};

/** Time in ms without an answer after which the servers consider a server as down. */
const downMs = 1_000;

/** Starts Redis servers in one folder, and ends them all. */
class Servers {
  readonly ports: number[] = [];
  private readonly children = new Map<number, ChildProcess>();

  private constructor(private readonly folder: string) {}

  static async inNewFolder(): Promise<Servers> {
    return new Servers(await mkdtemp(join(tmpdir(), 'portada-redis-set-')));
  }

  /** Starts a server with lines of its configuration file. @returns its port */
  async start(lines: readonly string[], flags: readonly string[] = []): Promise<number> {
    // The bus of a Cluster uses the port + 10,000.
    const port = await freePort();
    const directory = join(this.folder, String(port));
    await mkdir(directory);
    const file = join(directory, 'redis.conf');
    const common = [`port ${port}`, 'bind 127.0.0.1', `dir "${directory}"`];
    await writeFile(file, `${[...common, ...lines].join('\n')}\n`);
    // A Sentinel and a node of a Cluster rewrite their files.
    await chmod(file, 0o600);
    const program = process.env['TEST_REDIS_SERVER'] ?? 'redis-server';
    const child = spawn(program, [file, ...flags], { stdio: 'ignore' });
    this.children.set(port, child);
    this.ports.push(port);
    await until(async () => (await this.ask(port, (redis) => redis.ping())) === 'PONG', {
      what: `the Redis server at port ${port}`,
    });
    return port;
  }

  /** Sends commands to one server over a connection of its own. */
  async ask<T>(port: number, commands: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis(port, '127.0.0.1', { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => undefined);
    try {
      await redis.connect();
      return await commands(redis);
    } finally {
      redis.disconnect();
    }
  }

  async kill(port: number): Promise<void> {
    const child = this.children.get(port);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await Promise.all([...this.children.keys()].map((port) => this.kill(port)));
    await rm(this.folder, { recursive: true, force: true });
  }
}

const persistent = ['save ""', 'appendonly no', 'maxmemory-policy noeviction'];

/** Starts a primary, a replica and a Sentinel that makes the replica the primary when the primary is down. */
export const startSentinelSet = async (): Promise<RedisTopology> => {
  const servers = await Servers.inNewFolder();
  const first = await servers.start([...persistent, 'repl-diskless-sync-delay 0']);
  const second = await servers.start([...persistent, `replicaof 127.0.0.1 ${first}`]);
  const sentinel = await servers.start(
    [
      `sentinel monitor portada 127.0.0.1 ${first} 1`,
      `sentinel down-after-milliseconds portada ${downMs}`,
      'sentinel failover-timeout portada 5000',
    ],
    ['--sentinel'],
  );
  await until(
    async () => {
      const known = (await servers.ask(sentinel, (redis) =>
        redis.call('SENTINEL', 'replicas', 'portada'),
      )) as string[][] | undefined;
      return known?.some((replica) => replica.includes('ok'));
    },
    { what: 'the Sentinel to know the replica' },
  );
  const primary = async (): Promise<number> => {
    const [, port] = (await servers.ask(sentinel, (redis) =>
      redis.call('SENTINEL', 'get-master-addr-by-name', 'portada'),
    )) as [string, string];
    return Number(port);
  };
  return {
    url: `redis+sentinel://127.0.0.1:${sentinel}/portada`,
    failOver: async () => {
      await servers.kill(await primary());
      await until(async () => (await primary()) === second, { what: 'the failover', timeoutMs: 30_000 });
    },
    remove: () => servers.remove(),
  };
};

const slots = 16_384;

/** Starts a Cluster of three primaries with a third of the slots each, and one replica of each. */
export const startRedisCluster = async (): Promise<RedisTopology> => {
  const servers = await Servers.inNewFolder();
  const lines = [...persistent, 'cluster-enabled yes', `cluster-node-timeout ${downMs}`];
  for (let node = 0; node < 6; node += 1) {
    // The default port of the bus may be above the range of free ports.
    await servers.start([...lines, `cluster-port ${await freePort()}`, 'repl-diskless-sync-delay 0']);
  }
  const [first = 0, ...others] = servers.ports;
  const busOf = async (port: number): Promise<string> =>
    /@(\d+)/.exec((await servers.ask(port, (redis) => redis.cluster('NODES'))) as string)?.[1] ?? '';
  for (const port of others) {
    await servers.ask(first, async (redis) =>
      redis.call('CLUSTER', 'MEET', '127.0.0.1', port, await busOf(port)),
    );
  }
  const primaries = servers.ports.slice(0, 3);
  for (const [index, port] of primaries.entries()) {
    const [from, to] = [index, index + 1].map((part) => Math.floor((part * slots) / 3));
    await servers.ask(port, (redis) => redis.call('CLUSTER', 'ADDSLOTSRANGE', from ?? 0, (to ?? 0) - 1));
  }
  for (const [index, port] of servers.ports.slice(3).entries()) {
    const id = await servers.ask(primaries[index] ?? 0, (redis) => redis.cluster('MYID'));
    await until(() => servers.ask(port, (redis) => redis.call('CLUSTER', 'REPLICATE', id)), {
      what: 'the replica to know its primary',
      timeoutMs: 30_000,
    });
  }
  /** Returns the primary of a slot, as the first server that answers knows it. */
  const primaryOf = async (port: number, slot: number): Promise<number> => {
    const ranges = (await servers.ask(port, (redis) => redis.cluster('SLOTS'))) as unknown as [
      number,
      number,
      [string, number],
    ][];
    return ranges.find(([from, to]) => from <= slot && slot <= to)?.[2][1] ?? 0;
  };
  const isComplete = async (port: number): Promise<boolean> =>
    servers.ask(port, async (redis) => {
      const [info, nodes] = [
        (await redis.cluster('INFO')) as string,
        (await redis.cluster('NODES')) as string,
      ];
      return (
        info.includes('cluster_state:ok') &&
        nodes.split('\n').filter((line) => line.includes('slave')).length === 3
      );
    });
  for (const port of servers.ports) {
    await until(() => isComplete(port), { what: 'the Cluster to be complete', timeoutMs: 30_000 });
  }
  return {
    url: `redis+cluster://${servers.ports.map((port) => `127.0.0.1:${port}`).join()}`,
    failOver: async (key) => {
      const slot = Number(await servers.ask(first, (redis) => redis.cluster('KEYSLOT', key)));
      const primary = await primaryOf(first, slot);
      const witness = servers.ports.find((port) => port !== primary) ?? 0;
      await servers.kill(primary);
      await until(async () => (await primaryOf(witness, slot)) !== primary, {
        what: 'the failover',
        timeoutMs: 30_000,
      });
    },
    remove: () => servers.remove(),
  };
};
