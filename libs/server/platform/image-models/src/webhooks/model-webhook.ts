import { createHash, randomBytes } from 'node:crypto';

/** Names of the adapters whose providers report their jobs by webhook. */
export const webhookAdapters = ['bfl', 'fal', 'replicate'] as const;
/** Name of an adapter whose provider reports its jobs by webhook. */
export type WebhookAdapter = (typeof webhookAdapters)[number];

/**
 * The webhook of one request to an image model. `url`: address to which the provider reports the job; it contains an
 * unguessable token. `secret`: key with which the provider signs its reports, if the provider lets the caller choose.
 */
export type ModelWebhook = { url: string; secret: string };

/** The SHA-256 of the token of a webhook, and the key of its signatures, which the ledger encrypts. */
export type StoredWebhook = { tokenHash: Buffer; secret: string };

/** Name of the row of a model request, to which the encrypted key of its signatures is bound. */
export const rowOfModelRequest = (id: string): string => `model_requests ${id}`;

/** Where providers reach Portada, and how long in ms an attempt waits for a report after a lost answer. */
export type WebhookOptions = { base: string; waitMs: number };

/**
 * Time in ms for which an attempt waits for the report of a job whose answer was lost. Replicate reports the start of a
 * job, BFL and fal its end, which takes about ten seconds.
 */
export const webhookWaitMs = 15_000;

/** Form of the token in the address of a webhook: 256 bits in base64url. */
export const webhookToken = /^[\w-]{43}$/;

/** Returns the SHA-256 of the token of a webhook. */
export const webhookHashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates token and key of the webhook of a new request. */
export const newWebhook = (): StoredWebhook & { token: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: webhookHashOf(token), secret: randomBytes(32).toString('base64url') };
};

/**
 * Returns the address of a webhook.
 * @param base address of Portada as the provider reaches it, with or without a slash at the end
 * @param adapter name of the adapter
 * @param requestId id of the model request
 */
export const webhookUrl = (base: string, adapter: string, requestId: string, token: string): string =>
  `${base.replace(/\/+$/, '')}/api/model-webhooks/${adapter}/${requestId}/${token}`;
