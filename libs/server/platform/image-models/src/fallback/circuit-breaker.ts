import type { ModelFailure } from '../port';

/** Current time in ms since 1970; tests pass their own clock. */
export type Clock = () => number;

/**
 * Limits of the circuit breaker: number of the last requests that count, number of failures that open the breaker,
 * and ms until the next trial request.
 */
export const breakerLimits = { requests: 10, failures: 5, openMs: 30_000 } as const;

/**
 * State of a circuit breaker. `closed`: requests pass. `open`: requests are refused. `half-open`: one trial request
 * passes, the others are refused.
 */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Permission of one request to pass a circuit breaker. The request reports its end once; later reports are ignored. */
export type BreakerPass = {
  /** Reports that the model returned an image. */
  succeeded(): void;
  /** Reports that the model itself failed. */
  failed(): void;
  /**
   * Reports that the request ended without a result of the model, for example by a cancellation or a refused prompt.
   */
  release(): void;
};

/**
 * A circuit breaker of one model. It opens after 5 failures of the model itself (`provider`, `timeout`) among the
 * last 10 requests. After 30 s one request is a trial: its success closes the breaker, its failure opens it again.
 * Requests are also refused during a pause that the provider requested, or that lasts until an operator acts.
 */
export class CircuitBreaker {
  private outcomes: boolean[] = [];
  private openedAt: number | null = null;
  private isTrialRunning = false;
  private pausing: { until: number; failure: ModelFailure } | null = null;

  constructor(private readonly now: Clock) {}

  /** State of the circuit breaker, without pauses. */
  get state(): BreakerState {
    if (this.openedAt === null) return 'closed';
    return this.now() - this.openedAt >= breakerLimits.openMs ? 'half-open' : 'open';
  }

  /** The failure that refused requests report during a pause; null without a pause. */
  get pause(): ModelFailure | null {
    return this.pausing && this.pausing.until > this.now() ? this.pausing.failure : null;
  }

  /** Time in ms until the pause ends, or until the next trial; null if requests pass now. */
  get waitMs(): number | null {
    if (this.pausing && this.pause) return this.pausing.until - this.now();
    if (this.openedAt === null || this.state !== 'open') return null;
    return breakerLimits.openMs - (this.now() - this.openedAt);
  }

  /**
   * Requests permission for one request to pass the circuit breaker.
   * @returns the pass of the request, or the failure to report
   */
  enter(): BreakerPass | ModelFailure {
    const { pause, state } = this;
    if (pause) return { ...pause, retryAfterMs: this.waitMs ?? 0 };
    if (state === 'closed') return this.pass(false);
    if (state === 'half-open' && !this.isTrialRunning) {
      this.isTrialRunning = true;
      return this.pass(true);
    }
    const message = 'the circuit breaker is open';
    return { type: 'failed', code: 'provider', retryable: true, message, retryAfterMs: this.waitMs ?? 0 };
  }

  /**
   * Gives permission to follow a job that was accepted before, in any state of the circuit breaker, because the provider
   * may charge for the job.
   */
  enterJob(): BreakerPass {
    return this.pass(false);
  }

  /**
   * Makes the circuit breaker refuse requests for a time.
   * @param ms duration
   * @param failure failure that the refused requests report
   */
  pauseFor(ms: number, failure: ModelFailure): void {
    this.pausing = { until: this.now() + ms, failure };
  }

  /**
   * Creates the permission of one request.
   * @param isTrial true if the result of the request closes or opens the circuit breaker
   */
  private pass(isTrial: boolean): BreakerPass {
    let isOpen = true;
    const end = (verdict: 'success' | 'failure' | null) => {
      if (!isOpen) return;
      isOpen = false;
      if (isTrial) this.endTrial(verdict);
      else if (verdict !== null) this.count(verdict === 'success');
    };
    return {
      succeeded: () => end('success'),
      failed: () => end('failure'),
      release: () => end(null),
    };
  }

  private endTrial(verdict: 'success' | 'failure' | null): void {
    this.isTrialRunning = false;
    if (verdict === 'failure') this.openedAt = this.now();
    if (verdict !== 'success') return;
    this.openedAt = null;
    this.outcomes = [];
  }

  private count(isSuccess: boolean): void {
    this.outcomes = [...this.outcomes, isSuccess].slice(-breakerLimits.requests);
    const failures = this.outcomes.filter((one) => !one).length;
    if (this.openedAt === null && failures >= breakerLimits.failures) this.openedAt = this.now();
  }
}
