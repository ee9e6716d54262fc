import { randomBytes } from 'node:crypto';
import { serviceUrl } from './services';

/**
 * Returns the URL of the shared Redis and a random key prefix for one test file. Everything that writes to the shared
 * Redis must use the prefix.
 * @throws Error if TEST_REDIS_URL is not set
 */
export const testRedis = (): { url: string; prefix: string } => ({
  url: serviceUrl('TEST_REDIS_URL'),
  prefix: `test-${randomBytes(8).toString('hex')}`,
});
