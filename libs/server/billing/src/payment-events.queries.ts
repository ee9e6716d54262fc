import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';
import type { PaymentHint } from './provider-event';

/** A stored event of the payment provider; `attempts` includes the present attempt. */
export type EventRow = { id: string; type: string; hint: PaymentHint; attempts: number };

/** Stores an event of the payment provider once. */
export const storeEvent = async (
  database: Database,
  { id, type, hint }: Omit<EventRow, 'attempts'>,
): Promise<void> => {
  await changedBy(
    database,
    'INSERT INTO payment_events (id, type, hint) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING',
    [id, type, JSON.stringify(hint)],
  );
};

/** Claims due events of the payment provider for `seconds` seconds, so that no other process handles the events. */
export const claimEvents = (
  database: Database,
  { limit, seconds }: { limit: number; seconds: number },
): Promise<EventRow[]> =>
  rowsOf(
    database,
    `UPDATE payment_events SET attempts = attempts + 1,
            available_at = clock_timestamp() + make_interval(secs => $2)
      WHERE id IN (SELECT id FROM payment_events
                    WHERE processed_at IS NULL AND available_at <= clock_timestamp()
                    ORDER BY available_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, type, hint, attempts`,
    [limit, seconds],
  );

/** Records that events of the payment provider were processed. */
export const finishEvents = async (database: Database, ids: readonly string[]): Promise<void> => {
  await changedBy(
    database,
    'UPDATE payment_events SET processed_at = clock_timestamp() WHERE id = ANY ($1)',
    [ids],
  );
};

/** Makes an event of the payment provider due again in `seconds` seconds. */
export const postponeEvent = async (database: Database, id: string, seconds: number): Promise<void> => {
  await changedBy(
    database,
    'UPDATE payment_events SET available_at = clock_timestamp() + make_interval(secs => $2) WHERE id = $1',
    [id, seconds],
  );
};

/**
 * Deletes up to `limit` payment events that were processed at least `days` days ago. @returns the number of deleted
 * events
 */
export const deleteOldEvents = (
  database: Database,
  { days, limit }: { days: number; limit: number },
): Promise<number> =>
  changedBy(
    database,
    `DELETE FROM payment_events WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM payment_events WHERE processed_at < now() - make_interval(days => $1) LIMIT $2))`,
    [days, limit],
  );

/** Reads the number of waiting payment events, and how long the oldest event has waited, in ms. */
export const readWaitingEvents = async (
  database: Database,
): Promise<{ waiting: number; oldestWaitMs: number }> => {
  const row = await rowOf<{ waiting: number; oldestWaitMs: number | null }>(
    database,
    `SELECT count(*)::int AS waiting,
            greatest(extract(epoch FROM clock_timestamp() - min(received_at)) * 1000, 0)::float8 AS "oldestWaitMs"
       FROM payment_events WHERE processed_at IS NULL`,
  );
  return { waiting: row?.waiting ?? 0, oldestWaitMs: row?.oldestWaitMs ?? 0 };
};
