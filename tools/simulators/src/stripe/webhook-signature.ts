import { createHmac } from 'node:crypto';

/**
 * Returns the header `Stripe-Signature` of a webhook event (https://docs.stripe.com/webhooks#verify-manually).
 * @param secrets webhook secrets, with one signature each; two secrets after a change of the secret
 * @param seconds time of the signature in seconds since 1970
 */
export const signatureHeader = (body: string, secrets: readonly string[], seconds: number): string => {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
};
