/** Limit of a rate: at most `points` events within `seconds`. The window begins with the first event. */
export type RateLimitPolicy = {
  /** Unique in the product; part of the key in Redis. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Each process counts separately. Used on paths that must be fast and need no exact count. */
  readonly inMemory?: boolean;
};

/** A policy without its name. */
export type RateLimitRule = Omit<RateLimitPolicy, 'name'>;

/**
 * Declares the policies of a feature, in its `*.rate-limits.ts`.
 * @param rules by the name of the policy
 * @returns the policies, each with its name
 */
export const defineRateLimits = <Name extends string>(
  rules: Readonly<Record<Name, RateLimitRule>>,
): Readonly<Record<Name, RateLimitPolicy>> =>
  Object.fromEntries(
    Object.entries<RateLimitRule>(rules).map(([name, rule]) => [name, { name, ...rule }]),
  ) as Record<Name, RateLimitPolicy>;

/** One point of one policy, to be consumed for a key. */
export type RateLimitRequest = {
  readonly policy: RateLimitPolicy;
  /** The caller that is counted, such as an e-mail or an address. Only its hash leaves the process. */
  readonly key: string;
  /** Multiplies the points of the policy for this key; 1 by default. */
  readonly factor?: number;
};

/** Result of requests that were counted together. */
export type RateLimitResult = {
  /** Whether every request was within its policy. If not, none was counted. */
  readonly isAllowed: boolean;
  /** Whether half of the points would have been enough. */
  readonly isWithinHalf: boolean;
  /** Whole seconds, at least 1, until the refusing window ends; if allowed, until all windows have ended. */
  readonly retryAfterSeconds: number;
  /** Gives the points back, as if nothing had been counted. Later calls do nothing. */
  refund(): Promise<void>;
};
