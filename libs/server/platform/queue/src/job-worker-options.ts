import type { Logger } from '@portada/observability';
import { type QueueName, queueNames } from './names';

/** Options of a process that runs jobs. */
export type JobWorkerOptions = {
  redisUrl: string;
  /** As the queue's. */
  prefix?: string;
  /** Jobs of the queue `generations` at once; of `background` one runs in the whole installation. */
  concurrency: number;
  /** Queues whose jobs this process runs; all unless given. */
  queues?: readonly QueueName[];
  logger: Logger;
};

/** Injection token of JobWorkerOptions. */
export const JOB_WORKER_OPTIONS = Symbol('JOB_WORKER_OPTIONS');

/** Queues whose jobs a process runs. */
export const servedQueues = ({ queues = queueNames }: JobWorkerOptions): readonly QueueName[] => queues;
