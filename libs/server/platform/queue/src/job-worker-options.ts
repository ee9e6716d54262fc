import type { Logger, Metrics } from '@portada/observability';
import { type QueueName, queueNames } from './names';

/** Options of a process that runs jobs. */
export type JobWorkerOptions = {
  redisUrl: string;
  /** Prefix of the job queue keys in Redis; must equal the prefix in QueueModule. */
  prefix?: string;
  /**
   * Number of jobs of the queue `generations` that run at once. The queue `background` runs one job at a time in the
   * whole installation.
   */
  concurrency: number;
  /** Queues whose jobs this process runs; all queues by default. */
  queues?: readonly QueueName[];
  logger: Logger;
  /** Receives `job_seconds`, the durations of jobs by name and outcome; without it they are not measured. */
  metrics?: Metrics;
};

/** Injection token of JobWorkerOptions, the options of a process that runs jobs. */
export const JOB_WORKER_OPTIONS = Symbol('JOB_WORKER_OPTIONS');

/** Returns the queues whose jobs a process runs. */
export const servedQueues = ({ queues = queueNames }: JobWorkerOptions): readonly QueueName[] => queues;
