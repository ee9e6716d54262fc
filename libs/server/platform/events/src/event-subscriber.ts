import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { busMessageSchema } from '@portada/contracts';
import type { Logger } from '@portada/observability';
import { type Redis, connectRedis, onReconnect } from '@portada/redis';
import type { BusListener, EventSubscriber } from './port';
import { defaultStream } from './stream';
import { type StreamEntry, StreamPlace } from './stream-place';

/** Milliseconds between two checks for lost entries of the event stream. */
const checkEveryMs = 500;
const retryMs = 50;

class StreamSubscriber implements EventSubscriber {
  private readonly place: StreamPlace;
  private readonly closing = new AbortController();
  private reading: Promise<void> | undefined;

  constructor(
    private readonly redis: Redis,
    stream: string,
    private readonly logger: Logger,
  ) {
    this.place = new StreamPlace(redis, stream);
  }

  async start(listener: BusListener): Promise<void> {
    await this.retryUntilAnswered(() => this.place.toEnd());
    onReconnect(this.redis, () => listener.onGap());
    this.reading = this.read(listener);
  }

  async ping(): Promise<void> {
    await this.redis.ping();
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.redis.disconnect();
    await this.reading;
  }

  private async read(listener: BusListener): Promise<void> {
    let checkedAt = performance.now();
    while (!this.closing.signal.aborted) {
      await this.retryUntilAnswered(async () => {
        for (const entry of await this.place.next()) this.deliver(entry, listener);
        if (performance.now() - checkedAt < checkEveryMs) return;
        if (await this.place.lostAny()) listener.onGap();
        checkedAt = performance.now();
      });
    }
  }

  private deliver(entry: StreamEntry, listener: BusListener): void {
    try {
      const message = busMessageSchema.parse(JSON.parse(entry.text));
      listener.onMessage(message, this.place.ageMs(entry));
    } catch (error) {
      this.logger.error({ err: error, entry: entry.id }, 'event dropped, its message is invalid');
    }
  }

  /** Repeats a request until Redis answers or the subscriber is closed; reconnects if there is no answer. */
  private async retryUntilAnswered(request: () => Promise<void>): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        if (this.redis.status !== 'ready') await once(this.redis, 'ready', { signal });
        return await request();
      } catch (error) {
        if (signal.aborted) return;
        this.logger.debug({ err: error }, 'event stream not read, retrying');
        if (this.redis.status === 'ready') this.redis.disconnect(true);
        // The Redis client reports a closed connection only in the next turn of the event loop.
        await pause(retryMs);
      }
    }
  }
}

/**
 * Opens an event subscriber. The subscriber connects in the background and reconnects after every outage.
 * @param options `stream` is the key in Redis, `portada:events` by default
 */
export const createEventSubscriber = (options: {
  redisUrl: string;
  logger: Logger;
  stream?: string;
}): EventSubscriber =>
  new StreamSubscriber(
    connectRedis({ url: options.redisUrl, name: 'event-subscriber', mode: 'read', logger: options.logger }),
    options.stream ?? defaultStream,
    options.logger,
  );
