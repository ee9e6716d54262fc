import { createHmac } from 'node:crypto';
import type { ProviderMessage } from '@portada/testing';

/**
 * Signs a webhook body as the payment provider does (https://docs.stripe.com/webhooks#verify-manually).
 * @param atMs time of the signature in ms since 1970
 */
export const signatureOf = (body: Buffer, secret: string, atMs = Date.now()): string => {
  const seconds = Math.floor(atMs / 1000);
  const signed = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${signed}`;
};

/** Creates a signed webhook message from an event of the payment provider. */
export const messageOf = (event: object, secret: string, atMs?: number): ProviderMessage => {
  const body = Buffer.from(JSON.stringify(event, null, 2));
  return {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret, atMs) },
  };
};

/**
 * Sends a webhook message as the payment provider does, without a cookie and without the header of Portada's scripts.
 * @returns HTTP status of the response
 */
export const deliver = async (origin: string, { body, headers }: ProviderMessage): Promise<number> => {
  const answer = await fetch(`${origin}/api/stripe/webhook`, {
    method: 'POST',
    headers,
    body: body as unknown as NonNullable<RequestInit['body']>,
  });
  await answer.arrayBuffer();
  return answer.status;
};
