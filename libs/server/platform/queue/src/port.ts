import type { JobName, JobPayload } from '@portada/contracts';
import type { HandedOverJobName, QueueName } from './names';

/**
 * A job to add. While a job with the same `id` and `handover` waits, a further addition changes nothing; while that
 * job is active, one more run follows the active run. Jobs with different `handover` numbers (0 by default) are
 * independent, so that a job whose worker died does not delay a later job.
 */
export type JobToAdd = { name: HandedOverJobName; id: string; handover?: number };

/** Numbers of waiting, active, delayed and failed jobs; failed jobs are kept for a week. */
export type JobCounts = { waiting: number; active: number; delayed: number; failed: number };

/** Figures of a queue. Every call fails with an OperationalError within about a second while Redis is unavailable. */
export interface QueueFigures {
  /** Name of the queue, as administrators see it. */
  readonly name: QueueName;
  counts(): Promise<JobCounts>;
  /** Returns the number of connected workers that run jobs of this queue now. */
  workers(): Promise<number>;
  /** Returns the milliseconds that the next job in line has waited; 0 if no job waits. */
  oldestWaitMs(): Promise<number>;
  /** Resolves if Redis answers, and rejects otherwise, for the readiness check. */
  ping(): Promise<void>;
}

/** A job queue to which this process adds jobs. */
export interface JobQueue extends QueueFigures {
  /**
   * Adds jobs in one round trip, oldest first; workers run them in that order.
   * @throws InvalidJobIdError if an id is empty, contains ':' or consists of digits; then no job is added
   */
  add(jobs: readonly JobToAdd[]): Promise<void>;
  /**
   * Returns an id of the Redis instance, which changes when Redis was restarted, wiped, or restored from an old dump.
   * The process that adds jobs remembers the id, and adds all open jobs again when it changes.
   */
  redisInstanceId(): Promise<string>;
  /** Calls the listener each time the connection to Redis is restored. */
  onReconnect(listener: () => void): void;
}

/** Milliseconds between two runs of a scheduled job, by job name. */
export type Schedules = Readonly<Record<string, number>>;

/** The queue of scheduled jobs, which run one at a time in the whole installation. */
export interface BackgroundQueue extends QueueFigures {
  /**
   * Creates missing schedules of background jobs. A schedule that exists keeps its next run time.
   * @param options `removeOthers` removes schedules of other names, which an earlier version may have created
   */
  makeSchedules(schedules: Schedules, options: { removeOthers: boolean }): Promise<void>;
}

/** The result of a job, shown on the dashboard: ids, codes and counts, never prompts or addresses. */
export type JobResult = Readonly<Record<string, string | number | boolean | null>>;

/** Context of a running job; `signal` aborts when the process has to stop and the grace period has passed. */
export type JobContext = { signal: AbortSignal };

/** Runs one job. The job is stored as failed if the handler throws. */
export type JobHandler<N extends JobName> = (
  payload: JobPayload<N>,
  context: JobContext,
) => Promise<JobResult | void>;

/**
 * Error: a failure that the job handler has logged and handled; the job is stored as failed, with the code as its
 * reason.
 */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';

  /**
   * Creates the error.
   * @param code code and ids that are shown as the reason of the failure, never prompts or addresses
   */
  constructor(readonly code: string) {
    super(code);
  }
}
