import { z } from 'zod';

const noPayload = z.object({});

/**
 * Every background job: name to payload. Only ids travel; a handler reads the truth from Postgres.
 * A process that runs the jobs of a queue refuses to start unless each name of the queue has exactly one handler.
 */
export const jobSchemas = {
  'generation.run': z.object({ generationId: z.uuid() }),
  'generations.cleanup': noPayload,
  'thumbnails.purge': noPayload,
  'accounts.cleanup': noPayload,
  'payments.cleanup': noPayload,
  'payments.reconcile': noPayload,
} as const;

export type JobName = keyof typeof jobSchemas;
export type JobPayload<N extends JobName> = z.infer<(typeof jobSchemas)[N]>;

/**
 * Jobs of the queue `background`: name to ms between two runs. Each runs once in the whole installation, and right after
 * its schedule is made: a job that is due less often than that asks Postgres whether it is due.
 */
export const jobSchedules = {
  'generations.cleanup': 60_000,
  'thumbnails.purge': 60_000,
  'accounts.cleanup': 60_000,
  'payments.cleanup': 60 * 60_000,
  'payments.reconcile': 10 * 60_000,
} as const satisfies Partial<Record<JobName, number>>;

export type ScheduledJobName = keyof typeof jobSchedules;
