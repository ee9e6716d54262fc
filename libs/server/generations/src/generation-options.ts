/** Options of the generations library; docs/architecture.md explains the figures. */
export type GenerationOptions = {
  /** Seconds from acceptance to the end of a generation, including the wait. */
  deadlineSeconds: number;
  /** Concurrency slots per user; further generations wait for a slot. */
  inFlightPerUser: number;
  /** Id of this start of a worker process, stored with its claims. Undefined in a process that claims nothing. */
  workerId?: string;
  /**
   * Number of generations that this process runs at the same time. Undefined in a process that runs no generations.
   */
  slots?: number;
  /** Entries of `IMAGE_MODEL`, which requests can name; the first one serves if a request names none. Only in the api. */
  imageModels?: readonly string[];
  /**
   * Number of generations of one user that may wait; the api refuses further generations. Undefined means no limit.
   */
  queuedPerUser?: number;
};

/** Injection token of GenerationOptions. */
export const GENERATION_OPTIONS = Symbol('GENERATION_OPTIONS');

/** Duration of a lease without renewal, in seconds. */
export const leaseSeconds = 2;

/** Milliseconds between two renewals of leases. A process whose event loop is blocked for a second loses no claim. */
export const renewEveryMs = 250;

/** Milliseconds for which a worker counts as running after its last report. A worker reports each second. */
export const workerReportValidMs = 5000;

/** Number of attempts that may fail or lose their worker before the generation fails. */
export const maxFailures = 3;

/**
 * Connections to Postgres that a take-over needs: one connection ends the claims of the lost worker, the other claims
 * generations.
 */
export const takeOverConnections = 2;
