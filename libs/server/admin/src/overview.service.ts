import { Inject, Injectable } from '@nestjs/common';
import type { AdminOverview } from '@portada/contracts';
import { AuditRunsService } from '@portada/credits';
import { classify } from '@portada/errors';
import { ALL_QUEUES, JOB_QUEUE, type JobQueue, type QueueFigures } from '@portada/queue';
import { DataSource } from 'typeorm';
import { countGenerations, readFailures } from './admin.queries';

/** Number of failed generations in the overview for administrators. */
const failuresShown = 20;

/** Returns the result of a request to Redis, or null while Redis is unavailable. */
const nullIfUnavailable = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (classify(error) === 'operational') return null;
    throw error;
  }
};

/**
 * Figures of a queue. `failed` counts the failed jobs that Redis keeps for a week; recent failures are read from
 * Postgres.
 */
const figuresOf = async (queue: QueueFigures): Promise<AdminOverview['queues'][number]> => {
  const [isPaused, counts, oldestWaitMs] = await Promise.all([
    nullIfUnavailable(queue.isPaused()),
    nullIfUnavailable(queue.counts()),
    nullIfUnavailable(queue.oldestWaitMs()),
  ]);
  const none = { waiting: null, active: null, delayed: null, failed: null };
  return { name: queue.name, isPaused, ...(counts ?? none), oldestWaitMs };
};

/** Reads the current state of generations and queues, from Postgres and from Redis. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly database: DataSource,
    @Inject(JOB_QUEUE) private readonly queue: JobQueue,
    @Inject(ALL_QUEUES) private readonly queues: readonly QueueFigures[],
    private readonly audit: AuditRunsService,
  ) {}

  /**
   * Reads the overview. Figures from Redis are null while Redis is unavailable.
   * @throws UnavailableError while Postgres is unavailable
   */
  async read(): Promise<AdminOverview> {
    const [queues, workers, generations, failures, audit] = await Promise.all([
      Promise.all(this.queues.map(figuresOf)),
      nullIfUnavailable(this.queue.workers()),
      this.generations(),
      this.failures(),
      this.audit.last(),
    ]);
    return {
      queues,
      workers,
      generations,
      failures,
      auditBreaches: audit?.breaches ?? null,
      auditedAt: audit?.finishedAt.toISOString() ?? null,
    };
  }

  private async generations(): Promise<AdminOverview['generations']> {
    const none = { queued: 0, running: 0, succeededLastHour: 0, failedLastHour: 0 };
    return (await countGenerations(this.database)) ?? none;
  }

  private async failures(): Promise<AdminOverview['failures']> {
    const rows = await readFailures(this.database, failuresShown);
    return rows.map((row) => ({ ...row, finishedAt: row.finishedAt.toISOString() }));
  }
}
