import { setTimeout as delay } from 'node:timers/promises';
import type { BusMessage, EventBody, EventName } from '@portada/contracts';
import { type Logger, activeTracer } from '@portada/observability';
import { type Redis, connectRedis } from '@portada/redis';
import type { EventPublisher } from './port';
import { defaultStream, messageField, streamLength } from './stream';

/**
 * Maximum number of messages that are buffered while Redis is unavailable. Later messages are dropped, and their
 * users get a `resync` event when Redis is back.
 */
const maxMessages = 5_000;
/** Milliseconds that closing the event publisher waits for the last messages to be sent. */
const closeTimeoutMs = 1_000;

/** A serialized event message that waits to be sent, and its user. */
type Waiting = { userId: string; text: string };

class StreamPublisher implements EventPublisher {
  private waiting: Waiting[] = [];
  private readonly missed = new Set<string>();
  private sending: Promise<void> | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly stream: string,
    private readonly logger: Logger,
  ) {
    redis.on('ready', () => this.startSending());
  }

  publish<N extends EventName>(userId: string, name: N, body: EventBody<N>): void {
    const traceparent = activeTracer().traceparent();
    this.enqueue({ kind: 'event', userId, name, body, ...(traceparent !== null && { traceparent }) });
  }

  publishSessionEnded(userId: string, sessionId: string): void {
    this.enqueue({ kind: 'session-ended', userId, sessionId });
  }

  async close(): Promise<void> {
    const late = new AbortController();
    await Promise.race([this.drain(), delay(closeTimeoutMs, undefined, late)]);
    late.abort();
    this.redis.disconnect();
  }

  /** Sends all waiting event messages to Redis as soon as Redis is ready. */
  private async drain(): Promise<void> {
    while (this.waiting.length || this.missed.size) {
      if (this.redis.status !== 'ready') await new Promise((ready) => this.redis.once('ready', ready));
      this.startSending();
      await this.sending;
      // Redis refused the messages, for example because its memory is full. A pause precedes the next attempt.
      if (this.waiting.length) await delay(50);
    }
    await this.sending;
  }

  private enqueue(message: BusMessage): void {
    if (this.waiting.length >= maxMessages) {
      if (this.missed.size === 0) this.logger.warn('event buffer full, dropping events until Redis is back');
      this.missed.add(message.userId);
      return;
    }
    try {
      this.waiting.push(asText(message));
    } catch (error) {
      this.logger.error(
        { err: error, kind: message.kind },
        'event dropped, because the event cannot be serialized',
      );
    }
    this.startSending();
  }

  /** Starts sending unless a batch is being sent. One batch at a time keeps the order of messages. */
  private startSending(): void {
    this.sending ??= this.sendAll();
  }

  private async sendAll(): Promise<void> {
    // Events that are published in the same turn of the event loop are sent together.
    await Promise.resolve();
    try {
      while (this.redis.status === 'ready' && (this.waiting.length || this.missed.size))
        await this.sendBatch();
    } catch (error) {
      this.logger.debug({ err: error }, 'events not sent to Redis, retrying');
      // Redis is reachable and refuses the messages, for example because its memory is full. If Redis is unreachable,
      // its event `ready` starts the sending.
      setTimeout(() => this.startSending(), 100).unref();
    } finally {
      this.sending = undefined;
    }
  }

  private async sendBatch(): Promise<void> {
    if (this.waiting.length === 0) this.enqueueResyncs();
    const batch = this.waiting;
    this.waiting = [];
    try {
      await this.send(batch);
    } catch (error) {
      // Redis may have stored a part of the batch. A message that is sent twice changes nothing, because clients
      // ignore a state whose version is not newer than the version they have.
      this.waiting = [...batch, ...this.waiting];
      throw error;
    }
  }

  private enqueueResyncs(): void {
    for (const userId of this.missed) {
      this.waiting.push(asText({ kind: 'event', userId, name: 'resync', body: {} }));
    }
    this.missed.clear();
  }

  private async send(batch: readonly Waiting[]): Promise<void> {
    const pipeline = this.redis.pipeline();
    for (const { text } of batch) {
      pipeline.xadd(this.stream, 'MAXLEN', '~', streamLength, '*', messageField, text);
    }
    for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
  }
}

const asText = (message: BusMessage): Waiting => ({ userId: message.userId, text: JSON.stringify(message) });

/**
 * Opens an event publisher. `publish` returns at once and never throws: while Redis is unavailable, up to 5,000
 * messages are buffered and sent later.
 * @param options `stream` is the key in Redis, `portada:events` by default
 */
export const createEventPublisher = (options: {
  redisUrl: string;
  logger: Logger;
  stream?: string;
}): EventPublisher =>
  new StreamPublisher(
    connectRedis({
      url: options.redisUrl,
      name: 'event-publisher',
      mode: 'failFast',
      logger: options.logger,
    }),
    options.stream ?? defaultStream,
    options.logger,
  );
