export { type Network, networksOf } from './address';
export {
  type RateLimitRequest,
  type RateLimitResult,
  type RateLimitPolicy,
  defineRateLimits,
} from './rate-limit-policy';
export { RateLimitModule } from './rate-limit.module';
export {
  type RateLimitOverrides,
  RateLimitService,
  type ReservedPoints,
  tooManyRequests,
} from './rate-limit.service';
