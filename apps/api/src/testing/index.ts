export {
  generateImageBody,
  idempotencyKeyHeader,
  publicUrl,
  startApi,
  type RunningApi,
} from './in-process-api';
export { type Creator, type TestApp, startTestApp } from './test-app';
