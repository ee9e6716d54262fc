import type { ModelPrices } from '@portada/contracts';

/** Options of the generations library; docs/architecture.md explains the figures. */
export type GenerationOptions = {
  /** Seconds from acceptance to the end of a generation, including the wait. */
  deadlineSeconds: number;
  /** Number of generations of one user that may run at once (concurrency slots); further generations wait. */
  inFlightPerUser: number;
  /** Id of this start of a worker process, stored with its claims. Undefined in a process that claims nothing. */
  workerId?: string;
  /** Version of this worker process, which administrators see. */
  workerVersion?: string;
  /**
   * Number of generations that this process runs at the same time. Undefined in a process that runs no generations.
   */
  slots?: number;
  /** Entries of `IMAGE_MODEL`, which requests can name; the first one serves if a request names none. Only in the api. */
  imageModels?: readonly string[];
  /** Prices of images in US dollars that the operator has set, by the name of the adapter. Absent: none. */
  modelPrices?: ModelPrices;
  /** Key of the signatures of Replicate's webhooks, `whsec_<base64>`; null or absent: not checked. Only in the api. */
  replicateWebhookSecret?: string | null;
  /**
   * Number of generations of one user that may wait; the api refuses further generations. Undefined means no limit.
   */
  queuedPerUser?: number;
};

/** Injection token of GenerationOptions, the options of the generations library. */
export const GENERATION_OPTIONS = Symbol('GENERATION_OPTIONS');

/** Duration in seconds of a lease, a worker's time-limited claim on a generation, without renewal. */
export const leaseSeconds = 2;

/**
 * Milliseconds between two renewals of a worker's leases (time-limited claims on generations). A process whose event
 * loop is blocked for a second loses no claim.
 */
export const renewEveryMs = 250;

/** Milliseconds for which a worker counts as running after its last report. A worker reports each second. */
export const workerReportValidMs = 5000;

/** Number of attempts of a generation that may fail or lose their worker before the generation fails. */
export const maxFailures = 3;

/**
 * Number of Postgres connections that a worker needs to take over the generations of a dead worker: one connection
 * ends the claims of the lost worker, the other claims generations.
 */
export const takeOverConnections = 2;
