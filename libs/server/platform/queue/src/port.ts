import type { JobName, JobPayload } from '@portada/contracts';

/** A job to hand over: `id` is unique per topic while the job exists, and adding it again changes nothing. */
export type JobToAdd = { name: JobName; id: string };

/** The producing side. */
export interface JobQueue {
  /** Adds jobs in one round trip; fails fast (within a second) while Redis is away. */
  add(jobs: readonly JobToAdd[]): Promise<void>;
  close(): Promise<void>;
}

/** Runs one job. `signal` aborts when the process has to stop and the grace period has passed. */
export type JobHandler<N extends JobName> = (payload: JobPayload<N>, signal: AbortSignal) => Promise<void>;

/** Injection token of the process's JobQueue. */
export const JOB_QUEUE = Symbol('JOB_QUEUE');
