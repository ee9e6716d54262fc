import type { ModelCapabilities, ModelFailure, ModelInput } from '../port';

/** A job that the provider has accepted; with `externalId` another process can follow the job. */
export type SubmittedJob = { externalId: string };

/**
 * State of a job at an image provider. `waiting`: in the provider's queue, with its place from 1 (next), null if unknown. `working`:
 * `percent` 0-100, null if the provider reports none. `ready`: the image can be downloaded from an address. `failed`:
 * the job ended without an image.
 */
export type JobState =
  | { state: 'waiting'; position: number | null }
  | { state: 'working'; percent: number | null }
  | { state: 'ready'; address: string; seed: number | null }
  | { state: 'failed'; failure: ModelFailure };

/** The protocol of an image provider that works in jobs: submit a job, read its state, download the image. */
export interface JobProtocol {
  readonly name: string;
  /** Name of the model at the provider. */
  readonly model: string;
  readonly capabilities: ModelCapabilities;
  /**
   * Submits a job to the image provider, with the webhook of the request if it has one.
   * @returns the job, or the failure that the provider answered
   * @throws an error of the connection
   */
  submit(input: ModelInput, signal: AbortSignal): Promise<SubmittedJob | ModelFailure>;
  /**
   * Reads the state of a job.
   * @returns null if the provider cannot report the state now; the state is read again later
   * @throws an error of the connection
   */
  stateOf(externalId: string, signal: AbortSignal): Promise<JobState | null>;
  /**
   * Downloads the image of a job.
   * @throws DownloadRefused, or an error of the connection
   */
  download(address: string, signal: AbortSignal): Promise<Buffer>;
  /**
   * Requests that the provider stops a job, if the provider can.
   * @throws an error of the connection
   */
  cancel(externalId: string, signal: AbortSignal): Promise<void>;
  /**
   * Returns the external id of a job of which only the provider's id is known, as a webhook reports it. No address of
   * the report is used.
   * @param jobId 1 to 100 letters, digits, `_` and `-`
   */
  externalIdOf(jobId: string): string;
  /** Returns the provider's id of the request, for questions to the provider's support. @param externalId of the job */
  requestIdOf(externalId: string): string;
  /** Returns the list price of an image in US dollars; null if the price is unknown. */
  priceOf(input: ModelInput): number | null;
}
