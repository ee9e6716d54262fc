/** A rate limit: at most `points` requests within `seconds` seconds. The window begins with the first request. */
export type RateLimitPolicy = {
  /** Name of the rate limit policy. The name is unique in Portada and a part of the key in Redis. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** True if each process counts separately, for requests that must be fast and need no exact count. */
  readonly inMemory?: boolean;
};

/** A rate limit policy without its name. */
export type RateLimitRule = Omit<RateLimitPolicy, 'name'>;

/**
 * Declares the rate limit policies of a feature, in its `*.rate-limits.ts`.
 * @param rules limits of each policy, by its name
 * @returns the policies, each with its name
 */
export const defineRateLimits = <Name extends string>(
  rules: Readonly<Record<Name, RateLimitRule>>,
): Readonly<Record<Name, RateLimitPolicy>> =>
  Object.fromEntries(
    Object.entries<RateLimitRule>(rules).map(([name, rule]) => [name, { name, ...rule }]),
  ) as Record<Name, RateLimitPolicy>;

/** A request to consume one point of one policy for a key. */
export type RateLimitRequest = {
  readonly policy: RateLimitPolicy;
  /** The caller that is counted, such as an e-mail or an address. Only the hash of the key leaves the process. */
  readonly key: string;
  /** Multiplies the points of the policy for this key; 1 by default. */
  readonly factor?: number;
};

/** Result of rate limit requests that were counted together. */
export type RateLimitResult = {
  /** True if every request was within its rate limit; otherwise no request is counted. */
  readonly isAllowed: boolean;
  /** True if every request would also have been within half of its rate limit. */
  readonly isWithinHalf: boolean;
  /**
   * Whole seconds, at least 1, until the window of the exceeded rate limit ends; if the requests are allowed, until
   * all windows have ended.
   */
  readonly retryAfterSeconds: number;
  /** Refunds the consumed rate limit points once; later calls do nothing. */
  refund(): Promise<void>;
};
