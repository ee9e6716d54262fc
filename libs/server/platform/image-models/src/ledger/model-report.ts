import type { ModelAlarm, ModelCapabilities, ModelFailureCode } from '../port';
import type { BreakerState } from '../fallback/circuit-breaker';

/** What a worker reports about one of its models, for administrators. Amounts are in US dollars. */
export type ModelReport = {
  /** Entry of `IMAGE_MODEL`. */
  model: string;
  /** The provider's name of the model; null if the adapter has none. */
  modelId: string | null;
  /** Place in `IMAGE_MODEL`, from 0. */
  position: number;
  capabilities: Pick<ModelCapabilities, 'progress' | 'previews' | 'seed' | 'resume' | 'cancel'> & {
    text: NonNullable<ModelCapabilities['text']>;
  };
  /** Requests that the model serves at once; null for no limit. */
  concurrency: number | null;
  /** True if requests cost money. */
  isPriced: boolean;
  /** Budget of a day; null for no limit. */
  budgetUsd: number | null;
  /** State of the circuit breaker, or `paused` while the provider or an operator has to act first. */
  state: BreakerState | 'paused';
  /** Time in ms until the next request is allowed; null if requests are allowed now. */
  waitMs: number | null;
  /** The failure that caused the pause; null without a pause. */
  pause: { code: ModelFailureCode; alarm: ModelAlarm | null; message: string } | null;
  /** Requests of this worker that run and that wait. */
  running: number;
  waiting: number;
};
