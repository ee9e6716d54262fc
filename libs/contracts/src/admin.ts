import { z } from 'zod';
import { type GenerationErrorCode, generationErrors } from './generation-errors';

const errorCodes = Object.keys(generationErrors) as [GenerationErrorCode, ...GenerationErrorCode[]];

/** Answer of `GET /api/admin/overview`: the current state of queues, workers and the ledger audit. */
export const adminOverviewSchema = z.object({
  /** One entry per queue; counts are null while Redis is unavailable. */
  queues: z.array(
    z.object({
      name: z.string(),
      /** True if an administrator has paused the queue: waiting jobs stay in the queue. */
      isPaused: z.boolean().nullable(),
      waiting: z.int().min(0).nullable(),
      active: z.int().min(0).nullable(),
      delayed: z.int().min(0).nullable(),
      failed: z.int().min(0).nullable(),
      /** Waiting time of the next job of the queue in ms. */
      oldestWaitMs: z.number().min(0).nullable(),
    }),
  ),
  /** Number of worker processes connected to the queue; null while Redis is unavailable. */
  workers: z.int().min(0).nullable(),
  /** Counts of generations from Postgres, independent of Redis. */
  generations: z.object({
    queued: z.int().min(0),
    running: z.int().min(0),
    succeededLastHour: z.int().min(0),
    failedLastHour: z.int().min(0),
  }),
  /** The last failed generations, newest first, 20 at most. */
  failures: z.array(
    z.object({
      id: z.uuid(),
      errorCode: z.enum(errorCodes).nullable(),
      model: z.string().nullable(),
      failures: z.int().min(0),
      finishedAt: z.iso.datetime(),
    }),
  ),
  /** Rows of the `audit` view in the last ledger audit; 0 is correct. Null before the first audit has finished. */
  auditBreaches: z.int().min(0).nullable(),
  /**
   * End of the last finished ledger audit; null before the first audit has finished. A worker runs the audit about
   * every minute, or less often if the audit takes longer.
   */
  auditedAt: z.iso.datetime().nullable(),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;
