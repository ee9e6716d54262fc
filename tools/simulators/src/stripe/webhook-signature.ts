import { createHmac } from 'node:crypto';

/**
 * Returns the header that proves the origin of an event (https://docs.stripe.com/webhooks#verify-manually).
 * @param secrets one signature for each; two during a change of the secret
 * @param seconds since 1970
 */
export const signatureHeader = (body: string, secrets: readonly string[], seconds: number): string => {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`, 'utf8').digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
};
