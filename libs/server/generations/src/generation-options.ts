/** Options of the generations library; docs/architecture.md explains the figures. */
export type GenerationOptions = {
  /** Seconds from acceptance to the end of a generation, including the wait. */
  deadlineSeconds: number;
  /** Concurrency slots per user; further generations wait for one. */
  inFlightPerUser: number;
  /** Id of this start of a worker process, stored with its claims. Undefined in a process that claims nothing. */
  workerId?: string;
  /** Generations that this process runs at the same time. Undefined in a process that runs none. */
  slots?: number;
  /** Generations of one user that may wait; the api refuses further ones. Undefined means no limit. */
  queuedPerUser?: number;
};

/** Injection token of GenerationOptions. */
export const GENERATION_OPTIONS = Symbol('GENERATION_OPTIONS');

/** Duration of a lease without renewal, in seconds. */
export const leaseSeconds = 2;

/** ms between two renewals. A process whose event loop is blocked for a second loses no claim. */
export const renewEveryMs = 250;

/** Time in ms for which a worker counts as running after its last report. It reports each second. */
export const workerReportValidMs = 5000;

/** Attempts that may fail or lose their worker before the generation fails. */
export const maxFailures = 3;

/** Connections to Postgres that a take-over needs: one ends the claims of the lost worker, the other one claims. */
export const takeOverConnections = 2;
