import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../provider/bounded-body';
import type { WebhookAdapter } from './model-webhook';

/** A report of a provider: the unparsed body, and the headers of the request with lower-case names. */
export type WebhookReport = { raw: Buffer; headers: Readonly<Record<string, string | string[] | undefined>> };

/** Keys of the signatures: of one request (BFL), and of the account (Replicate). Null: the signature is not checked. */
type WebhookKeys = { request: string | null; replicate: string | null };

/** Age in seconds up to which a signed report is accepted (https://www.standardwebhooks.com). */
const oldestSeconds = 300;

const jobId = z.string().regex(/^[\w-]{1,100}$/);
const status = z.string().min(1).max(50);
/**
 * Fields of a report that are read: the id and the status of the job. Results, addresses and logs are ignored.
 * Sources, November 2026: https://docs.bfl.ai/integration_guidelines, https://docs.fal.ai/model-endpoints/webhooks,
 * https://replicate.com/docs/topics/webhooks.
 */
const schemas = {
  bfl: z.object({ id: jobId, status }).transform(({ id }) => id),
  fal: z.object({ request_id: jobId, status }).transform(({ request_id }) => request_id),
  replicate: z.object({ id: jobId, status }).transform(({ id }) => id),
} as const satisfies Record<WebhookAdapter, z.ZodType<string>>;

const isEqual = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const headerOf = ({ headers }: WebhookReport, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Checks `X-BFL-Signature: sha256=<HMAC-SHA-256 of the body in hex>`. */
const isSignedByBfl = (report: WebhookReport, secret: string): boolean =>
  isEqual(
    headerOf(report, 'x-bfl-signature'),
    `sha256=${createHmac('sha256', secret).update(report.raw).digest('hex')}`,
  );

/** Checks the signatures of Standard Webhooks, of which a header may contain several. @param secret `whsec_<base64>` */
const isSignedByReplicate = (report: WebhookReport, secret: string, now: number): boolean => {
  const id = headerOf(report, 'webhook-id');
  const timestamp = headerOf(report, 'webhook-timestamp');
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > oldestSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${id}.${timestamp}.`)
    .update(report.raw)
    .digest('base64');
  return headerOf(report, 'webhook-signature')
    .split(' ')
    .slice(0, 10)
    .some((one) => isEqual(one, `v1,${expected}`));
};

const isSigned = (
  adapter: WebhookAdapter,
  report: WebhookReport,
  keys: WebhookKeys,
  now: number,
): boolean => {
  switch (adapter) {
    case 'bfl':
      return keys.request !== null && isSignedByBfl(report, keys.request);
    case 'replicate':
      return keys.replicate === null || isSignedByReplicate(report, keys.replicate, now);
    case 'fal':
      // The public keys of fal would have to be fetched. The token in the address is the check.
      return true;
  }
};

/**
 * Checks and reads the report of a provider about a job. The token of the address is checked by the caller.
 * @param adapter name of the adapter that sent the request
 * @param now time by the clock of Postgres, in ms since 1970
 * @returns the provider's id of the job: 1 to 100 letters, digits, `_` and `-`; `forged` if the signature is wrong or
 *   missing; `malformed` for a body of another form
 */
export const readWebhook = (
  adapter: WebhookAdapter,
  report: WebhookReport,
  keys: WebhookKeys,
  now: number,
): { jobId: string } | 'forged' | 'malformed' => {
  if (!isSigned(adapter, report, keys, now)) return 'forged';
  const id = parseJson(report.raw.toString('utf8'), schemas[adapter]);
  return id === null ? 'malformed' : { jobId: id };
};
