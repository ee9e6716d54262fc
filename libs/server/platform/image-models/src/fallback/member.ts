import type { ImageModel, ModelFailure, ModelInput } from '../port';
import { failure } from '../provider/failures';
import { type BreakerPass, CircuitBreaker, type Clock } from './circuit-breaker';
import { ConcurrencyLimit } from './concurrency-limit';
import { DailyBudget, type Reservation } from './daily-budget';

/**
 * A model of the setting `IMAGE_MODEL`. `id` is the entry of the setting; `concurrency` is the number of requests
 * that the model serves at once.
 */
export type MemberOptions = { id: string; model: ImageModel; concurrency: number };

/** Milliseconds for which a model is not called after a failure that only an operator can resolve. */
const alarmPauseMs = 60_000;

/** Budget reservation of a model without a price. */
const free: Reservation = { settle: () => undefined };

/** One model of a fallback chain, with its circuit breaker, concurrency limit and daily budget. */
export class Member {
  readonly id: string;
  readonly model: ImageModel;
  readonly breaker: CircuitBreaker;
  readonly slots: ConcurrencyLimit;
  readonly budget: DailyBudget;

  /**
   * Creates a member of a fallback chain.
   * @param options model and limits
   * @param budgetUsd US dollars for one day; null for no limit
   * @param now the clock
   */
  constructor({ id, model, concurrency }: MemberOptions, budgetUsd: number | null, now: Clock) {
    this.id = id;
    this.model = model;
    this.breaker = new CircuitBreaker(now);
    this.slots = new ConcurrencyLimit(concurrency);
    this.budget = new DailyBudget(budgetUsd, now);
  }

  /** True if the model draws images without text (plates), over which the headline is set. */
  get drawsPlates(): boolean {
    return (this.model.capabilities.text ?? 'typeset') !== 'typeset';
  }

  /**
   * Reserves money of the daily budget for one request.
   * @returns the failure to report if the budget of the day is used up
   */
  reserve(input: ModelInput): Reservation | ModelFailure {
    if (!this.model.estimateUsd) return free;
    const reserved = this.budget.reserve(this.model.estimateUsd(input));
    return reserved ?? failure('quota', `the budget of ${this.id} for today is used up`);
  }

  /** Counts a failure of a model, and pauses the model if the provider requests a pause or if an operator must act. */
  countFailure(failed: ModelFailure, pass: BreakerPass): void {
    if (failed.alarm) this.breaker.pauseFor(alarmPauseMs, failed);
    if (failed.code === 'rate_limited' && failed.retryAfterMs !== undefined)
      this.breaker.pauseFor(failed.retryAfterMs, failed);
    if (failed.code === 'provider' || failed.code === 'timeout') pass.failed();
    else pass.release();
  }
}
