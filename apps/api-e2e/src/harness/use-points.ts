import { createLogger } from '@portada/observability';
import { type RateLimitPolicy, RateLimitService, defineRateLimits } from '@portada/rate-limit';
import { connectRedis } from '@portada/redis';
import type { TestApp } from './test-app';

const logger = createLogger({ name: 'spec', level: 'silent' });

/** The CPU time in ms that an account and an address have for drawings. The policies have the same names in the api. */
export const { drawingTimeByAccount, drawingTimeByAddress } = defineRateLimits({
  drawingTimeByAccount: { points: 60_000, seconds: 600 },
  drawingTimeByAddress: { points: 20_000, seconds: 600 },
});

/** Uses points of a rate limit that all processes count together, as another process does. */
export const usePoints = async (
  app: TestApp,
  policy: RateLimitPolicy,
  key: string,
  points: number,
): Promise<void> => {
  const redis = connectRedis({ url: app.redis.url, name: 'spec', mode: 'wait', logger });
  await redis.ping();
  const limits = new RateLimitService(redis, 'portada', {}, logger);
  try {
    await limits.reserveOrThrow(policy, key, { points });
  } finally {
    limits.close();
  }
};
