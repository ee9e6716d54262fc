import { randomBytes } from 'node:crypto';
import { serviceUrl } from './services';

/**
 * A key prefix of the shared Redis for one test file: pass `prefix` to everything that writes there.
 * @throws where TEST_REDIS_URL is not set
 */
export const testRedis = (): { url: string; prefix: string } => ({
  url: serviceUrl('TEST_REDIS_URL'),
  prefix: `test-${randomBytes(8).toString('hex')}`,
});
