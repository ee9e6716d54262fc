import type { JobName, JobPayload } from '@portada/contracts';

/**
 * A job to hand over. While the job exists, adding the same id and hand-over again changes nothing; another number of
 * the hand-over (0 where it is left out) is another job, so that one whose worker died holds up no later one.
 */
export type JobToAdd = { name: JobName; id: string; handover?: number };

/** How many jobs wait, how many a worker has in hand, how many wait for a time to come, how many failed and are kept. */
export type JobCounts = { waiting: number; active: number; delayed: number; failed: number };

/** The producing side. Every call fails within about a second while Redis is away, with an OperationalError. */
export interface JobQueue {
  /** As it is shown to administrators. */
  readonly name: string;
  /**
   * Adds jobs in one round trip, oldest first; workers take them in that order.
   * @throws InvalidJobIdError before anything is added, where an id has a ':' or is all digits
   */
  add(jobs: readonly JobToAdd[]): Promise<void>;
  counts(): Promise<JobCounts>;
  /** How many workers are connected now and take jobs from this queue. */
  workers(): Promise<number>;
  /** How long the job that is next in line has waited, in ms; 0 where none waits. */
  oldestWaitMs(): Promise<number>;
  /**
   * A text that is another one after Redis was restarted, wiped, or put back to an old dump. Who hands jobs over
   * keeps the one under which it has added every open job, and adds them all again when it changes.
   */
  epoch(): Promise<string>;
  /** Calls the listener each time Redis is reached again after it was lost. */
  onReconnect(listener: () => void): void;
  /** Whether Redis answers; for readiness. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Runs one job. `signal` aborts when the process has to stop and the grace period has passed. */
export type JobHandler<N extends JobName> = (payload: JobPayload<N>, signal: AbortSignal) => Promise<void>;

/** Exactly one handler for every job name. */
export type JobHandlers = { [N in JobName]: JobHandler<N> };

/** The consuming side; it runs from its making until it is closed, and waits for Redis as long as that takes. */
export interface JobWorker {
  /**
   * Takes no more jobs, waits up to `graceMs` for the running ones, then aborts their signals. An aborted job goes
   * back to the queue. Resolves when the handlers have returned, at most two seconds after the abort
   * (half a second more while Redis is away).
   */
  close(options: { graceMs: number }): Promise<void>;
}
