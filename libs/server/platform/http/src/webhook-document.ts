import { type WebhookPayload, webhookEvents, webhookTexts, webhookPayloadSchema } from '@portada/contracts';
import { z } from 'zod';

/** Headers of each event by Standard Webhooks, with what they mean. */
const headers = {
  'webhook-id': 'Id of the delivery, the same in every attempt',
  'webhook-timestamp': 'Time of the attempt, in seconds since 1970',
  'webhook-signature':
    'HMAC-SHA256 of "id.timestamp.body" in base64 with the secret, as "v1,<signature>"; several are separated by spaces',
} as const;

const exampleOf = (type: (typeof webhookEvents)[number]): WebhookPayload => {
  const thumbnailId = '5a3f4a55-61a8-4b07-93a4-2f0d3a1f9b6e';
  const thumbnailUrl = `https://portada.example/api/v1/thumbnails/${thumbnailId}`;
  const hasFailed = type === 'generation.failed';
  const timestamp = '2026-11-28T09:00:00.000Z';
  if (type === 'thumbnail.updated') return { type, timestamp, data: { thumbnailId, thumbnailUrl } };
  return {
    type,
    timestamp,
    data: {
      generationId: '0b6f6a3e-0d0b-4c5e-9a51-0f7d5f0a7a11',
      thumbnailId,
      status: hasFailed ? 'failed' : 'succeeded',
      errorCode: hasFailed ? 'provider' : null,
      thumbnailUrl,
    },
  };
};

/** Returns the part `webhooks` of the OpenAPI document: the events that endpoints of users receive, with examples. */
export const describeWebhooks = (): Record<string, object> => {
  const { $schema: _, ...schema } = z.toJSONSchema(webhookPayloadSchema);
  const parameters = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  const operationOf = (event: (typeof webhookEvents)[number]) => ({
    operationId: event.replace('.', '_'),
    summary: webhookTexts[event].en,
    tags: ['webhooks'],
    // The receiver checks the signature; Portada sends no credentials.
    security: [],
    parameters,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: exampleOf(event) } },
    },
    responses: {
      '2XX': { description: 'The event was received. Every other status is a failure.' },
      '410': { description: 'The endpoint no longer exists. Portada disables it.' },
    },
  });
  return Object.fromEntries(webhookEvents.map((event) => [event, { post: operationOf(event) }]));
};
