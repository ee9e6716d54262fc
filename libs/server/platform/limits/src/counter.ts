import type { Redis } from '@portada/redis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Policy } from './policy';
import type { RedisWatch } from './redis-watch';

type Limiter = Pick<RateLimiterRedis, 'penalty' | 'reward'>;

/** How often a key was counted in its present span, and how long that lasts, in ms. */
export type Counted = { count: number; msLeft: number; undo(): Promise<void> };

/** Counts the keys of one policy: in Redis, and in the process's memory while Redis is away. */
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
    const { shared, memory } = this;
    const answer = shared && (await this.watch.ask(() => shared.penalty(key)));
    return shared && answer
      ? toCounted(answer, () => this.watch.ask(() => shared.reward(key)))
      : toCounted(await memory.penalty(key), () => memory.reward(key));
  }
}

/** What was counted in one place is given back there: nowhere may a count fall below what was really taken. */
const toCounted = (
  { consumedPoints, msBeforeNext }: RateLimiterRes,
  reward: () => ReturnType<Limiter['reward']> | Promise<RateLimiterRes | null>,
): Counted => ({
  count: consumedPoints,
  msLeft: msBeforeNext,
  undo: async () => void (await reward()),
});
