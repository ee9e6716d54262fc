import { createHash } from 'node:crypto';
import type { Logger } from '@portada/observability';
import { type Redis, connectRedis } from '@portada/redis';
import { type Counted, Counter } from './counter';
import type { Count, Taken } from './policy';
import { RedisWatch } from './redis-watch';

const msPerSecond = 1000;

/** Counts what may happen only so often, for all processes together; while Redis is away each for itself. */
export class Limits {
  private readonly counters = new Map<string, Counter>();
  private readonly watch: RedisWatch;

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    logger: Logger,
  ) {
    this.watch = new RedisWatch(redis, logger);
  }

  /**
   * Takes one from each of these counts, or from none. It never fails: a Redis that is away or frozen is made up for.
   * @param counts asked in this order; the first that is used up refuses
   */
  async take(...counts: readonly Count[]): Promise<Taken> {
    const taken: Counted[] = [];
    const giveBack = async (): Promise<void> => {
      await Promise.all(taken.splice(0).map((counted) => counted.undo()));
    };
    let isWithinHalf = true;
    let retryAfterSeconds = 1;
    for (const count of counts) {
      const counted = await this.counterOf(count).add(hashed(count));
      taken.push(counted);
      const points = count.policy.points * (count.times ?? 1);
      const secondsLeft = Math.max(1, Math.ceil(counted.msLeft / msPerSecond));
      if (counted.count > points) {
        await giveBack();
        return { isWithin: false, isWithinHalf: false, retryAfterSeconds: secondsLeft, giveBack };
      }
      retryAfterSeconds = Math.max(retryAfterSeconds, secondsLeft);
      isWithinHalf &&= counted.count <= Math.ceil(points / 2);
    }
    return { isWithin: true, isWithinHalf, retryAfterSeconds, giveBack };
  }

  /** Lets go of Redis. */
  close(): void {
    this.watch.close();
    this.redis.disconnect();
  }

  private counterOf({ name, policy }: Count): Counter {
    const known = this.counters.get(name);
    if (known) return known;
    const counter = new Counter(`${this.prefix}:limit:${name}`, policy, this.redis, this.watch);
    this.counters.set(name, counter);
    return counter;
  }
}

/** Keys are people's e-mails and addresses: 128 bit of their SHA-256 are enough to tell them apart. */
const hashed = ({ name, key }: Count): string =>
  createHash('sha256').update(`${name}\n${key}`).digest('base64url').slice(0, 22);

/**
 * Opens the counts. Redis is connected in the background, so this works while it is away.
 * @param options `prefix` of every key in Redis, `portada` where it is left out
 */
export const createLimits = (options: { redisUrl: string; prefix?: string; logger: Logger }): Limits => {
  const { redisUrl, prefix = 'portada', logger } = options;
  return new Limits(
    connectRedis({ url: redisUrl, name: 'limits', mode: 'failFast', logger }),
    prefix,
    logger,
  );
};
