import type { WebhookFailure, WebhookPayload } from '@portada/contracts';
import { type Database, changedBy, resultOf, rowsOf } from '@portada/database';

/** A claimed delivery with its endpoint. `attempts` includes the present attempt. The secrets are encrypted. */
export type ClaimedDelivery = {
  id: string;
  endpointId: string;
  userId: string;
  url: string;
  secret: Buffer;
  formerSecret: Buffer | null;
  isFailing: boolean;
  event: WebhookPayload['type'];
  data: WebhookPayload['data'];
  createdAt: Date;
  attempts: number;
};

/**
 * Claims due deliveries of different endpoints.
 * @param limits `most` endpoints that work, `mostFailing` endpoints whose last attempt failed, and `seconds` of the claim
 */
export const claimDeliveries = (
  database: Database,
  { most, mostFailing, seconds }: { most: number; mostFailing: number; seconds: number },
): Promise<ClaimedDelivery[]> =>
  rowsOf(
    database,
    `SELECT id, endpoint_id AS "endpointId", user_id AS "userId", url, secret, former_secret AS "formerSecret",
            is_failing AS "isFailing", event, data, created_at AS "createdAt", attempts
       FROM claim_webhook_deliveries($1, $2, $3)`,
    [most, mostFailing, seconds],
    { name: 'webhooks_claim' },
  );

/** An attempt of a delivery that has ended. `ms` is its duration. */
export type EndedAttempt = { id: string; attempts: number; ms: number };

/** Records a successful attempt, and ends the claim of its endpoint. An attempt that is not the current one changes nothing. */
export const recordDelivered = async (
  database: Database,
  { id, attempts, ms }: EndedAttempt,
  code: number,
): Promise<void> => {
  await changedBy(
    database,
    `WITH done AS (
       UPDATE webhook_deliveries SET next_at = NULL, delivered_at = clock_timestamp(), last_at = clock_timestamp(),
              response_code = $3, failure = NULL, duration_ms = $4
        WHERE id = $1 AND attempts = $2 AND next_at IS NOT NULL RETURNING endpoint_id)
     UPDATE webhook_endpoints e SET claimed_until = NULL, failing_since = NULL FROM done WHERE e.id = done.endpoint_id`,
    [id, attempts, code, ms],
  );
};

/** Why an attempt failed: the reason, and the status of the answer if there was one. */
export type AttemptFailure = { failure: WebhookFailure; code: number | null };

/**
 * Records a failed attempt, and ends the claim of its endpoint.
 * @param pause seconds until the next attempt; null gives the delivery up
 * @param days days of failures after which the endpoint is disabled
 */
export const recordFailed = (
  database: Database,
  { id, attempts, ms }: EndedAttempt,
  { failure, code }: AttemptFailure,
  { pause, days }: { pause: number | null; days: number },
): Promise<'retrying' | 'failed' | 'disabled' | 'stale'> =>
  resultOf(database, 'SELECT fail_webhook_delivery($1, $2, $3, $4, $5, $6, $7)', [
    id,
    attempts,
    pause,
    failure,
    code,
    ms,
    days,
  ]);

/** Returns a delivery that was not attempted, because the process stops, and ends the claim of its endpoint. */
export const releaseDelivery = async (database: Database, id: string, attempts: number): Promise<void> => {
  await changedBy(
    database,
    `WITH released AS (UPDATE webhook_deliveries SET attempts = attempts - 1 WHERE id = $1 AND attempts = $2
                       RETURNING endpoint_id)
     UPDATE webhook_endpoints e SET claimed_until = NULL FROM released WHERE e.id = released.endpoint_id`,
    [id, attempts],
  );
};

/** Deletes up to `limit` deliveries that are older than `days` days. @returns the number of deleted deliveries */
export const deleteOldDeliveries = (
  database: Database,
  { days, limit }: { days: number; limit: number },
): Promise<number> =>
  changedBy(
    database,
    `DELETE FROM webhook_deliveries WHERE id = ANY (ARRAY(
       SELECT id FROM webhook_deliveries WHERE created_at < now() - make_interval(days => $1)
        ORDER BY created_at LIMIT $2))`,
    [days, limit],
  );
