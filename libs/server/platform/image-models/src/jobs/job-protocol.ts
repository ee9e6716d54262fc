import type { ModelCapabilities, ModelFailure, ModelInput } from '../port';

/** A job that the provider has accepted; `externalId` is enough to follow it from another process. */
export type SubmittedJob = { externalId: string };

/**
 * State of a job. `waiting`: in the provider's queue, with its place if known. `working`: `percent` 0-100, null if the
 * provider reports none. `ready`: the image is at an address, or `failed`.
 */
export type JobState =
  | { state: 'waiting'; position: number | null }
  | { state: 'working'; percent: number | null }
  | { state: 'ready'; address: string; seed: number | null }
  | { state: 'failed'; failure: ModelFailure };

/** The protocol of a provider that works in jobs: submit, ask for the state, fetch the image. */
export interface JobProtocol {
  readonly name: string;
  /** The provider's name of the model. */
  readonly model: string;
  readonly capabilities: ModelCapabilities;
  /**
   * Submits a job.
   * @returns the job, or the failure that the provider answered
   * @throws an error of the connection
   */
  submit(input: ModelInput, signal: AbortSignal): Promise<SubmittedJob | ModelFailure>;
  /**
   * Asks for the state of a job.
   * @returns null if the provider cannot say it now; it is asked again later
   * @throws an error of the connection
   */
  stateOf(externalId: string, signal: AbortSignal): Promise<JobState | null>;
  /** Fetches the image. @throws DownloadRefused, or an error of the connection */
  download(address: string, signal: AbortSignal): Promise<Buffer>;
  /** Asks the provider to stop a job, if it can. @throws an error of the connection */
  cancel(externalId: string, signal: AbortSignal): Promise<void>;
  /** Price in US dollars by the provider's list; null if it is unknown. */
  priceOf(input: ModelInput): number | null;
}
