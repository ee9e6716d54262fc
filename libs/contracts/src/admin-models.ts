import { z } from 'zod';

const usd = z.number().min(0);
const count = z.int().min(0);

/** A failed request to an image model: time, class of the failure, alarm and sentence. */
const modelFailureSchema = z.object({
  at: z.iso.datetime(),
  code: z.string(),
  /**
   * A fault that only the operator can end: `quota` (the account has no money), `key` (the key is refused) or
   * `model` (the provider does not know the model); null for other failures.
   */
  alarm: z.enum(['quota', 'key', 'model']).nullable(),
  message: z.string(),
});
export type AdminModelFailure = z.infer<typeof modelFailureSchema>;

const stateSchema = z.enum(['closed', 'half-open', 'open', 'paused']);

/** State of an image model in one worker that runs. */
const modelOfWorkerSchema = z.object({
  /** Id of the worker. */
  worker: z.uuid(),
  state: stateSchema,
  /** True if the circuit breaker is open only because another worker found the model down. */
  isAdopted: z.boolean(),
  /** Time in ms until the next request; null if requests are allowed. */
  waitMs: z.number().min(0).nullable(),
  running: count,
  waiting: count,
});
export type ModelOfWorker = z.infer<typeof modelOfWorkerSchema>;

/** An image model of `IMAGE_MODEL`, as its workers and its requests show it. Amounts are in US dollars. */
export const adminModelSchema = z.object({
  /** Entry of `IMAGE_MODEL`. */
  name: z.string(),
  /** The provider's name of the model; null if the model has none. */
  modelId: z.string().nullable(),
  capabilities: z.object({
    progress: z.enum(['percent', 'stages', 'none']),
    previews: z.boolean(),
    seed: z.boolean(),
    resume: z.boolean(),
    cancel: z.enum(['hard', 'queued', 'none']),
    text: z.enum(['typeset', 'drawn', 'none']),
  }),
  /** Requests that one worker sends at once; null for no limit. */
  concurrency: z.int().min(1).nullable(),
  /**
   * Worst state among the workers. `open` and `half-open` are states of the circuit breaker; `paused`: the provider asked
   * for a pause, or the operator has to act. `absent`: no worker that runs has the model.
   */
  state: z.enum([...stateSchema.options, 'absent']),
  /** Time in ms until the next request of the worker in the worst state; null if requests are allowed. */
  waitMs: z.number().min(0).nullable(),
  /** Number of running workers that have the model, and of their requests that run and that wait. */
  workers: count,
  running: count,
  waiting: count,
  /** The state in each running worker, the worst first, 50 at most. */
  byWorker: z.array(modelOfWorkerSchema),
  /** The last switch by an administrator; null if the model was never switched. */
  switched: z
    .object({
      isEnabled: z.boolean(),
      reason: z.string(),
      at: z.iso.datetime(),
      by: z.string(),
    })
    .nullable(),
  isPriced: z.boolean(),
  /** Budget of one day (UTC); null for no limit. */
  budgetUsd: usd.nullable(),
  /** Amount that counts toward the budget of today (UTC), with the estimates of unknown prices. */
  spentUsd: usd,
  /** Requests of the last 24 hours; `medianMs` is the median duration of those that made an image. */
  lastDay: z.object({
    done: count,
    failed: count,
    unknown: count,
    medianMs: z.number().min(0).nullable(),
    costUsd: usd,
  }),
  /** The last failures within 24 hours, newest first, 5 at most. */
  failures: z.array(modelFailureSchema),
});
export type AdminModel = z.infer<typeof adminModelSchema>;

/** Answer of `GET /api/admin/models`: the models in the order of `IMAGE_MODEL`. */
export const adminModelsSchema = z.object({ models: z.array(adminModelSchema) });
export type AdminModels = z.infer<typeof adminModelsSchema>;
