import { z } from 'zod';

/**
 * Every background job: name to payload. Only ids travel; a handler reads the truth from Postgres.
 * A process that runs jobs refuses to start unless each name has exactly one handler.
 */
export const jobSchemas = {
  'generation.run': z.object({ generationId: z.uuid() }),
} as const;

export type JobName = keyof typeof jobSchemas;
export type JobPayload<N extends JobName> = z.infer<(typeof jobSchemas)[N]>;
