import { z } from 'zod';
import { type GenerationErrorCode, generationErrors } from './generation-errors';

const errorCodes = Object.keys(generationErrors) as [GenerationErrorCode, ...GenerationErrorCode[]];

/** Answer of `GET /api/admin/overview`: how the work goes at this moment. */
export const adminOverviewSchema = z.object({
  /** One entry for each queue; null counts while Redis is away. */
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.int().min(0).nullable(),
      active: z.int().min(0).nullable(),
      delayed: z.int().min(0).nullable(),
      failed: z.int().min(0).nullable(),
      /** ms that the next job has waited. */
      oldestWaitMs: z.number().min(0).nullable(),
    }),
  ),
  /** Worker processes that are connected to the queue; null while Redis is away. */
  workers: z.int().min(0).nullable(),
  /** What the truth says, whatever Redis says. */
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
  /** Rows of the `audit` view at its last run: anything but 0 is an emergency. Null before the first run has finished. */
  auditBreaches: z.int().min(0).nullable(),
  /** When that run finished; a worker runs the audit about every minute, or less often where it takes long. */
  auditedAt: z.iso.datetime().nullable(),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;
