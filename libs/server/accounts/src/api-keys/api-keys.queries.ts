import type { ApiKeyScope, Language } from '@portada/contracts';
import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';

/** An API key in the list of its owner. */
export type ApiKeyRow = {
  id: string;
  name: string;
  start: string;
  scopes: ApiKeyScope[];
  monthlyCredits: number | null;
  spentCredits: number;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  /** Id of the first of the keys that replaced each other; the id of the key itself if it replaces none. */
  firstKeyId: string;
};

/** Columns of an `ApiKeyRow`, of the table `api_keys` with the alias `k`. */
const columns = `k.id, k.name, k.start, k.scopes, k.monthly_credits AS "monthlyCredits", spent_by_key(coalesce(k.first_key_id, k.id)) AS "spentCredits",
  k.created_at AS "createdAt", k.expires_at AS "expiresAt", k.last_used_at AS "lastUsedAt",
  coalesce(k.first_key_id, k.id) AS "firstKeyId"`;

/** Reads the keys of a user that are not revoked, newest first, expired ones too. */
export const listApiKeys = (database: Database, userId: string): Promise<ApiKeyRow[]> =>
  rowsOf(
    database,
    `SELECT ${columns} FROM api_keys k WHERE k.user_id = $1 AND k.revoked_at IS NULL
      ORDER BY k.created_at DESC, k.id LIMIT 100`,
    [userId],
  );

/** Values of a new API key. `days` null: the key does not expire. `firstKeyId` null: the key replaces no other one. */
export type StoredApiKey = {
  userId: string;
  keyHash: Buffer;
  start: string;
  name: string;
  scopes: readonly ApiKeyScope[];
  monthlyCredits: number | null;
  days: number | null;
  firstKeyId: string | null;
};

/** Stores a new key. The caller holds the lock of the user. @returns undefined if the account is deleted */
export const insertApiKey = (tx: Database, key: StoredApiKey): Promise<ApiKeyRow | undefined> =>
  rowOf(
    tx,
    `WITH k AS (INSERT INTO api_keys (user_id, key_hash, start, name, scopes, monthly_credits, expires_at, first_key_id)
                SELECT u.id, $2, $3, $4, $5, $6, now() + make_interval(days => $7), $8 FROM users u
                 WHERE u.id = $1 AND u.deleted_at IS NULL RETURNING *)
     SELECT ${columns} FROM k`,
    [key.userId, key.keyHash, key.start, key.name, key.scopes, key.monthlyCredits, key.days, key.firstKeyId],
  );

/** Counts the keys of a user that are not revoked. */
export const countApiKeys = async (tx: Database, userId: string): Promise<number> => {
  const row = await rowOf<{ number: number }>(
    tx,
    'SELECT count(*)::int AS number FROM api_keys WHERE user_id = $1 AND revoked_at IS NULL',
    [userId],
  );
  return row?.number ?? 0;
};

/** Revokes a key of a user at once. @returns false if the user has no such key */
export const revokeApiKey = async (database: Database, userId: string, id: string): Promise<boolean> =>
  (await changedBy(
    database,
    'UPDATE api_keys SET revoked_at = now() WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL',
    [id, userId],
  )) > 0;

/** Reads a key of a user that is neither revoked nor expired, for its replacement. */
export const readApiKey = (tx: Database, userId: string, id: string): Promise<ApiKeyRow | undefined> =>
  rowOf(
    tx,
    `SELECT ${columns} FROM api_keys k
      WHERE k.id = $1 AND k.user_id = $2 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())`,
    [id, userId],
  );

/** Sets the end of a key to at most `hours` hours from now. */
export const expireApiKey = async (tx: Database, id: string, hours: number): Promise<void> => {
  await changedBy(
    tx,
    'UPDATE api_keys SET expires_at = least(expires_at, now() + make_interval(hours => $2)) WHERE id = $1',
    [id, hours],
  );
};

/** A key and its user, as the check of a request needs them; `key_id` is null if no valid key has the hash. */
export type AdmittedKeyRow = {
  key_id: string | null;
  user_id: string;
  language: Language | null;
  scopes: ApiKeyScope[];
  seen_long_ago: boolean;
};

/**
 * Finds the keys of hashes, in the order of `hashes`. A key of a disabled or deleted account, and a revoked or expired key, is
 * not found.
 * @param touchMinutes minutes after which the use of a key is recorded again
 */
export const findApiKeys = (
  database: Database,
  hashes: readonly Buffer[],
  touchMinutes: number,
): Promise<AdmittedKeyRow[]> =>
  rowsOf(
    database,
    `SELECT k.id AS key_id, k.user_id, u.language, k.scopes,
            k.last_used_at IS NULL OR k.last_used_at < now() - make_interval(mins => $2) AS seen_long_ago
       FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (hash, place)
       LEFT JOIN (api_keys k JOIN users u ON u.id = k.user_id AND u.deleted_at IS NULL AND u.disabled_at IS NULL)
         ON k.key_hash = asked.hash AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now())
      ORDER BY asked.place`,
    [hashes, touchMinutes],
    { name: 'api_keys_find' },
  );

/** Records that keys were used now. */
export const touchApiKeys = async (database: Database, ids: readonly string[]): Promise<void> => {
  await changedBy(database, 'UPDATE api_keys SET last_used_at = now() WHERE id = ANY ($1::uuid[])', [ids]);
};
