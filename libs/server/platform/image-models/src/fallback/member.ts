import type { ModelLedger, ModelRequest, RecordedRequest } from '../ledger/model-ledger';
import type { ModelReport } from '../ledger/model-report';
import type { ImageModel, ModelAlarm, ModelFailure, ModelInput } from '../port';
import { failure } from '../provider/failures';
import type { StoredWebhook } from '../webhooks/model-webhook';
import { type BreakerPass, CircuitBreaker, type Clock } from './circuit-breaker';
import { ConcurrencyLimit } from './concurrency-limit';
import { RateLimit } from './rate-limit';

/**
 * A model of the setting `IMAGE_MODEL`. `id` is the entry of the setting; `concurrency` is the number of requests
 * that the model serves at once, and `perMinute` the number of requests that this process may begin within a minute; absent:
 * no limit.
 */
export type MemberOptions = { id: string; model: ImageModel; concurrency: number; perMinute?: number };

/** Milliseconds for which a model is not called after a failure that only an operator can resolve. */
const alarmPauseMs = 60_000;
/** Time in ms after which a generation is retried if its model is switched off. */
const disabledRetryMs = 5_000;

/** One model of a fallback chain, with its circuit breaker, concurrency limit, rate limit, daily budget and switch. */
export class Member {
  readonly id: string;
  readonly model: ImageModel;
  readonly breaker: CircuitBreaker;
  readonly slots: ConcurrencyLimit;
  readonly rate: RateLimit;
  /** True while an administrator has switched this image model off. */
  isDisabled = false;
  private alarm: ModelAlarm | null = null;

  /**
   * Creates a member of a fallback chain.
   * @param options model and limits
   * @param ledger records the requests
   * @param budgetUsd US dollars for one day; null for no limit
   * @param now the clock
   */
  constructor(
    private readonly options: MemberOptions,
    private readonly ledger: ModelLedger,
    private readonly budgetUsd: number | null,
    now: Clock,
  ) {
    this.id = options.id;
    this.model = options.model;
    this.breaker = new CircuitBreaker(now);
    this.slots = new ConcurrencyLimit(options.concurrency);
    this.rate = new RateLimit(options.perMinute ?? Infinity, now);
  }

  /** True if the model draws images without text (plates), over which the headline is set. */
  get drawsPlates(): boolean {
    return (this.model.capabilities.text ?? 'typeset') !== 'typeset';
  }

  /** True if the model can draw a headline into its images. */
  get drawsLetters(): boolean {
    return this.model.capabilities.text === 'drawn';
  }

  /** True if the model has no provider: the model draws whole thumbnails in this process, without a price. */
  get isOwn(): boolean {
    return !this.model.estimateUsd && !this.drawsPlates;
  }

  /** The failure that requests report while the model is switched off. */
  get disabled(): ModelFailure {
    return failure('provider', `${this.id} is switched off`, {
      retryable: true,
      retryAfterMs: disabledRetryMs,
    });
  }

  /** Describes a request to the image model for the ledger. */
  requestOf(input: ModelInput, webhook: StoredWebhook | null = null): ModelRequest {
    return {
      generationId: input.generationId,
      model: this.id,
      modelId: this.model.modelId ?? null,
      estimateUsd: this.model.estimateUsd ? this.model.estimateUsd(input) : 0,
      webhook,
    };
  }

  /**
   * Records a request before the image model is called.
   * @param jobId of a job that another process started; null for a new request
   * @param webhook of a new request; null for none
   * @returns the failure to report if the budget of the day is used up, or if the model is switched off
   */
  async open(
    input: ModelInput,
    jobId: string | null,
    webhook: StoredWebhook | null,
    signal: AbortSignal,
  ): Promise<RecordedRequest | ModelFailure> {
    const request = this.requestOf(input, webhook);
    if (this.isOwn) return this.ledger.begin(request);
    if (jobId !== null) return this.ledger.resume(request, signal);
    const budgetUsd = this.model.estimateUsd ? this.budgetUsd : null;
    const opened = await this.ledger.open(request, budgetUsd, signal);
    if (opened === 'disabled') return this.disabled;
    if (opened === 'over_budget') return failure('quota', `the budget of ${this.id} for today is used up`);
    return opened;
  }

  /** Counts a failure of a model, and pauses the model if the provider requests a pause or if an operator must act. */
  countFailure(failed: ModelFailure, pass: BreakerPass): void {
    if (failed.alarm) this.breaker.pauseFor(alarmPauseMs, failed);
    if (failed.code === 'rate_limited' && failed.retryAfterMs !== undefined)
      this.breaker.pauseFor(failed.retryAfterMs, failed);
    // Another model cannot replace the process itself, so its failures do not open the breaker.
    if (!this.isOwn && (failed.code === 'provider' || failed.code === 'timeout')) pass.failed();
    else pass.release();
  }

  /**
   * Stores the alarm of the model's last answer; null if the answer was an image.
   * @returns true if the alarm differs from the previous alarm
   */
  noteAlarm(alarm: ModelAlarm | null): boolean {
    const isChange = alarm !== this.alarm;
    this.alarm = alarm;
    return isChange;
  }

  /**
   * Describes the model for administrators.
   * @param position position of the model in `IMAGE_MODEL`, from 0
   */
  report(position: number): ModelReport {
    const { progress, previews, seed, resume, cancel, text = 'typeset' } = this.model.capabilities;
    const { breaker, slots } = this;
    const { pause } = breaker;
    return {
      model: this.id,
      modelId: this.model.modelId ?? null,
      position,
      capabilities: { progress, previews, seed, resume, cancel, text },
      concurrency: Number.isFinite(this.options.concurrency) ? this.options.concurrency : null,
      isPriced: this.model.estimateUsd !== undefined,
      budgetUsd: this.model.estimateUsd ? this.budgetUsd : null,
      state: pause ? 'paused' : breaker.state,
      waitMs: breaker.waitMs,
      ownOpeningMs: breaker.ownOpeningMs,
      pause: pause && { code: pause.code, alarm: pause.alarm ?? null, message: pause.message },
      running: slots.inUse,
      waiting: slots.length,
    };
  }
}
