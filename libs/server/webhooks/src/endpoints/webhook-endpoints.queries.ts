import type { WebhookDelivery, WebhookEndpoint, WebhookEvent } from '@portada/contracts';
import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';

/** An endpoint as its user sees it. */
export type EndpointRow = {
  id: string;
  url: string;
  description: string;
  events: WebhookEvent[];
  createdAt: Date;
  disabledReason: WebhookEndpoint['disabledReason'];
  failingSince: Date | null;
  formerSecretUntil: Date | null;
};

const columns = `e.id, e.url, e.description, e.events, e.created_at AS "createdAt", e.disabled_reason AS "disabledReason",
  e.failing_since AS "failingSince", CASE WHEN e.former_until > now() THEN e.former_until END AS "formerSecretUntil"`;

/** Reads the endpoints of a user, oldest first. */
export const listEndpoints = (database: Database, userId: string): Promise<EndpointRow[]> =>
  rowsOf(
    database,
    `SELECT ${columns} FROM webhook_endpoints e WHERE e.user_id = $1 ORDER BY e.created_at, e.id LIMIT 100`,
    [userId],
  );

/** Locks a user, so that the number of endpoints cannot change. @returns the number; undefined if the account is deleted */
export const lockAndCountEndpoints = async (tx: Database, userId: string): Promise<number | undefined> => {
  const user = await rowOf(
    tx,
    'SELECT id FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
    [userId],
  );
  if (!user) return undefined;
  return (await listEndpoints(tx, userId)).length;
};

/** Values of a new endpoint. The secret is encrypted. */
export type NewEndpoint = {
  id: string;
  userId: string;
  url: string;
  description: string;
  events: readonly WebhookEvent[];
  secret: Buffer;
};

/** Stores a new endpoint. */
export const insertEndpoint = (
  tx: Database,
  { id, userId, url, description, events, secret }: NewEndpoint,
): Promise<EndpointRow | undefined> =>
  rowOf(
    tx,
    `WITH e AS (INSERT INTO webhook_endpoints (id, user_id, url, description, events, secret)
                VALUES ($1, $2, $3, $4, $5, $6)
                RETURNING *)
     SELECT ${columns} FROM e`,
    [id, userId, url, description, events, secret],
  );

/** Changes of an endpoint; undefined leaves a value as it is. */
export type EndpointChanges = {
  url?: string | undefined;
  description?: string | undefined;
  events?: readonly WebhookEvent[] | undefined;
  isEnabled?: boolean | undefined;
};

/**
 * Changes an endpoint of a user. An endpoint that is disabled gives its waiting deliveries up.
 * @returns undefined if the user has no such endpoint
 */
export const changeEndpoint = (
  database: Database,
  userId: string,
  id: string,
  { url, description, events, isEnabled }: EndpointChanges,
): Promise<EndpointRow | undefined> =>
  rowOf(
    database,
    `WITH e AS (
       UPDATE webhook_endpoints SET url = coalesce($3, url), description = coalesce($4, description),
              events = coalesce($5, events),
              disabled_at = CASE $6::boolean WHEN true THEN NULL WHEN false THEN coalesce(disabled_at, now())
                            ELSE disabled_at END,
              disabled_reason = CASE $6::boolean WHEN true THEN NULL WHEN false THEN coalesce(disabled_reason, 'owner')
                                ELSE disabled_reason END,
              failing_since = CASE WHEN $6 IS NOT NULL OR $3 <> url THEN NULL ELSE failing_since END
        WHERE id = $1 AND user_id = $2 RETURNING *),
     given_up AS (
       UPDATE webhook_deliveries d SET next_at = NULL, failure = 'disabled' FROM e
        WHERE d.endpoint_id = e.id AND e.disabled_at IS NOT NULL AND d.next_at IS NOT NULL)
     SELECT ${columns} FROM e`,
    [id, userId, url ?? null, description ?? null, events ?? null, isEnabled ?? null],
  );

/** Replaces the secret of an endpoint; the former one signs too for `hours` hours. @returns undefined without such an endpoint */
export const replaceSecret = (
  database: Database,
  userId: string,
  id: string,
  { secret, hours }: { secret: Buffer; hours: number },
): Promise<EndpointRow | undefined> =>
  rowOf(
    database,
    `WITH e AS (
       UPDATE webhook_endpoints SET former_secret = secret, former_until = now() + make_interval(hours => $4), secret = $3
        WHERE id = $1 AND user_id = $2 RETURNING *)
     SELECT ${columns} FROM e`,
    [id, userId, secret, hours],
  );

/** Deletes an endpoint of a user, with its deliveries. @returns false if the user has no such endpoint */
export const deleteEndpoint = async (database: Database, userId: string, id: string): Promise<boolean> =>
  (await changedBy(database, 'DELETE FROM webhook_endpoints WHERE id = $1 AND user_id = $2', [id, userId])) >
  0;

/** A delivery as its user sees it. */
export type DeliveryRow = Omit<WebhookDelivery, 'createdAt' | 'lastAttemptAt' | 'nextAttemptAt'> & {
  createdAt: Date;
  lastAttemptAt: Date | null;
  nextAttemptAt: Date | null;
};

const deliveryColumns = `d.id, d.event, d.attempts, d.response_code AS "responseCode", d.failure,
  d.duration_ms AS "durationMs", d.created_at AS "createdAt", d.last_at AS "lastAttemptAt", d.next_at AS "nextAttemptAt",
  CASE WHEN d.delivered_at IS NOT NULL THEN 'delivered' WHEN d.next_at IS NULL THEN 'failed' ELSE 'pending' END AS status`;

/** Reads the last deliveries of an endpoint of a user, newest first. */
export const listDeliveries = (
  database: Database,
  userId: string,
  endpointId: string,
  limit: number,
): Promise<DeliveryRow[]> =>
  rowsOf(
    database,
    `SELECT ${deliveryColumns} FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
      WHERE d.endpoint_id = $1 AND e.user_id = $2 ORDER BY d.created_at DESC LIMIT $3`,
    [endpointId, userId, limit],
  );

/** Queues a delivery of an event to one endpoint of a user. @returns undefined if the endpoint is disabled or unknown */
export const insertDelivery = (
  database: Database,
  userId: string,
  endpointId: string,
  event: string,
): Promise<DeliveryRow | undefined> =>
  rowOf(
    database,
    `WITH d AS (INSERT INTO webhook_deliveries (endpoint_id, event, data)
                SELECT e.id, $3, '{}' FROM webhook_endpoints e
                 WHERE e.id = $1 AND e.user_id = $2 AND e.disabled_at IS NULL RETURNING *)
     SELECT ${deliveryColumns} FROM d`,
    [endpointId, userId, event],
  );

/**
 * Makes a delivery that has ended due again, with the same id. A delivery that waits stays as it is.
 * @returns undefined if the endpoint is disabled, or the user has no such delivery
 */
export const resendDelivery = (
  database: Database,
  userId: string,
  endpointId: string,
  id: string,
): Promise<DeliveryRow | undefined> =>
  rowOf(
    database,
    `WITH d AS (UPDATE webhook_deliveries o
                   SET next_at = coalesce(o.next_at, clock_timestamp()), delivered_at = NULL,
                       attempts = CASE WHEN o.next_at IS NULL THEN 0 ELSE o.attempts END
                  FROM webhook_endpoints e
                 WHERE o.id = $3 AND o.endpoint_id = $1 AND e.id = o.endpoint_id AND e.user_id = $2
                   AND e.disabled_at IS NULL RETURNING o.*)
     SELECT ${deliveryColumns} FROM d`,
    [endpointId, userId, id],
  );
