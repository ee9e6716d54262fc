import { z } from 'zod';

/** Time ranges of `GET /api/admin/metrics`, each with the length of one step in seconds. A range has 60 to 96 steps. */
export const metricRanges = { '1h': 60, '24h': 900, '7d': 7_200 } as const;
export type MetricRange = keyof typeof metricRanges;

/** Query of `GET /api/admin/metrics`. */
export const adminMetricsQuerySchema = z.object({
  range: z.enum(Object.keys(metricRanges) as [MetricRange, ...MetricRange[]]).default('1h'),
});
export type AdminMetricsQuery = z.infer<typeof adminMetricsQuerySchema>;

const ms = z.number().min(0);
const count = z.int().min(0);

/** Three percentiles of a duration in ms; null if no generation ended in the step. */
const percentilesSchema = z.object({ p50: ms, p95: ms, p99: ms }).nullable();

/** The generations that ended within one step. */
const metricPointSchema = z.object({
  /** Begin of the step. */
  at: z.iso.datetime(),
  succeeded: count,
  failed: count,
  /** Time from acceptance to the claim of the last attempt, of succeeded generations. */
  waitMs: percentilesSchema,
  /** Time from that claim to the end, of succeeded generations. */
  runMs: percentilesSchema,
});
export type MetricPoint = z.infer<typeof metricPointSchema>;

/** Answer of `GET /api/admin/metrics`: the generations that ended within the range. */
export const adminMetricsSchema = z.object({
  range: z.enum(Object.keys(metricRanges) as [MetricRange, ...MetricRange[]]),
  stepSeconds: z.int().min(1),
  /** Every step of the range, oldest first. */
  points: z.array(metricPointSchema),
  /** The same figures of the whole range. */
  total: metricPointSchema.omit({ at: true }),
  /** Failed generations by code, the most frequent first. */
  failures: z.array(z.object({ code: z.string(), count })),
  /** True if more than 100,000 generations ended in the range, so that only the newest ones are counted. */
  isCut: z.boolean(),
});
export type AdminMetrics = z.infer<typeof adminMetricsSchema>;

/** A worker process that reported within a minute. */
export const adminWorkerSchema = z.object({
  id: z.uuid(),
  seenAt: z.iso.datetime(),
  /** False if the worker has not reported for ten seconds. */
  isLive: z.boolean(),
  /** Generations that the worker runs now. */
  running: count,
  /** Generations that the worker runs at most at once (`WORKER_CONCURRENCY`); null while it is not known. */
  slots: count.nullable(),
  /** Version of the worker: release and build, such as `0.1.0+1f3a9c07`; null if the worker does not report it. */
  version: z.string().nullable(),
  /** Image models of the worker in the order of `IMAGE_MODEL`, with the state of the circuit breaker. */
  models: z.array(z.object({ name: z.string(), state: z.string(), running: count, waiting: count })),
});
export type AdminWorker = z.infer<typeof adminWorkerSchema>;

/** Answer of `GET /api/admin/workers`: the most recent report first. */
export const adminWorkersSchema = z.object({ items: z.array(adminWorkerSchema) });
export type AdminWorkers = z.infer<typeof adminWorkersSchema>;
