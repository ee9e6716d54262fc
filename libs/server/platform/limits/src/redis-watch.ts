import type { Logger } from '@portada/observability';
import type { Redis } from '@portada/redis';

/** ms between two questions whether Redis answers again. */
const askAgainMs = 500;

/** ms that a caller waits for an answer: less than the connection's own limit, for a request waits behind it. */
const answerWithinMs = 100;

/**
 * Waits for an answer for a time. An answer that has come while this process was busy still counts.
 * @throws what the question throws, or an Error when the time is over
 */
const answerWithin = async <T>(answer: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(reject, new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
};

/**
 * Knows whether Redis is worth a question. After the first that fails nobody asks any more, but for a ping of its own
 * twice a second: a frozen Redis costs those who met it first 100 ms, and the others nothing.
 */
export class RedisWatch {
  private isAway = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly logger: Logger,
  ) {}

  /**
   * Asks Redis, unless it is known to be away.
   * @returns null where Redis did not answer
   */
  async ask<T>(question: () => Promise<T>): Promise<T | null> {
    if (this.isAway || this.redis.status !== 'ready') return null;
    try {
      return await answerWithin(question(), answerWithinMs);
    } catch (error) {
      this.notice(error);
      return null;
    }
  }

  /** Stops asking. */
  close(): void {
    this.isAway = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private notice(error: unknown): void {
    if (this.isAway) return;
    this.isAway = true;
    this.logger.warn({ err: error }, 'Redis does not answer: limits are counted in memory');
    this.askLater();
  }

  private askLater(): void {
    this.timer = setTimeout(() => void this.askAgain(), askAgainMs);
    this.timer.unref();
  }

  private async askAgain(): Promise<void> {
    try {
      await this.redis.ping();
    } catch {
      if (this.timer) this.askLater();
      return;
    }
    if (!this.timer) return;
    this.isAway = false;
    this.logger.info('Redis answers again: limits are counted there');
  }
}
