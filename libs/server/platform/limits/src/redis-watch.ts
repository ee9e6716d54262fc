import type { Logger } from '@portada/observability';
import type { Redis } from '@portada/redis';

/** ms between two questions whether Redis answers again. */
const askAgainMs = 500;

/**
 * Knows whether Redis is worth a question. After the first that fails nobody asks any more, but for a ping of its own
 * twice a second: a frozen Redis costs whoever met it first one command timeout, and everybody else nothing.
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
      return await question();
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
