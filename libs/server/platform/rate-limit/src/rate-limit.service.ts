import { createHash } from 'node:crypto';
import { AppError } from '@portada/errors';
import type { Logger } from '@portada/observability';
import { type Redis, connectRedis } from '@portada/redis';
import { type CountedPoints, RateLimitCounter } from './rate-limit-counter';
import type { RateLimitPolicy, RateLimitRequest, RateLimitResult, RateLimitRule } from './rate-limit-policy';
import { networksOf } from './address';
import { RedisAvailability } from './redis-availability';

const msPerSecond = 1000;

/** Policies that replace the declared policies of the same name. */
export type RateLimitOverrides = Readonly<Record<string, RateLimitRule>>;

/** Options of `createRateLimitService`; `prefix` starts every key in Redis, `portada` by default. */
export type RateLimitOptions = {
  redisUrl: string;
  prefix?: string;
  logger: Logger;
  overrides?: RateLimitOverrides;
};

/** Reserved points; `settle` replaces them by the points that the work used. */
export type ReservedPoints = { settle(used: number): Promise<void> };

type Registered = { policy: RateLimitPolicy; points: number; counter: RateLimitCounter };

/**
 * Counts requests against rate limit policies. All processes count together; while Redis is unavailable, each process
 * counts separately.
 */
export class RateLimitService {
  private readonly registered = new Map<string, Registered>();
  private readonly availability: RedisAvailability;

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly overrides: RateLimitOverrides,
    logger: Logger,
  ) {
    this.availability = new RedisAvailability(redis, logger);
  }

  /**
   * Consumes one point for each rate limit request, or no point if one policy is exceeded. Never fails: without
   * Redis, the process counts in its memory.
   * @param requests requests in the order in which they are counted; the first request that exceeds its policy
   *   refuses all
   * @throws Error if two policies have the same name
   */
  async consume(...requests: readonly RateLimitRequest[]): Promise<RateLimitResult> {
    const counted: CountedPoints[] = [];
    const refund = async (): Promise<void> => {
      await Promise.all(counted.splice(0).map((point) => point.add(-1)));
    };
    let isWithinHalf = true;
    let retryAfterSeconds = 1;
    for (const { policy, key, factor = 1 } of requests) {
      const registered = this.register(policy);
      const point = await registered.counter.increment(hashOf(policy, key));
      counted.push(point);
      const points = registered.points * factor;
      const secondsLeft = secondsOf(point.msLeft);
      if (point.count > points) {
        await refund();
        return { isAllowed: false, isWithinHalf: false, retryAfterSeconds: secondsLeft, refund };
      }
      retryAfterSeconds = Math.max(retryAfterSeconds, secondsLeft);
      isWithinHalf &&= point.count <= Math.ceil(points / 2);
    }
    return { isAllowed: true, isWithinHalf, retryAfterSeconds, refund };
  }

  /**
   * Consumes one point of a rate limit policy for a key, such as an address.
   * @throws AppError too_many_requests
   */
  async consumeOrThrow(policy: RateLimitPolicy, key: string): Promise<RateLimitResult> {
    const result = await this.consume({ policy, key });
    if (!result.isAllowed) throw tooManyRequests(result);
    return result;
  }

  /**
   * Reserves points of a rate limit policy for work whose cost is known only when it has ended.
   * @param reserved `points`: most points that the work may use, a whole number · `share`: part of the points of the policy
   *   that may be used, 1 by default
   * @throws AppError too_many_requests if fewer points are left
   */
  reserveOrThrow(
    policy: RateLimitPolicy,
    key: string,
    { points, share = 1 }: { points: number; share?: number },
  ): Promise<ReservedPoints> {
    return this.reserveAllOrThrow(policy, points, [{ key, factor: share }]);
  }

  /**
   * Reserves points of a rate limit policy for each network of an address (see `networksOf`), or for none.
   * @param reserved `points`: most points that the work may use, a whole number · `factor`: multiplies the points of the policy
   *   for this address, 1 by default
   * @throws AppError too_many_requests if a network has fewer points left
   */
  reserveByAddressOrThrow(
    policy: RateLimitPolicy,
    address: string,
    { points, factor = 1 }: { points: number; factor?: number },
  ): Promise<ReservedPoints> {
    const networks = networksOf(address).map((network) => ({ ...network, factor: network.factor * factor }));
    return this.reserveAllOrThrow(policy, points, networks);
  }

  /**
   * Refuses a request if the points of a rate limit policy are used up for a key. Counts nothing: the caller counts the
   * requests that fail.
   * @throws AppError too_many_requests
   */
  async refuseIfUsedUp(policy: RateLimitPolicy, key: string): Promise<void> {
    const { counter, points } = this.register(policy);
    const { count, msLeft } = await counter.read(hashOf(policy, key));
    if (count >= points) throw tooManyRequests({ retryAfterSeconds: secondsOf(msLeft) });
  }

  /**
   * Consumes one point of a rate limit policy for each network of an address (see `networksOf`), or no point if one network has
   * used up its points.
   * @param factor multiplies the points of the policy for this address
   */
  consumeByAddress(policy: RateLimitPolicy, address: string, factor = 1): Promise<RateLimitResult> {
    const networks = networksOf(address).map((network) => ({
      policy,
      key: network.key,
      factor: network.factor * factor,
    }));
    return this.consume(...networks);
  }

  /** Closes the connection of the rate limits to Redis. */
  close(): void {
    this.availability.close();
    this.redis.disconnect();
  }

  private async reserveAllOrThrow(
    policy: RateLimitPolicy,
    points: number,
    keys: readonly { key: string; factor: number }[],
  ): Promise<ReservedPoints> {
    const registered = this.register(policy);
    const reserved: CountedPoints[] = [];
    const settle = async (used: number): Promise<void> => {
      await Promise.all(reserved.map((counted) => counted.add(Math.ceil(used) - points)));
    };
    for (const { key, factor } of keys) {
      const counted = await registered.counter.increment(hashOf(policy, key), points);
      reserved.push(counted);
      if (counted.count <= registered.points * factor) continue;
      await settle(0);
      throw tooManyRequests({ retryAfterSeconds: secondsOf(counted.msLeft) });
    }
    return { settle };
  }

  private register(policy: RateLimitPolicy): Registered {
    const { name } = policy;
    const known = this.registered.get(name);
    if (known?.policy === policy) return known;
    if (known) throw new Error(`two rate limit policies are named ${name}`);
    const rule = this.overrides[name] ?? policy;
    const counter = new RateLimitCounter(`${this.prefix}:limit:${name}`, rule, this.redis, this.availability);
    const registered = { policy, points: rule.points, counter };
    this.registered.set(name, registered);
    return registered;
  }
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / msPerSecond));

/** Returns 128 bits of the SHA-256 of a key, because keys are e-mails and addresses of people. */
const hashOf = ({ name }: RateLimitPolicy, key: string): string =>
  createHash('sha256').update(`${name}\n${key}`).digest('base64url').slice(0, 22);

/** Creates the error for a request that a rate limit refuses. */
export const tooManyRequests = ({
  retryAfterSeconds,
}: Pick<RateLimitResult, 'retryAfterSeconds'>): AppError =>
  new AppError('too_many_requests', { retryAfterSeconds });

/**
 * Creates the rate limit service. The service connects to Redis in the background, so that it starts while Redis is
 * unavailable.
 */
export const createRateLimitService = (options: RateLimitOptions): RateLimitService => {
  const { redisUrl, prefix = 'portada', overrides = {}, logger } = options;
  const redis = connectRedis({ url: redisUrl, name: 'rate-limit', mode: 'failFast', logger });
  return new RateLimitService(redis, prefix, overrides, logger);
};
