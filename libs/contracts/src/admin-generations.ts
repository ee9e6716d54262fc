import { z } from 'zod';
import { adminReasonBodySchema } from './admin-audit-log';
import { fieldMessage } from './field-messages';
import { type GenerationErrorCode, generationErrors } from './generation-errors';
import { generationStages, generationStatuses } from './generations';

const errorCode = z.enum(Object.keys(generationErrors) as [GenerationErrorCode, ...GenerationErrorCode[]]);
const time = z.iso.datetime();
const usd = z.number().min(0);

/**
 * Query of `GET /api/admin/generations`. `q` is the id of a generation, the email of a user if it contains `@`, or a part of a
 * prompt.
 */
export const adminGenerationQuerySchema = z.object({
  q: z.string().trim().max(200, fieldMessage('too_long')).optional(),
  status: z.enum(generationStatuses).optional(),
  model: z.string().trim().max(100, fieldMessage('too_long')).optional(),
  cursor: z.string().max(40).optional(),
});
export type AdminGenerationQuery = z.infer<typeof adminGenerationQuerySchema>;

/** A generation of any user, as administrators see it. */
export const adminGenerationSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  /** Email of the user; null if the account was deleted. */
  email: z.string().nullable(),
  thumbnailId: z.uuid().nullable(),
  status: z.enum(generationStatuses),
  /** Prompt of the request; empty if the account was deleted. */
  prompt: z.string(),
  model: z.string().nullable(),
  errorCode: errorCode.nullable(),
  /** Failed attempts. */
  failures: z.int().min(0),
  /** Credits of the hold. */
  credits: z.int().min(1),
  createdAt: time,
  finishedAt: time.nullable(),
});
export type AdminGeneration = z.infer<typeof adminGenerationSchema>;

/**
 * Answer of `GET /api/admin/generations`: newest first. A page of a search may have few or no items and a cursor, because
 * each page examines at most 5,000 generations.
 */
export const adminGenerationPageSchema = z.object({
  items: z.array(adminGenerationSchema),
  nextCursor: z.string().nullable(),
});
export type AdminGenerationPage = z.infer<typeof adminGenerationPageSchema>;

/** A request to an image model. `costUsd` is the price, or the estimate while the price is unknown. */
const modelRequestSchema = z.object({
  model: z.string(),
  modelId: z.string().nullable(),
  outcome: z.enum(['open', 'done', 'failed', 'unknown']),
  failureCode: z.string().nullable(),
  message: z.string().nullable(),
  costUsd: usd,
  providerJobId: z.string().nullable(),
  providerRequestId: z.string().nullable(),
  startedAt: time,
  endedAt: time.nullable(),
});

/**
 * An attempt: one claim of a worker. `requeued`: the attempt failed, or the worker stopped without an `errorCode`, and the
 * generation waited again. `lost`: the worker stopped renewing its lease. Null while the attempt runs.
 */
const attemptSchema = z.object({
  number: z.int().min(1),
  workerId: z.string().nullable(),
  startedAt: time,
  endedAt: time.nullable(),
  outcome: z.enum(['succeeded', 'failed', 'cancelled', 'requeued', 'lost']).nullable(),
  errorCode: z.string().nullable(),
  model: z.string().nullable(),
  providerJobId: z.string().nullable(),
  requests: z.array(modelRequestSchema),
});
export type AdminAttempt = z.infer<typeof attemptSchema>;

/** Answer of `GET /api/admin/generations/:id`: a generation from its acceptance to its end. */
export const adminGenerationDetailSchema = adminGenerationSchema.extend({
  /** Seed of the request, and id of the HTTP request in the log. */
  seed: z.number(),
  requestId: z.string(),
  /** Place in the queue at acceptance, from 1. */
  acceptedPosition: z.int().min(1),
  stage: z.enum(generationStages).nullable(),
  percent: z.number().min(0).max(100).nullable(),
  startedAt: time.nullable(),
  deadlineAt: time,
  /** Last time at which a wake-up job was requested for the generation. */
  enqueuedAt: time.nullable(),
  /** Id of the failed generation that this one repeats, and of the generation that repeats this one. */
  retryOf: z.uuid().nullable(),
  retriedAs: z.uuid().nullable(),
  attempts: z.array(attemptSchema),
  transfers: z.array(
    z.object({ kind: z.enum(['hold', 'capture', 'release']), credits: z.int().min(1), at: time }),
  ),
  actions: z.array(z.object({ action: z.string(), reason: z.string().nullable(), at: time, by: z.string() })),
});
export type AdminGenerationDetail = z.infer<typeof adminGenerationDetailSchema>;

/** Body of `POST /api/admin/generations/:id/retry` and `/cancel`: the reason, which the audit log keeps. */
export const adminGenerationActionSchema = adminReasonBodySchema;

/** Answer of `POST /api/admin/generations/:id/retry`: the id of the new generation. */
export const adminRetrySchema = z.object({ generationId: z.uuid() });
export type AdminRetry = z.infer<typeof adminRetrySchema>;
