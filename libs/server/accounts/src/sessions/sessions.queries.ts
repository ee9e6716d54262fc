import type { Language } from '@portada/contracts';
import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';

/** A session and its user; `session_id` is null if the token belongs to no session. */
export type SessionRow = {
  session_id: string | null;
  user_id: string;
  role: 'user' | 'admin';
  language: Language | null;
  /** True if the user signed in, or typed the password again in the session, within 15 minutes. */
  has_signed_in_recently: boolean;
  is_administrator_without_factor: boolean;
  /** True if the time of the session's last use must be recorded again. */
  seen_long_ago: boolean;
};

/** SQL condition of a session `s` of an administrator that has not ended: 12 hours in all, one hour without use. */
export const isOpenForAdministrator =
  "(s.created_at > now() - interval '12 hours' AND s.last_seen_at > now() - interval '1 hour')";

/**
 * Finds the sessions of tokens, in the order of `hashes`.
 * @param touchMinutes minutes after which the use of a session is recorded again
 */
export const findSessions = (
  database: Database,
  { hashes, idleDays, touchMinutes }: { hashes: Buffer[]; idleDays: number; touchMinutes: number },
): Promise<SessionRow[]> =>
  rowsOf(
    database,
    `SELECT s.id AS session_id, s.user_id, u.role, u.language,
            s.authenticated_at > now() - interval '15 minutes' AS has_signed_in_recently,
            s.last_seen_at < now() - make_interval(mins => $3) AS seen_long_ago,
            CASE WHEN u.role = 'admin' THEN NOT has_second_factor(u.id) ELSE false END AS is_administrator_without_factor
       FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (hash, place)
       LEFT JOIN (sessions s JOIN users u ON u.id = s.user_id) ON s.token_hash = asked.hash AND s.expires_at > now()
             AND s.last_seen_at > now() - make_interval(days => $2)
             AND (u.role <> 'admin' OR ${isOpenForAdministrator})
      ORDER BY asked.place`,
    [hashes, idleDays, touchMinutes],
    { name: 'sessions_find' },
  );

/** Records the time at which sessions were last used. Skips sessions that another process has locked. */
export const touchSessions = async (database: Database, ids: readonly string[]): Promise<void> => {
  await changedBy(
    database,
    `UPDATE sessions SET last_seen_at = now() WHERE id IN
       (SELECT id FROM sessions WHERE id = ANY ($1) FOR NO KEY UPDATE SKIP LOCKED)`,
    [ids],
  );
};

/** A row of `sessions` to insert; the session ends after `days` days. */
export type NewSession = {
  tokenHash: Buffer;
  userId: string;
  address: string;
  userAgent: string | null;
  days: number;
  /** The password hash that the user must still have; null if every hash is accepted. */
  passwordHash: string | null;
};

/**
 * Inserts a session. Waits for a transaction that deletes or disables the account or changes its password.
 * @returns `disabled` if an administrator has disabled the account; `unknown` if the account is deleted, or its password has
 *   changed
 */
export const insertSession = async (
  database: Database,
  session: NewSession,
): Promise<'made' | 'disabled' | 'unknown'> => {
  const owner = await rowOf<{ made: boolean }>(
    database,
    `WITH owner AS (SELECT id, disabled_at FROM users WHERE id = $1 AND deleted_at IS NULL
                      AND ($6::text IS NULL OR password_hash = $6) FOR SHARE),
          made AS (INSERT INTO sessions (token_hash, user_id, address, user_agent, expires_at)
                   SELECT $2, id, $3, $4, now() + make_interval(days => $5) FROM owner WHERE disabled_at IS NULL
                   RETURNING id)
     SELECT EXISTS (SELECT FROM made) AS made FROM owner`,
    [
      session.userId,
      session.tokenHash,
      session.address,
      session.userAgent,
      session.days,
      session.passwordHash,
    ],
  );
  if (!owner) return 'unknown';
  return owner.made ? 'made' : 'disabled';
};

/** Records that the user of a session has typed the password again. */
export const markAuthenticated = async (database: Database, sessionId: string): Promise<void> => {
  await changedBy(database, 'UPDATE sessions SET authenticated_at = now() WHERE id = $1', [sessionId]);
};

/** Ends the sessions of a user, except `exceptId` if it is not null. @returns ids of the sessions that ended */
export const deleteSessions = async (
  database: Database,
  { userId, exceptId }: { userId: string; exceptId: string | null },
): Promise<string[]> => {
  const ended = await rowsOf<{ id: string }>(
    database,
    'DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid RETURNING id',
    [userId, exceptId],
  );
  return ended.map(({ id }) => id);
};

/** Ends every access to an account (`end_access.sql`). @returns ids of the sessions that ended */
export const endAccess = async (tx: Database, userId: string): Promise<string[]> => {
  const row = await rowOf<{ ended: string[] }>(tx, 'SELECT end_access($1) AS ended', [userId]);
  return row?.ended ?? [];
};
