export { networkOf } from './address';
export { Limits, createLimits } from './limits';
export { LimitsModule } from './limits.module';
export type { Count, Policy, Taken } from './policy';
