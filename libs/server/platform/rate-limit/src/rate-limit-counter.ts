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
 * Count of a rate limit key in its current window, including the new points. `msLeft` is the rest of the window in ms.
 * `add` counts further points, or refunds points if the number is negative.
 */
export type CountedPoints = { count: number; msLeft: number; add(points: number): Promise<void> };

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

  /** Counts points of a rate limit key. */
  async increment(key: string, points = 1): Promise<CountedPoints> {
    const begin = performance.now();
    const own = await this.memory.penalty(key, points);
    const shared = await this.inRedis((redis) => redis.penalty(key, points));
    const isOpen = ({ msBeforeNext }: RateLimiterRes) =>
      performance.now() < begin + msBeforeNext - refundMarginMs;
    const add = async (further: number): Promise<void> => {
      if (further > 0 || isOpen(own)) await this.memory.penalty(key, further);
      // Points are refunded in Redis only if Redis counted them. Otherwise the count in Redis would be too low.
      if (further > 0 || (shared && isOpen(shared)))
        await this.inRedis((redis) => redis.penalty(key, further));
    };
    const { consumedPoints, msBeforeNext } =
      shared && shared.consumedPoints > own.consumedPoints ? shared : own;
    return { count: consumedPoints, msLeft: msBeforeNext, add };
  }

  /** Returns the counted points of a rate limit key, and the rest of its window in ms. */
  async read(key: string): Promise<Omit<CountedPoints, 'add'>> {
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
