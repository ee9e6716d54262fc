import { type Database, changedBy, resultOf, rowsOf } from '@portada/database';

/** Tables whose rows expire. */
export const expiringTables = [
  'account_tokens',
  'oidc_attempts',
  'pending_links',
  'known_devices',
  'used_answers',
  'sign_in_steps',
  'passkey_challenges',
] as const;

/** Tables with rows of a user that a request may insert while the account is deleted. */
const userTables = [
  'sessions',
  'identities',
  'pending_links',
  'account_tokens',
  'known_devices',
  'totp_factors',
  'recovery_codes',
  'passkeys',
  'passkey_challenges',
  'sign_in_steps',
] as const;

/**
 * Deletes up to `limit` expired rows of a table, selected by physical place (ctid). A row that is renewed at the same
 * moment gets another place and is not deleted.
 * @returns the number of deleted rows
 */
export const deleteExpired = (
  database: Database,
  table: (typeof expiringTables)[number],
  limit: number,
): Promise<number> =>
  changedBy(
    database,
    `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM ${table} WHERE expires_at < now() ORDER BY expires_at LIMIT $1))`,
    [limit],
  );

/**
 * Calls the SQL function `delete_old_security_events`, which deletes old entries of the security log. @returns the
 * number of deleted events
 */
export const deleteOldSecurityEvents = (
  database: Database,
  { days, limit }: { days: number; limit: number },
): Promise<number> => resultOf(database, 'SELECT delete_old_security_events($1, $2)', [days, limit]);

/**
 * Deletes up to twice `limit` sessions that are expired, or were not used for `idleDays`.
 * @returns the deleted sessions
 */
export const deleteEndedSessions = (
  database: Database,
  { idleDays, limit }: { idleDays: number; limit: number },
): Promise<{ id: string; userId: string }[]> =>
  rowsOf(
    database,
    // Two selections read one index each. One selection with OR would read every session.
    `DELETE FROM sessions WHERE ctid = ANY (ARRAY(
       (SELECT ctid FROM sessions WHERE expires_at < now() ORDER BY expires_at LIMIT $2)
       UNION ALL
       (SELECT ctid FROM sessions WHERE last_seen_at < now() - make_interval(days => $1)
         ORDER BY last_seen_at LIMIT $2))) RETURNING id, user_id AS "userId"`,
    [idleDays, limit],
  );

/** Deletes the rows that requests inserted for accounts that were deleted within the last hour. */
export const deleteRowsOfDeletedAccounts = async (database: Database): Promise<void> => {
  const deleted = await rowsOf<{ id: string }>(
    database,
    `SELECT id FROM users WHERE deleted_at > clock_timestamp() - interval '1 hour'`,
  );
  if (deleted.length === 0) return;
  const ids = deleted.map(({ id }) => id);
  for (const table of userTables) {
    await changedBy(database, `DELETE FROM ${table} WHERE user_id = ANY ($1)`, [ids]);
  }
  await changedBy(
    database,
    `UPDATE thumbnails SET deleted_at = clock_timestamp(), title = NULL, description = NULL, content = NULL,
            prompt = NULL, settings = NULL WHERE user_id = ANY ($1) AND deleted_at IS NULL`,
    [ids],
  );
};
