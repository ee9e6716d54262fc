import type { ImageModel, ModelFailure, ModelInput } from '../port';
import { failure } from '../provider/failures';
import { type BreakerPass, CircuitBreaker, type Clock } from './circuit-breaker';
import { ConcurrencyLimit } from './concurrency-limit';
import { DailyBudget, type Reservation } from './daily-budget';

/** A model of the setting `IMAGE_MODEL`; `id` is its entry there, `concurrency` the requests that it serves at once. */
export type MemberOptions = { id: string; model: ImageModel; concurrency: number };

/** Time in ms for which a model is not asked after a failure that only an operator can end. */
const alarmPauseMs = 60_000;

/** Reservation of a model without a price. */
const free: Reservation = { settle: () => undefined };

/** One model of a chain, with its circuit breaker, concurrency limit and daily budget. */
export class Member {
  readonly id: string;
  readonly model: ImageModel;
  readonly breaker: CircuitBreaker;
  readonly slots: ConcurrencyLimit;
  readonly budget: DailyBudget;

  /**
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

  /** True if the model draws a plate, over which the headline is set. */
  get drawsPlates(): boolean {
    return (this.model.capabilities.text ?? 'typeset') !== 'typeset';
  }

  /**
   * Sets money aside for one request.
   * @returns the failure to report if the budget of the day is used up
   */
  reserve(input: ModelInput): Reservation | ModelFailure {
    if (!this.model.estimateUsd) return free;
    const reserved = this.budget.reserve(this.model.estimateUsd(input));
    return reserved ?? failure('quota', `the budget of ${this.id} for today is used up`);
  }

  /** Counts a failure, and pauses the model if the provider asks for a pause or if an operator must act. */
  countFailure(failed: ModelFailure, pass: BreakerPass): void {
    if (failed.alarm) this.breaker.pauseFor(alarmPauseMs, failed);
    if (failed.code === 'rate_limited' && failed.retryAfterMs !== undefined)
      this.breaker.pauseFor(failed.retryAfterMs, failed);
    if (failed.code === 'provider' || failed.code === 'timeout') pass.failed();
    else pass.release();
  }
}
