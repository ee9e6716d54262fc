import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createS3Store } from '@portada/storage';
import {
  type BuiltProcess,
  type RedisServer,
  type S3Server,
  type TestDatabase,
  emptyDatabase,
  freePort,
  startRedisServer,
  startS3Server,
  testDatabase,
} from '@portada/testing';
import { Product } from './product';

/** Names of the kinds of processes, in the order of a deployment. */
const kinds = ['worker', 'api', 'gateway', 'web-server'] as const;
type Kind = (typeof kinds)[number];

/**
 * One of several processes of its kind. It is started again with the same ports. `folder` is the root of the built workspace
 * of its version; absent for this version.
 */
export type Member = { kind: Kind; env: Record<string, string>; folder?: string; process: BuiltProcess };

const workspace = resolve(__dirname, '../../../..');
const publicUrl = 'http://localhost:3000';

/**
 * Portada as several machines run it: two api, two gateways, three workers and two web servers on one Postgres, one Redis
 * and one S3 server.
 */
export class ScaledOut {
  private readonly running: Member[] = [];

  private constructor(
    readonly product: Product,
    /** Addresses of the web servers. */
    readonly origins: readonly string[],
    private readonly services: { database: TestDatabase; redis: RedisServer; s3: S3Server },
  ) {}

  /**
   * Starts all processes, and resolves when they are ready.
   * @param former root of the built workspace of a former version, whose processes are started on its own schema; this
   *   version by default
   */
  static async start(former?: string): Promise<ScaledOut> {
    const [database, redis, s3] = await Promise.all([
      former === undefined ? testDatabase() : emptyDatabase(),
      startRedisServer(),
      startS3Server(),
    ]);
    if (former !== undefined) await migrateWith(former, database.url);
    const { endpoint, accessKeyId, secretAccessKey } = s3;
    const bucket = { bucket: 'thumbnails', region: 'us-east-1', endpoint, accessKeyId, secretAccessKey };
    const product = await Product.prepare({
      databaseUrl: database.url,
      redisUrl: redis.url,
      store: createS3Store(bucket),
      env: { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    });
    await product.store.open({ mayCreate: true });
    const [apis, gateways, webs] = await Promise.all([twoPorts(), twoPorts(), twoPorts()]);
    const stack = new ScaledOut(product, addressesOf(webs), { database, redis, s3 });
    const behind = { API_URL: addressesOf(apis).join(), GATEWAY_URL: addressesOf(gateways).join() };
    const envs: [Kind, Record<string, string>][] = [
      ...[1, 2, 3].map((): [Kind, Record<string, string>] => ['worker', { WORKER_CONCURRENCY: '2' }]),
      ...apis.map((port): [Kind, Record<string, string>] => ['api', { API_PORT: String(port) }]),
      ...gateways.map((port): [Kind, Record<string, string>] => [
        'gateway',
        { GATEWAY_PORT: String(port), SOCKET_DRAIN_MS: '500' },
      ]),
      ...webs.map((port): [Kind, Record<string, string>] => [
        'web-server',
        { ...behind, PORT: String(port), PUBLIC_URL: publicUrl, SOCKET_DRAIN_MS: '500' },
      ]),
    ];
    // One process starts after the other, because nine at once would exceed their time limits on two cores.
    for (const [kind, env] of envs)
      stack.running.push({
        kind,
        env,
        ...(former !== undefined && { folder: former }),
        process: await product.start(kind, env, former),
      });
    return stack;
  }

  /** Returns all processes, or the first or the last one of each kind. */
  members(which: 'all' | 'first' | 'last'): Member[] {
    if (which === 'all') return this.running;
    const ordered = which === 'first' ? this.running : [...this.running].reverse();
    return kinds.flatMap((kind) => ordered.filter((member) => member.kind === kind).slice(0, 1));
  }

  /** Kills a process with SIGKILL and starts it again. */
  async kill(member: Member): Promise<void> {
    await member.process.kill();
    member.process = await this.product.start(member.kind, member.env, member.folder);
  }

  /** Asks a process to stop as an orchestrator does, expects exit code 0, and starts it again. */
  async restart(member: Member): Promise<void> {
    member.process.signal('SIGTERM');
    expect([member.kind, await member.process.ended]).toEqual([member.kind, 0]);
    member.process = await this.product.start(member.kind, member.env, member.folder);
  }

  /** Migrates the database to the schema of this version, while the processes run. */
  async migrate(): Promise<void> {
    await migrateWith(workspace, this.services.database.url);
  }

  /** Restarts a process of the former version as a process of this version. */
  async upgrade(member: Member): Promise<void> {
    delete member.folder;
    await this.restart(member);
  }

  async close(): Promise<void> {
    await this.product.close();
    const { database, redis, s3 } = this.services;
    await Promise.all([database.drop(), redis.remove(), s3.remove()]);
  }
}

/** Runs the program `migrate` of a built workspace. */
const migrateWith = async (folder: string, databaseUrl: string): Promise<void> => {
  await promisify(execFile)(process.execPath, [join(folder, 'dist/apps/api/migrate.mjs')], {
    cwd: folder,
    env: { DATABASE_URL: databaseUrl },
  });
};

const twoPorts = async (): Promise<number[]> => [await freePort(), await freePort()];
const addressesOf = (ports: readonly number[]): string[] => ports.map((port) => `http://127.0.0.1:${port}`);
