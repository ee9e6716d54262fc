import { randomBytes } from 'node:crypto';
import { serviceUrl } from './services';

/**
 * A corner of the shared Redis that nobody else uses: give `prefix` to whatever writes there.
 * @throws where TEST_REDIS_URL is not set
 */
export const testRedis = (): { url: string; prefix: string } => ({
  url: serviceUrl('TEST_REDIS_URL'),
  prefix: `test-${randomBytes(8).toString('hex')}`,
});
