import { z } from 'zod';
import { fieldMessage } from './field-messages';

/**
 * Events that an endpoint can receive. `generation.completed`: an image is ready. `generation.failed`: it was not made.
 * `thumbnail.updated`: the image of a thumbnail was drawn again after its document was edited.
 */
export const webhookEvents = ['generation.completed', 'generation.failed', 'thumbnail.updated'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Event that the user sends to try an endpoint. */
export const webhookTestEvent = 'webhook.test';

/** Limits of webhooks: endpoints of an account, characters of an address and a description, and listed deliveries. */
export const webhookLimits = { count: 5, url: 2048, description: 100, deliveries: 50 } as const;

/** Days after which a delivery is deleted, and days of failures after which an endpoint is disabled. */
export const webhookDays = { kept: 30, failing: 5 } as const;

/** Hours for which the former secret of an endpoint signs too, after it was replaced. */
export const webhookOverlapHours = 24;

const url = z
  .string(fieldMessage('required'))
  .trim()
  .min(1, fieldMessage('required'))
  .max(webhookLimits.url, fieldMessage('too_long'))
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    fieldMessage('webhook_url'),
  )
  .meta({ examples: ['https://example.com/portada'] });
const description = z
  .string()
  .trim()
  .max(webhookLimits.description, fieldMessage('too_long'))
  .regex(/^\P{Cc}*$/u, fieldMessage('invalid'));
const events = z
  .array(z.enum(webhookEvents))
  .min(1, fieldMessage('event_required'))
  .max(webhookEvents.length)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)));

/** Body of `POST /api/webhook-endpoints`. */
export const newWebhookEndpointSchema = z.strictObject({
  url,
  description: description.default(''),
  events,
});
export type NewWebhookEndpoint = z.infer<typeof newWebhookEndpointSchema>;

/** Body of `PATCH /api/webhook-endpoints/:id`. `isEnabled` true enables an endpoint that was disabled. */
export const webhookEndpointChangesSchema = z.strictObject({
  url: url.optional(),
  description: description.optional(),
  events: events.optional(),
  isEnabled: z.boolean().optional(),
});
export type WebhookEndpointChanges = z.infer<typeof webhookEndpointChangesSchema>;

/**
 * Reasons for which an endpoint is disabled. `owner`: its user disabled it. `gone`: it answered with the status 410.
 * `failing`: all deliveries of some days failed.
 */
export const webhookDisabledReasons = ['owner', 'gone', 'failing'] as const;

/** An address of a user that receives events. Its secret is shown only when it is created or replaced. */
export const webhookEndpointSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.iso.datetime(),
  /** Null: the endpoint is enabled. */
  disabledReason: z.enum(webhookDisabledReasons).nullable(),
  /** Time of the first failure since the last success; null if the last attempt succeeded. */
  failingSince: z.iso.datetime().nullable(),
  /** Time until which the former secret signs too; null without one. */
  formerSecretUntil: z.iso.datetime().nullable(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

/** Answer of `GET /api/webhook-endpoints`: the endpoints of the account, oldest first. */
export const webhookEndpointListSchema = z.object({ items: z.array(webhookEndpointSchema) });

/** Answer of the routes that create or replace a secret: `whsec_` and the secret in base64, and the endpoint. */
export const createdWebhookEndpointSchema = z.object({
  secret: z.string().meta({ examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='] }),
  endpoint: webhookEndpointSchema,
});
export type CreatedWebhookEndpoint = z.infer<typeof createdWebhookEndpointSchema>;

/**
 * Reasons for which an attempt failed. `status`: the answer was no 2xx. `timeout`: no answer within 15 s. `connection`: no
 * connection, or no valid certificate. `address`: the host is not on the public internet. `disabled`: the endpoint was disabled.
 */
export const webhookFailures = ['status', 'timeout', 'connection', 'address', 'disabled'] as const;
export type WebhookFailure = (typeof webhookFailures)[number];

/** One event for one endpoint, with its last attempt. `pending`: it was not tried yet, or is tried again at `nextAttemptAt`. */
export const webhookDeliverySchema = z.object({
  /** The header `webhook-id` of every attempt. */
  id: z.uuid(),
  event: z.enum([...webhookEvents, webhookTestEvent]),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  responseCode: z.int().nullable(),
  failure: z.enum(webhookFailures).nullable(),
  durationMs: z.int().nullable(),
  createdAt: z.iso.datetime(),
  lastAttemptAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Answer of `GET /api/webhook-endpoints/:id/deliveries`: the last deliveries, newest first. */
export const webhookDeliveryListSchema = z.object({ items: z.array(webhookDeliverySchema) });

/**
 * Body that Portada sends to an endpoint (https://www.standardwebhooks.com). `data` of a test is empty, and of
 * `thumbnail.updated` it has the thumbnail alone. A program reads the
 * image at `data.thumbnailUrl`, with its API key.
 */
export const webhookPayloadSchema = z.object({
  type: z.enum([...webhookEvents, webhookTestEvent]),
  /** Time of the event, the same in every attempt. */
  timestamp: z.iso.datetime(),
  data: z.object({
    generationId: z.uuid().optional(),
    thumbnailId: z.uuid().optional(),
    status: z.enum(['succeeded', 'failed']).optional(),
    errorCode: z.string().nullable().optional(),
    thumbnailUrl: z.url().optional(),
  }),
});
export type WebhookPayload = z.infer<typeof webhookPayloadSchema>;
