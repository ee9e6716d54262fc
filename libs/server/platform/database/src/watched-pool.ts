import type { Logger } from '@portada/observability';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { ServerWatch } from './server-watch';
import { UnavailableError } from './unavailable';

type Release = (error?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

const nothing = (): void => undefined;
const notAnswering = (): UnavailableError => new UnavailableError('Postgres does not answer');

/**
 * A connection pool whose requests fail within two seconds while Postgres is frozen, and at once when the server is
 * already known not to answer. A statement that failed in this way may have been executed: its connection is closed,
 * and the server rolls back or commits the transaction without the client.
 */
export class WatchedPool extends Pool {
  private readonly watch: ServerWatch;
  private readonly checkedOut = new Set<PoolClient>();
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(config: PoolConfig & { logger?: Logger }) {
    const { logger, ...options } = config;
    super(options);
    this.on('acquire', (client) => this.checkedOut.add(client));
    this.on('release', (error, client) => {
      this.checkedOut.delete(client);
      // `error` is undefined if the database connection is intact, although the types exclude this value.
      if (!error) this.watch.sawAnswer();
    });
    this.on('connect', (client) => {
      // While a client is handed over, no other code listens for its errors, and an error without a listener ends the process.
      client.on('error', nothing);
      this.watch.sawAnswer();
    });
    const watched = {
      isBusy: () => this.checkedOut.size + this.waiting.size > 0,
      fail: () => this.failAll(),
    };
    this.watch = new ServerWatch(watched, options, logger);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    if (callback) {
      this.checkOut(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.checkOut((error, client) => {
        if (client) resolve(client);
        else reject(error ?? notAnswering());
      });
    });
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    this.watch.stop();
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  private checkOut(callback: Callback): void {
    if (this.watch.isOpen) {
      process.nextTick(callback, notAnswering(), undefined, nothing);
      return;
    }
    this.watch.start();
    const fail = (error: Error): void => {
      if (this.waiting.delete(fail)) callback(error, undefined, nothing);
    };
    this.waiting.add(fail);
    super.connect((error, client, release: Release) => {
      // A database connection that is opened after the timeout is returned to the pool.
      if (this.waiting.delete(fail)) callback(error, client, release);
      else if (client) release();
    });
  }

  private failAll(): void {
    for (const fail of [...this.waiting]) fail(notAnswering());
    // Closing a connection fails its running statement and all later statements.
    for (const client of [...this.checkedOut]) {
      if (client instanceof Client) void client.end().catch(nothing);
    }
  }
}
