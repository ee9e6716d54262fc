import type { WebhookPayload } from '@portada/contracts';
import { Webhook } from 'standardwebhooks';
import type { ClaimedDelivery } from './deliveries.queries';

/**
 * Returns the body of an event, the same in every attempt.
 * @param origin origin of the app, such as `https://portada.example`
 */
export const webhookBody = ({ event, data, createdAt }: ClaimedDelivery, origin: string): string => {
  const { thumbnailId } = data;
  const payload: WebhookPayload = {
    type: event,
    timestamp: createdAt.toISOString(),
    data: {
      ...data,
      ...(thumbnailId !== undefined && { thumbnailUrl: `${origin}/api/v1/thumbnails/${thumbnailId}` }),
    },
  };
  return JSON.stringify(payload);
};

/**
 * Returns the headers of an attempt (https://www.standardwebhooks.com).
 * @param secrets the secret of the endpoint, and the former one while it signs too
 * @param sentAt time of this attempt; receivers refuse a request that is older than five minutes
 */
export const webhookHeaders = (
  id: string,
  body: string,
  secrets: readonly Buffer[],
  sentAt: Date,
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Portada-Webhooks/1',
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
  'webhook-signature': secrets
    .map((secret) => new Webhook(secret, { format: 'raw' }).sign(id, sentAt, body))
    .join(' '),
});
