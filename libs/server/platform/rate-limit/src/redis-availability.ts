import type { Logger } from '@portada/observability';
import type { Redis } from '@portada/redis';

/** Milliseconds between two pings while Redis is unavailable. */
const pingIntervalMs = 500;

/**
 * Milliseconds that a Redis command may take. The limit is shorter than the timeout of the connection, because a
 * request waits for the result.
 */
const commandTimeoutMs = 100;

/**
 * Waits at most `ms` milliseconds for a reply of Redis. A reply that arrived while this process was busy still
 * counts.
 * @throws the error of the command, or an Error when the time is over
 */
const withTimeout = async <T>(reply: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(reject, new Error(`Redis sent no reply within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([reply, late]);
  } finally {
    clearTimeout(timer);
    reply.catch(() => undefined);
  }
};

/**
 * A circuit breaker for Redis. After a command fails, no further commands are sent until Redis replies to a ping,
 * which is sent twice a second. A frozen Redis therefore delays the running requests by 100 ms, and does not delay
 * later requests.
 */
export class RedisAvailability {
  private isUnavailable = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly logger: Logger,
  ) {}

  /**
   * Runs a command of Redis, unless Redis is known to be unavailable.
   * @returns null if Redis did not reply
   */
  async run<T>(command: () => Promise<T>): Promise<T | null> {
    if (this.isUnavailable || this.redis.status !== 'ready') return null;
    try {
      return await withTimeout(command(), commandTimeoutMs);
    } catch (error) {
      this.markUnavailable(error);
      return null;
    }
  }

  /** Stops the pings to Redis. */
  close(): void {
    this.isUnavailable = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private markUnavailable(error: unknown): void {
    if (this.isUnavailable) return;
    this.isUnavailable = true;
    this.logger.warn({ err: error }, 'Redis unavailable, rate limits are counted in memory');
    this.schedulePing();
  }

  private schedulePing(): void {
    this.timer = setTimeout(() => void this.ping(), pingIntervalMs);
    this.timer.unref();
  }

  private async ping(): Promise<void> {
    try {
      await this.redis.ping();
    } catch {
      if (this.timer) this.schedulePing();
      return;
    }
    if (!this.timer) return;
    this.isUnavailable = false;
    this.logger.info('Redis available, rate limits are counted in Redis');
  }
}
