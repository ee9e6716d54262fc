import type { Redis } from '@portada/redis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Policy } from './policy';
import type { RedisWatch } from './redis-watch';

/**
 * ms before its end in which nothing is given back to a span: it would be taken off the next one's count, where it comes
 * too late. A command to Redis takes a second at most.
 */
const marginMs = 2_000;

/** How often a key was counted in its present span, and how long that lasts, in ms. */
export type Counted = { count: number; msLeft: number; undo(): Promise<void> };

/**
 * Counts the keys of one policy, in Redis for all processes and always in the process's own memory, too. The greater
 * count is believed: whoever has used up their points has none again because Redis goes away, or comes back empty.
 */
export class Counter {
  private readonly memory: RateLimiterMemory;
  private readonly shared: RateLimiterRedis | null;

  /**
   * @param prefix of the keys in Redis
   * @param redis null: in memory alone
   */
  constructor(
    prefix: string,
    { points, seconds, inMemory }: Policy,
    redis: Redis | null,
    private readonly watch: RedisWatch,
  ) {
    const options = { keyPrefix: prefix, points, duration: seconds };
    this.memory = new RateLimiterMemory(options);
    this.shared = redis && !inMemory ? new RateLimiterRedis({ ...options, storeClient: redis }) : null;
  }

  /** Counts a key once more. */
  async add(key: string): Promise<Counted> {
    const begin = performance.now();
    const own = await this.memory.penalty(key);
    const shared = await this.askRedis((redis) => redis.penalty(key));
    const isOpen = ({ msBeforeNext }: RateLimiterRes) => performance.now() < begin + msBeforeNext - marginMs;
    const undo = async (): Promise<void> => {
      if (isOpen(own)) await this.memory.reward(key);
      // What Redis did not count it is not to give back: its count would fall below what was really taken.
      if (shared && isOpen(shared)) await this.askRedis((redis) => redis.reward(key));
    };
    const { consumedPoints, msBeforeNext } =
      shared && shared.consumedPoints > own.consumedPoints ? shared : own;
    return { count: consumedPoints, msLeft: msBeforeNext, undo };
  }

  private askRedis(
    question: (redis: RateLimiterRedis) => Promise<RateLimiterRes>,
  ): Promise<RateLimiterRes | null> {
    const { shared } = this;
    return shared ? this.watch.ask(() => question(shared)) : Promise.resolve(null);
  }
}
