import { Socket } from 'node:net';
import type { Logger } from '@portada/observability';
import { Client, type ClientConfig } from 'pg';

/**
 * Times are counted in ticks of 100 ms in which this process ran, so that a delay of this process is not attributed to
 * the server.
 */
const tickMs = 100;
/**
 * Times in ticks of 100 ms: `quiet` is the time without an answer until the Postgres server is probed, `answer` the
 * time until the probe counts as failed, `attempt` the time until the next connection attempt.
 */
const ticks = { quiet: 3, answer: 10, attempt: 50 } as const;

/** Functions of a database connection pool that ServerWatch calls. */
export type Watched = {
  /**
   * Tells if the pool waits for the Postgres server.
   * @returns true if a connection or an answer of the server is outstanding
   */
  isBusy(): boolean;
  /** Fails all outstanding requests of the connection pool. */
  fail(): void;
};

/**
 * A circuit breaker for a pool of database connections. While queries are outstanding, the server is probed over a
 * separate connection about three times a second. If the server does not answer, the breaker opens and outstanding
 * queries fail. The probe stays pending, so that its answer closes the breaker. A slow statement does not open the
 * breaker, because the server answers the probe. Answers to other queries count as well.
 */
export class ServerWatch {
  /** True if the circuit breaker is open: the Postgres server does not answer, and new queries are refused. */
  isOpen = false;
  private timer: NodeJS.Timeout | undefined;
  private connection: Client | undefined;
  private socket: Socket | undefined;
  /** Number of the connection that probes the Postgres server; an answer over an earlier connection is ignored. */
  private attempt = 0;
  /** Ticks since the probe of the Postgres server was sent; null if no probe is pending. */
  private asked: number | null = null;
  private quiet = 0;

  constructor(
    private readonly watched: Watched,
    private readonly config: ClientConfig,
    private readonly logger: Logger | undefined,
  ) {}

  /** Starts to watch the Postgres server. The watch ends when no query is outstanding. */
  start(): void {
    if (this.timer) return;
    this.quiet = 0;
    this.timer = setInterval(() => this.tick(), tickMs);
    this.timer.unref();
  }

  /** Records an answer of the server to a query of the pool. */
  sawAnswer(): void {
    if (this.asked !== null && !this.isOpen) this.asked = 0;
  }

  /** Ends the watch of the server and the connection of the probe. */
  stop(): void {
    this.pause();
    this.drop();
  }

  private pause(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private tick(): void {
    if (this.asked !== null) {
      this.asked += 1;
      if (this.asked === ticks.answer && !this.isOpen) this.open();
      // The connection that probes the server may have been lost without an error.
      if (this.asked >= ticks.attempt) this.drop();
      return;
    }
    if (!this.isOpen && !this.watched.isBusy()) return this.pause();
    this.quiet += 1;
    if (this.isOpen || this.quiet >= ticks.quiet) void this.ask();
  }

  private open(): void {
    this.isOpen = true;
    this.logger?.warn('Postgres does not answer: requests are refused');
    this.watched.fail();
  }

  private close(): void {
    if (this.isOpen) this.logger?.warn('Postgres answers again');
    this.isOpen = false;
  }

  /**
   * Sends a probe to the Postgres server. An error counts as an answer, because queries then fail at once without the
   * circuit breaker.
   */
  private async ask(): Promise<void> {
    this.asked = 0;
    this.quiet = 0;
    const { attempt } = this;
    const isAnswered = await this.question().then(
      () => true,
      () => false,
    );
    if (attempt !== this.attempt) return;
    this.asked = null;
    if (!isAnswered) this.drop();
    this.close();
  }

  private async question(): Promise<void> {
    this.connection ??= await this.connect();
    await this.connection.query('SELECT 1');
  }

  private async connect(): Promise<Client> {
    const socket = new Socket();
    this.socket = socket;
    const client = new Client({ ...this.config, stream: () => socket });
    // The query of the probe reports a lost connection, so the event `error` needs no handling.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Closes the connection that probes the Postgres server, and drops the pending probe. */
  private drop(): void {
    this.attempt += 1;
    this.asked = null;
    this.connection = undefined;
    this.socket?.destroy();
    this.socket = undefined;
  }
}
