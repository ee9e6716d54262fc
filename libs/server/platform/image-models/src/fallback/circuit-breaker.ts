import type { ModelFailure } from '../port';

/** Current time in ms since 1970; tests pass their own clock. */
export type Clock = () => number;

/**
 * Limits of the circuit breaker: number of the last requests that count, number of failures that open the breaker,
 * ms until the next trial request, and ms after a successful trial in which the openings of other workers are ignored.
 */
export const breakerLimits = { requests: 10, failures: 5, openMs: 30_000, ignoreOthersMs: 300_000 } as const;

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
 * An opening of another worker is adopted, and then ends with a trial of this worker. Requests are also refused during
 * a pause that the provider requested, or that lasts until an operator acts.
 */
export class CircuitBreaker {
  private outcomes: boolean[] = [];
  /** Time of the next trial after an opening by failures of this worker; null if there was none. */
  private ownUntil: number | null = null;
  /** Time of the next trial after an opening that another worker reported; null if there was none. */
  private adoptedUntil: number | null = null;
  /** Until this time openings of other workers are ignored. */
  private ignoringUntil = 0;
  private isTrialRunning = false;
  private pausing: { until: number; failure: ModelFailure } | null = null;

  constructor(private readonly now: Clock) {}

  /** State of the circuit breaker, without pauses. */
  get state(): BreakerState {
    if (this.ownUntil === null && this.adoptedUntil === null) return 'closed';
    return this.now() >= this.trialAt ? 'half-open' : 'open';
  }

  /** Remaining ms of the opening that failures of this worker caused, for other workers; null if it is over. */
  get ownOpeningMs(): number | null {
    const left = (this.ownUntil ?? 0) - this.now();
    return left > 0 ? left : null;
  }

  /** Time of the next trial of an open circuit breaker. */
  private get trialAt(): number {
    return Math.max(this.ownUntil ?? 0, this.adoptedUntil ?? 0);
  }

  /** The failure that refused requests report during a pause; null without a pause. */
  get pause(): ModelFailure | null {
    return this.pausing && this.pausing.until > this.now() ? this.pausing.failure : null;
  }

  /** Time in ms until the pause ends, or until the next trial; null if requests pass now. */
  get waitMs(): number | null {
    if (this.pausing && this.pause) return this.pausing.until - this.now();
    return this.state === 'open' ? this.trialAt - this.now() : null;
  }

  /**
   * Opens the circuit breaker because another worker found the model down. A worker whose trial succeeded
   * trusts its own requests for a while, so that one worker with a broken connection does not stop the others.
   * @param ms remaining time of the other worker's opening
   */
  adopt(ms: number): void {
    if (ms <= 0 || this.now() < this.ignoringUntil) return;
    const until = this.now() + Math.min(ms, breakerLimits.openMs);
    this.adoptedUntil = Math.max(this.adoptedUntil ?? 0, until);
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
    if (verdict === 'failure') this.open();
    if (verdict !== 'success') return;
    this.ownUntil = null;
    this.adoptedUntil = null;
    this.ignoringUntil = this.now() + breakerLimits.ignoreOthersMs;
    this.outcomes = [];
  }

  private open(): void {
    this.ownUntil = this.now() + breakerLimits.openMs;
  }

  private count(isSuccess: boolean): void {
    this.outcomes = [...this.outcomes, isSuccess].slice(-breakerLimits.requests);
    const failures = this.outcomes.filter((one) => !one).length;
    if (this.ownUntil === null && failures >= breakerLimits.failures) this.open();
  }
}
