import type { ModelFailure } from '../port';

/** A request that is about to be sent to a model. */
export type ModelRequest = {
  generationId: string;
  /** Entry of `IMAGE_MODEL`. */
  model: string;
  /** The provider's name of the model; null if the adapter has none. */
  modelId: string | null;
  /** Upper estimate of the price in US dollars; null if the price is not known. */
  estimateUsd: number | null;
};

/** The end of a request. `unknown`: its answer was lost, or the work was aborted. */
export type RequestEnd = {
  outcome: 'done' | 'failed' | 'unknown';
  /** Price in US dollars; null if the price is not known, so that the estimate counts. */
  bookedUsd: number | null;
  /** The provider's name of the model, as the model reported it; null if it reported none. */
  modelId: string | null;
  /** The provider's ids of the job and of the request; null if it gave none. */
  jobId: string | null;
  providerRequestId: string | null;
  /** The failure of an outcome `failed`. */
  failure: ModelFailure | null;
};

/** A recorded request. */
export type RecordedRequest = {
  /**
   * Records the end of the request; later calls do nothing. The promise is never rejected. It resolves after the first
   * attempt to write; while the database is unavailable, further attempts run in the background.
   */
  close(end: RequestEnd): Promise<void>;
};

/** Reason for which a request may not be sent: the budget of the day, or the switch of an administrator. */
export type RefusedRequest = 'over_budget' | 'disabled';

/** Records the requests to models and what they cost. All workers share one ledger. */
export interface ModelLedger {
  /**
   * Records a request before the model is asked. The budget of the model and the record are one atomic step.
   * @param budgetUsd US dollars for this model and day (UTC); null for no limit
   * @param signal ends the wait for an unavailable database
   * @returns the recorded request, or the reason for which it may not be sent
   * @throws the reason of the signal, or an error of the database
   */
  open(
    request: ModelRequest,
    budgetUsd: number | null,
    signal: AbortSignal,
  ): Promise<RecordedRequest | RefusedRequest>;
  /**
   * Finds the record of a job that another process started. If there is none, the end of the job becomes a new record.
   * @param signal ends the wait for an unavailable database
   */
  resume(request: ModelRequest, signal: AbortSignal): Promise<RecordedRequest>;
  /** Starts a request that costs nothing and has no provider: only its end is recorded. */
  begin(request: ModelRequest): RecordedRequest;
}
