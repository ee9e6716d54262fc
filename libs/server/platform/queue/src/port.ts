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
  /** Returns true if the queue is paused: waiting jobs stay in the queue, and active jobs are finished. */
  isPaused(): Promise<boolean>;
  /** Pauses the queue for all workers, or resumes it. The state is in Redis, and is lost if Redis is wiped. */
  setPaused(isPaused: boolean): Promise<void>;
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
  /**
   * Creates the schedules again whose next run is more than two intervals away. A process whose clock was ahead leaves such a
   * schedule, because BullMQ computes times by the clocks of the processes.
   */
  repairSchedules(schedules: Schedules): Promise<void>;
}

/** The result of a job, shown on the dashboard: ids, codes and counts, never prompts or addresses. */
export type JobResult = Readonly<Record<string, string | number | boolean | null>>;

/**
 * Progress of a running job, shown on the dashboard: ids and codes, never prompts. `progress` is 0 to 100, the key from
 * which the dashboard draws its ring; null if only the stage is known.
 */
export type JobProgress = Readonly<{ progress: number | null; stage: string | null; generationId?: string }>;

/**
 * Reports of a running job for the queue dashboard. Both methods return at once. They write in the background, at most
 * twice per second and job, and ignore failures.
 */
export interface JobReports {
  /** Replaces the progress of the job. */
  progress(progress: JobProgress): void;
  /** Adds a log line of ids and codes, never prompts. A job keeps its first 20 lines. */
  log(line: string): void;
}

/**
 * Context of a running job; `signal` aborts when the process has to stop and the grace period has passed. `reports`
 * writes progress and log lines for the queue dashboard.
 */
export type JobContext = { signal: AbortSignal; reports: JobReports };

/** Runs one job. The job is stored as failed if the handler throws. */
export type JobHandler<N extends JobName> = (
  payload: JobPayload<N>,
  context: JobContext,
) => Promise<JobResult | void>;

/**
 * Error: a failure that the job handler has logged and handled; the job is stored as failed, with the code and the
 * sentence as its reason.
 */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';

  /**
   * Creates the error.
   * @param code code of the failure
   * @param sentence sentence for operators; both contain only codes and ids, never prompts or addresses
   */
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(`${code}: ${sentence}`);
  }
}
