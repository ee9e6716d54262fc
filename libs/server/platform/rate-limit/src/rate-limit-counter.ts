import type { Redis } from '@portada/redis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitRule } from './rate-limit-policy';
import type { RedisAvailability } from './redis-availability';

/**
 * Milliseconds before the end of a window in which its points are not refunded. A late refund would reduce the count
 * of the next window. A command to Redis takes a second at most.
 */
const refundMarginMs = 2_000;

/**
 * Count of a rate limit key in its current window, including the new point. `msLeft` is the rest of the window in ms.
 * `undo` refunds the new point.
 */
export type CountedPoint = { count: number; msLeft: number; undo(): Promise<void> };

/**
 * Counts the requests of one rate limit policy by key, in Redis for all processes and always in the memory of the
 * process too. The greater count applies: a key that used up its points gets no new points when Redis becomes
 * unavailable or restarts empty.
 */
export class RateLimitCounter {
  private readonly memory: RateLimiterMemory;
  private readonly shared: RateLimiterRedis | null;

  /**
   * Creates the counter of a rate limit policy.
   * @param prefix prefix of the keys in Redis
   * @param redis null to count in memory only
   */
  constructor(
    prefix: string,
    { points, seconds, inMemory }: RateLimitRule,
    redis: Redis | null,
    private readonly availability: RedisAvailability,
  ) {
    const options = { keyPrefix: prefix, points, duration: seconds };
    this.memory = new RateLimiterMemory(options);
    this.shared = redis && !inMemory ? new RateLimiterRedis({ ...options, storeClient: redis }) : null;
  }

  /** Counts one point of a rate limit key. */
  async increment(key: string): Promise<CountedPoint> {
    const begin = performance.now();
    const own = await this.memory.penalty(key);
    const shared = await this.inRedis((redis) => redis.penalty(key));
    const isOpen = ({ msBeforeNext }: RateLimiterRes) =>
      performance.now() < begin + msBeforeNext - refundMarginMs;
    const undo = async (): Promise<void> => {
      if (isOpen(own)) await this.memory.reward(key);
      // A point is refunded in Redis only if Redis counted the point. Otherwise the count in Redis would be too low.
      if (shared && isOpen(shared)) await this.inRedis((redis) => redis.reward(key));
    };
    const { consumedPoints, msBeforeNext } =
      shared && shared.consumedPoints > own.consumedPoints ? shared : own;
    return { count: consumedPoints, msLeft: msBeforeNext, undo };
  }

  /** Returns the counted points of a rate limit key, and the rest of its window in ms. */
  async read(key: string): Promise<Omit<CountedPoint, 'undo'>> {
    const results = [await this.memory.get(key), await this.inRedis((redis) => redis.get(key))];
    return {
      count: Math.max(...results.map((result) => result?.consumedPoints ?? 0)),
      msLeft: Math.max(...results.map((result) => result?.msBeforeNext ?? 0)),
    };
  }

  private inRedis<T extends RateLimiterRes | null>(
    command: (redis: RateLimiterRedis) => Promise<T>,
  ): Promise<T | null> {
    const { shared } = this;
    return shared ? this.availability.run(() => command(shared)) : Promise.resolve(null);
  }
}
