import type { JobName, JobPayload } from '@portada/contracts';
import type { HandedOverJobName, QueueName } from './names';

/**
 * A job to hand over. While a job of the same id and `handover` waits, adding another changes nothing; while it is
 * active, one more run follows it. Another number of the hand-over (0 where it is left out) is independent: a job whose
 * worker died delays no later one.
 */
export type JobToAdd = { name: HandedOverJobName; id: string; handover?: number };

/** Numbers of waiting, active, delayed and failed jobs; failed ones are kept for a week. */
export type JobCounts = { waiting: number; active: number; delayed: number; failed: number };

/** Figures of a queue. Every call fails with an OperationalError within about a second while Redis is unavailable. */
export interface QueueFigures {
  /** Name of the queue, as administrators see it. */
  readonly name: QueueName;
  counts(): Promise<JobCounts>;
  /** How many workers are connected now and take jobs from this queue. */
  workers(): Promise<number>;
  /** How long the job that is next in line has waited, in ms; 0 where none waits. */
  oldestWaitMs(): Promise<number>;
  /** Whether Redis answers; for readiness. */
  ping(): Promise<void>;
}

/** The producing side. */
export interface JobQueue extends QueueFigures {
  /**
   * Adds jobs in one round trip, oldest first; workers take them in that order.
   * @throws InvalidJobIdError before anything is added, where an id has a ':' or is all digits
   */
  add(jobs: readonly JobToAdd[]): Promise<void>;
  /**
   * A text that changes when Redis was restarted, wiped, or put back to an old dump. A process that hands jobs over
   * keeps the one under which it has added every open job, and adds them all again when it changes.
   */
  redisInstanceId(): Promise<string>;
  /** Calls the listener each time Redis is reached again after it was lost. */
  onReconnect(listener: () => void): void;
}

/** ms between two runs, by job name. */
export type Schedules = Readonly<Record<string, number>>;

/** The queue of scheduled jobs, one at a time in the whole installation. */
export interface BackgroundQueue extends QueueFigures {
  /**
   * Makes schedules that are missing; one that exists keeps its next time.
   * @param options `removeOthers` removes schedules of other names, which an earlier version may have made
   */
  makeSchedules(schedules: Schedules, options: { removeOthers: boolean }): Promise<void>;
}

/** The result of a job, shown on the dashboard: ids, codes and counts, never prompts or addresses. */
export type JobResult = Readonly<Record<string, string | number | boolean | null>>;

/** `signal` aborts when the process has to stop and the grace period has passed. */
export type JobContext = { signal: AbortSignal };

/** Runs one job. It is kept as failed where the handler throws. */
export type JobHandler<N extends JobName> = (
  payload: JobPayload<N>,
  context: JobContext,
) => Promise<JobResult | void>;

/** A failure that the handler has logged and handled; the job is stored as failed, with the code as its reason. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';

  /** @param code what is shown as the reason: a code and ids, never prompts or addresses */
  constructor(readonly code: string) {
    super(code);
  }
}
