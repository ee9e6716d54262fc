import type { ModelFailure } from '../port';

/** A request that is about to be sent to a model. */
export type ModelRequest = {
  generationId: string;
  /** The entry of `IMAGE_MODEL` that names the model. */
  model: string;
  /** Name of the model at the provider; null if the adapter has no such name. */
  modelId: string | null;
  /** Upper estimate of the price in US dollars; null if the price of the request is not known. */
  estimateUsd: number | null;
};

/** The end of a request to an image model. `unknown`: the answer was lost, or the work was aborted. */
export type RequestEnd = {
  outcome: 'done' | 'failed' | 'unknown';
  /** Price of the request in US dollars; null if the price is not known, so that the estimate counts. */
  bookedUsd: number | null;
  /** Name of the model at the provider, as the model reported the name; null if the model reported no name. */
  modelId: string | null;
  /** The provider's ids of the job and of the request; null if the provider gave no id. */
  jobId: string | null;
  providerRequestId: string | null;
  /** The failure of a request with the outcome `failed`. */
  failure: ModelFailure | null;
};

/** A recorded request to an image model. */
export type RecordedRequest = {
  /**
   * Records the end of the request; later calls do nothing. The promise is never rejected. The promise resolves after
   * the first attempt to write; while the database is unavailable, further attempts run in the background.
   */
  close(end: RequestEnd): Promise<void>;
};

/** Reason for which a request may not be sent: the budget of the day, or the switch of an administrator. */
export type RefusedRequest = 'over_budget' | 'disabled';

/** Records the requests to image models and their cost. All workers share one ledger. */
export interface ModelLedger {
  /**
   * Records a request before the image model is called. The budget of the model and the record are one atomic step.
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
   * Finds the record of a job that another process started. If no record exists, the end of the job becomes a new
   * record.
   * @param signal ends the wait for an unavailable database
   */
  resume(request: ModelRequest, signal: AbortSignal): Promise<RecordedRequest>;
  /** Starts a request to a model without cost and without provider: only the end of the request is recorded. */
  begin(request: ModelRequest): RecordedRequest;
}
