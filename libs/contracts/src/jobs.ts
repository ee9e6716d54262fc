import { z } from 'zod';

const noPayload = z.object({});

/**
 * Every background job: name and schema of the payload. A payload contains only ids; a handler reads all other data
 * from Postgres. A process that runs the jobs of a queue starts only if each name of the queue has exactly one handler.
 */
export const jobSchemas = {
  'generation.run': z.object({ generationId: z.uuid() }),
  'generations.cleanup': noPayload,
  'thumbnails.purge': noPayload,
  'assets.cleanup': noPayload,
  'accounts.cleanup': noPayload,
  'accounts.reencrypt': noPayload,
  'webhooks.cleanup': noPayload,
  'webhooks.reencrypt': noPayload,
  'payments.cleanup': noPayload,
  'payments.reconcile': noPayload,
} as const;

export type JobName = keyof typeof jobSchemas;
export type JobPayload<N extends JobName> = z.infer<(typeof jobSchemas)[N]>;

/**
 * Scheduled jobs of the queue `background`: name and time between two runs in ms. Each job runs once in the whole
 * installation per interval. Its first run starts as soon as its schedule is stored in Redis. A job with a longer
 * interval of its own asks Postgres whether it is due.
 */
export const jobSchedules = {
  'generations.cleanup': 60_000,
  'thumbnails.purge': 60_000,
  'assets.cleanup': 60 * 60_000,
  'accounts.cleanup': 60_000,
  'accounts.reencrypt': 60 * 60_000,
  'webhooks.cleanup': 60 * 60_000,
  'webhooks.reencrypt': 60 * 60_000,
  'payments.cleanup': 60 * 60_000,
  'payments.reconcile': 10 * 60_000,
} as const satisfies Partial<Record<JobName, number>>;

export type ScheduledJobName = keyof typeof jobSchedules;
