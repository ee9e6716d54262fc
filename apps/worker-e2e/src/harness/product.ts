import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ObjectStore, createFileStore } from '@portada/storage';
import {
  ApiClient,
  type BuiltProcess,
  auditOf,
  createSession,
  createThumbnail,
  createUser,
  freePort,
  startBuilt,
  testSecretKeysText,
  until,
} from '@portada/testing';
import { Pool } from 'pg';

/** A signed-in creator with one draft thumbnail, and the creator's client. */
export type Creator = { userId: string; thumbnailId: string; client: ApiClient };

type Options = {
  databaseUrl: string;
  redisUrl: string;
  env?: Record<string, string>;
  /** The object store that `env` selects; a folder by default. */
  store?: ObjectStore;
};

/** Harness that runs the built processes on one database, Redis and object store, and reads their state. */
export class Product {
  readonly owner: Pool;
  readonly store: ObjectStore;
  readonly processes: BuiltProcess[] = [];
  private apiPort = 0;

  private constructor(
    private readonly options: Options,
    private readonly directory: string,
  ) {
    this.owner = new Pool({ connectionString: options.databaseUrl, max: 3, connectionTimeoutMillis: 20_000 });
    this.owner.on('error', () => undefined);
    this.store = options.store ?? createFileStore({ directory });
  }

  /**
   * Creates the harness without starting a process.
   * @param options `env` has variables for the environment of every process
   */
  static async prepare(options: Options): Promise<Product> {
    return new Product(options, await mkdtemp(join(tmpdir(), 'portada-product-')));
  }

  /**
   * Starts an api. Creators that are created later send their requests to this api.
   * @param env additional environment variables, such as `{ CRASH_AT: 'payment-after-inbox' }`
   */
  async startApi(env: Record<string, string> = {}): Promise<BuiltProcess> {
    this.apiPort = await freePort();
    return this.start('api', { API_PORT: String(this.apiPort), ...env });
  }

  /** Origin of the api that was started last. */
  get apiOrigin(): string {
    return `http://127.0.0.1:${this.apiPort}`;
  }

  /**
   * Starts a worker.
   * @param env additional environment variables, such as `{ CRASH_AT: 'after-claim' }`
   */
  startWorker(env: Record<string, string> = {}): Promise<BuiltProcess> {
    return this.start('worker', { WORKER_CONCURRENCY: '2', ...env });
  }

  /**
   * Starts a gateway on a free port.
   * @param env additional environment variables
   */
  async startGateway(env: Record<string, string> = {}): Promise<BuiltProcess> {
    return this.start('gateway', { GATEWAY_PORT: String(await freePort()), ...env });
  }

  async creator(credits = 2): Promise<Creator> {
    const { id: userId } = await createUser(this.owner, { credits });
    const client = await this.signIn(userId);
    return { userId, client, thumbnailId: await createThumbnail(this.owner, userId) };
  }

  /**
   * Signs a user in.
   * @param origin of an api; the api that was started last by default
   * @returns a client with a new session
   */
  async signIn(userId: string, origin = this.apiOrigin): Promise<ApiClient> {
    return new ApiClient(origin, await createSession(this.owner, userId));
  }

  /** Counts the generations by status. */
  async tally(): Promise<Record<string, number>> {
    const { rows } = await this.owner.query<{ status: string; count: number }>(
      'SELECT status, count(*)::int AS count FROM generations GROUP BY status',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  /** Waits until every generation has ended and the outbox is empty. @returns number of generations by status */
  async settled(timeoutMs = 60_000): Promise<Record<string, number>> {
    const tally = await until(
      async () => {
        const now = await this.tally();
        const { rowCount } = await this.owner.query('SELECT 1 FROM outbox');
        return now['queued'] || now['running'] || rowCount ? null : now;
      },
      { what: 'every generation to end', timeoutMs },
    ).catch(async (error: unknown) => {
      const { rows } = await this.owner.query(
        `SELECT g.id, status, failures, fence, next_rank, lease_until, o.available_at
           FROM generations g LEFT JOIN outbox o ON o.key = g.id::text WHERE status IN ('queued', 'running')`,
      );
      const said = this.processes.map((process) => process.output().slice(-2000)).join('\n---\n');
      throw new Error(`${String(error)}: ${JSON.stringify(rows)}\n${said}`);
    });
    return tally;
  }

  /** Returns the log lines of failed attempts and ended claims of all processes, so that a failed test shows the reason. */
  failedAttempts(): string[] {
    const lines = this.processes.flatMap((process) => process.output().split('\n'));
    return lines.filter((line) => /generation attempt failed|image model failed|ended its claim/.test(line));
  }

  /** Expects an undamaged image for each captured credit, no held credits, and an empty audit. */
  async expectFair(): Promise<void> {
    expect(await auditOf(this.owner)).toEqual([]);
    const { rows } = await this.owner.query<{ id: string; object_key: string; sha256: string }>(
      `SELECT g.id, i.object_key, encode(i.sha256, 'hex') AS sha256
         FROM generations g LEFT JOIN images i ON i.generation_id = g.id WHERE g.status = 'succeeded'`,
    );
    for (const { object_key: key, sha256 } of rows) expect((await this.store.get(key)).sha256).toBe(sha256);
    const [sums] = (
      await this.owner.query<{ captured: number; pictures: number; held: number }>(
        `SELECT (SELECT count(*)::int FROM credit_transfers WHERE kind = 'capture') AS captured,
                (SELECT count(*)::int FROM images WHERE kind = 'generated') AS pictures,
                (SELECT sum(balance)::int FROM credit_accounts WHERE kind = 'held') AS held`,
      )
    ).rows;
    expect(sums).toEqual({ captured: rows.length, pictures: rows.length, held: 0 });
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.kill()));
    await this.owner.end();
    await rm(this.directory, { recursive: true, force: true });
  }

  /**
   * Starts a process of any kind.
   * @param env additional environment variables, such as the port
   * @param folder root of the built workspace of another version; this version by default
   */
  async start(
    name: Parameters<typeof startBuilt>[0],
    env: Record<string, string>,
    folder?: string,
  ): Promise<BuiltProcess> {
    const settings = {
      DATABASE_URL: this.options.databaseUrl,
      REDIS_URL: this.options.redisUrl,
      PUBLIC_URL: 'http://localhost:3000',
      STORAGE_DIR: this.directory,
      SECRET_KEYS: testSecretKeysText,
      IMAGE_MODEL: 'scripted',
      CREDIT_REPAIR: 'off',
      LOG_LEVEL: 'info',
      ...this.options.env,
      ...env,
    };
    const process = await startBuilt(name, settings, folder);
    this.processes.push(process);
    return process;
  }
}

/**
 * Requests an image.
 * @param directive controls the scripted image model, such as `[slow 500]`
 * @returns id of the generation, or the HTTP status if the request was not accepted
 */
export const ask = async ({ client, thumbnailId }: Creator, directive: string): Promise<string | number> => {
  const { status, body } = await client.post('/api/generate-image', {
    thumbnailId,
    prompt: `A red boat on a quiet lake ${directive}`,
  });
  return status === 202 ? (body as { generationId: string }).generationId : status;
};
