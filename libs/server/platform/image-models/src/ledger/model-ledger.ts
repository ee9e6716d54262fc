import type { ModelFailure } from '../port';
import type { StoredWebhook } from '../webhooks/model-webhook';

/** A request that is about to be sent to a model. */
export type ModelRequest = {
  generationId: string;
  /** The entry of `IMAGE_MODEL` that names the model. */
  model: string;
  /** Name of the model at the provider; null if the adapter has no such name. */
  modelId: string | null;
  /** Upper estimate of the price in US dollars; null if the price of the request is not known. */
  estimateUsd: number | null;
  /** Webhook to which the provider reports the job; absent or null: none. */
  webhook?: StoredWebhook | null;
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
  /** Id of the request, a UUID. */
  readonly id: string;
  /**
   * Records the end of the request; later calls do nothing. The promise is never rejected. The promise resolves after
   * the first attempt to write; while the database is unavailable, further attempts run in the background.
   */
  close(end: RequestEnd): Promise<void>;
  /**
   * Waits until the provider has reported the job to the webhook of the request.
   * @param waitMs longest wait in ms
   * @returns the provider's id of the job; null without a report
   * @throws the reason of the signal, or an error of the database
   */
  reportedJob(waitMs: number, signal: AbortSignal): Promise<string | null>;
};

/** A request whose answer was lost, and whose job the provider reported by webhook. */
export type LostRequest = { jobId: string; record: RecordedRequest };

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
  /**
   * Finds an earlier request of the generation to the model whose answer was lost, and whose job the provider reported to
   * its webhook. If the worker of the request stopped before it could wait for the report, this call waits for it.
   * @param waitMs longest wait in ms
   * @returns null if no answer was lost, or if the provider has reported no job
   * @throws the reason of the signal, or an error of the database
   */
  findLost(request: ModelRequest, waitMs: number, signal: AbortSignal): Promise<LostRequest | null>;
  /** Starts a request to a model without cost and without provider: only the end of the request is recorded. */
  begin(request: ModelRequest): RecordedRequest;
}
