/**
 * Starts the api in the test's own process. No other file of this project may import an application
 * (`eslint.config.mjs`).
 */
export {
  type Creator,
  type RunningApi,
  type TestApp,
  generateImageBody,
  idempotencyKeyHeader,
  publicUrl,
  startApi,
  startTestApp,
} from '@portada/api-testing';
