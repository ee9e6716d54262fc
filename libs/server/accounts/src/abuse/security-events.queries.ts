import type { AdminSecurityEvent } from '@portada/contracts';
import { type Database, changedBy, rowsOf } from '@portada/database';
import type { RecordedEvent } from './security-event-of';

/** An entry of the security log, with the current e-mail of its user. */
export type SecurityEventRow = {
  id: string;
  user_id: string | null;
  email: string | null;
  kind: AdminSecurityEvent['kind'];
  outcome: AdminSecurityEvent['outcome'];
  route: string;
  status: number;
  address: string | null;
  user_agent: string | null;
  occurrences: number;
  created_at: Date;
};

/**
 * Filter for entries of the security log; null matches every value. `before` is an id: only entries with a smaller id
 * are read.
 */
export type SecurityEventFilter = {
  before: string | null;
  userId: string | null;
  kind: string | null;
  outcome: string | null;
  limit: number;
};

/** Reads entries of the security log, newest first. */
export const readSecurityEvents = (
  database: Database,
  { before, userId, kind, outcome, limit }: SecurityEventFilter,
): Promise<SecurityEventRow[]> =>
  rowsOf(
    database,
    `SELECT e.id::text AS id, e.user_id,
            (SELECT u.email FROM users u WHERE u.id = e.user_id AND u.deleted_at IS NULL) AS email, e.kind,
            e.outcome, e.route, e.status, e.address, e.user_agent, e.occurrences, e.created_at
       FROM security_events e
      WHERE ($1::bigint IS NULL OR e.id < $1::bigint) AND ($2::uuid IS NULL OR e.user_id = $2::uuid)
        AND ($3::text IS NULL OR e.kind = $3) AND ($4::text IS NULL OR e.outcome = $4)
      ORDER BY e.id DESC LIMIT $5`,
    [before, userId, kind, outcome, limit],
  );

/**
 * Inserts entries into the security log. An e-mail finds the account and is not stored; entries of a deleted account
 * get no address and no device.
 */
export const insertSecurityEvents = async (
  database: Database,
  events: readonly (RecordedEvent & { occurrences: number })[],
): Promise<void> => {
  await changedBy(
    database,
    `INSERT INTO security_events (user_id, kind, outcome, route, status, address, user_agent, occurrences)
     SELECT u.id, e.kind, e.outcome, e.route, e.status,
            CASE WHEN u.deleted_at IS NULL THEN e.address END,
            CASE WHEN u.deleted_at IS NULL THEN e."userAgent" END, e.occurrences
       FROM json_to_recordset($1) AS e (kind text, outcome text, route text, status int, "userId" uuid, email text,
            address text, "userAgent" text, occurrences int)
       LEFT JOIN LATERAL (SELECT id, deleted_at FROM users
         WHERE id = coalesce(e."userId", (SELECT m.id FROM users m WHERE m.email = e.email)) LIMIT 1) u ON true`,
    [JSON.stringify(events)],
  );
};
