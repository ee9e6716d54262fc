import type { ModelAlarm, ModelCapabilities, ModelFailureCode } from '../port';
import type { BreakerState } from '../fallback/circuit-breaker';

/** Report of a worker about one of its image models, for administrators. Amounts are in US dollars. */
export type ModelReport = {
  /** The entry of `IMAGE_MODEL` that names the model. */
  model: string;
  /** Name of the model at the provider; null if the adapter has no such name. */
  modelId: string | null;
  /** Place of the model in `IMAGE_MODEL`, from 0. */
  position: number;
  capabilities: Pick<ModelCapabilities, 'progress' | 'previews' | 'seed' | 'resume' | 'cancel'> & {
    text: NonNullable<ModelCapabilities['text']>;
  };
  /** Maximum number of requests that the model serves at once; null for no limit. */
  concurrency: number | null;
  /** True if requests to the model cost money. */
  isPriced: boolean;
  /** Budget of the model for one day in US dollars; null for no limit. */
  budgetUsd: number | null;
  /** State of the circuit breaker, or `paused` while the provider or an operator has to act first. */
  state: BreakerState | 'paused';
  /** Time in ms until the next request to the model is allowed; null if requests are allowed now. */
  waitMs: number | null;
  /**
   * Remaining ms of an opening of the circuit breaker that this worker's own requests caused, for the other workers;
   * null otherwise. Reports of former versions have no such value.
   */
  ownOpeningMs?: number | null;
  /** The failure that caused the pause of the model; null without a pause. */
  pause: { code: ModelFailureCode; alarm: ModelAlarm | null; message: string } | null;
  /** Numbers of this worker's requests that run and that wait. */
  running: number;
  waiting: number;
};
