import { Socket } from 'node:net';
import type { Logger } from '@portada/observability';
import { Client, type ClientConfig } from 'pg';

/**
 * All times are counted in ticks of 100 ms in which this process could run, so that a process that had no time itself
 * does not blame the server.
 */
const tickMs = 100;
/** Ticks with work outstanding before the server is asked, to its answer, and to a new attempt while there is none. */
const ticks = { quiet: 3, answer: 10, attempt: 50 } as const;

/** What the watch asks of the pool that it watches. */
export type Watched = {
  /** Whether a connection or an answer of the server is waited for. */
  isBusy(): boolean;
  /** Fails everything that is waited for. */
  fail(): void;
};

/**
 * The breaker of a pool of connections. While work is outstanding, the server is asked for a sign of life over a
 * connection of its own, about three times a second. A server that does not answer is taken as frozen: the breaker opens, and what
 * is outstanding fails. The question stays asked, so that the breaker closes with the very answer. A statement that only
 * takes long never opens it: the server answers beside it. Any other answer is a sign of life, too.
 */
export class ServerWatch {
  /** Open: the server does not answer, and nobody else asks it. */
  isOpen = false;
  private timer: NodeJS.Timeout | undefined;
  private connection: Client | undefined;
  private socket: Socket | undefined;
  /** Grows with each connection that is dropped: what its question still brings is of no interest. */
  private attempt = 0;
  /** Ticks since the question was asked; null where none is asked. */
  private asked: number | null = null;
  private quiet = 0;

  constructor(
    private readonly watched: Watched,
    private readonly config: ClientConfig,
    private readonly logger: Logger | undefined,
  ) {}

  /** Watches until nothing is outstanding any more. */
  start(): void {
    if (this.timer) return;
    this.quiet = 0;
    this.timer = setInterval(() => this.tick(), tickMs);
    this.timer.unref();
  }

  /** The server has answered somebody: it is slow at most. */
  sawAnswer(): void {
    if (this.asked !== null && !this.isOpen) this.asked = 0;
  }

  /** Ends the watch and its connection. */
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
      // The connection may have been lost without a word.
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
    if (this.isOpen) this.logger?.info('Postgres answers again');
    this.isOpen = false;
  }

  /** Any answer counts, a refusal too: then the statements fail by themselves, and at once. */
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
    // A connection that is lost fails its question, too.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Forgets the connection and what was asked over it. */
  private drop(): void {
    this.attempt += 1;
    this.asked = null;
    this.connection = undefined;
    this.socket?.destroy();
    this.socket = undefined;
  }
}
