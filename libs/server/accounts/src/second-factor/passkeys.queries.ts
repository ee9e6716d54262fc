import { type Database, changedBy, rowOf, rowsOf } from '@portada/database';

/** A passkey in the list of its user. */
export type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };

/** A passkey with what the verification of a signature needs. */
export type StoredPasskey = {
  id: string;
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
};

/** Purpose of a challenge: `add` adds a passkey, `verify` verifies the user. */
export type ChallengePurpose = 'add' | 'verify';

/** Reads the passkeys of a user, oldest first. */
export const listPasskeys = (database: Database, userId: string): Promise<PasskeyRow[]> =>
  rowsOf(
    database,
    `SELECT id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkeys
      WHERE user_id = $1 ORDER BY created_at, id`,
    [userId],
  );

/** Reads the passkeys of a user with their public keys. */
export const readPasskeys = (database: Database, userId: string): Promise<StoredPasskey[]> =>
  rowsOf(
    database,
    `SELECT id, credential_id AS "credentialId", public_key AS "publicKey", sign_count::float8 AS "signCount", transports
       FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`,
    [userId],
  );

/** Stores a new passkey. @returns false if the credential is stored already, also for another user */
export const insertPasskey = async (
  tx: Database,
  userId: string,
  passkey: Omit<StoredPasskey, 'id'> & { name: string },
): Promise<boolean> =>
  (await changedBy(
    tx,
    `INSERT INTO passkeys (user_id, credential_id, public_key, sign_count, transports, name)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (credential_id) DO NOTHING`,
    [userId, passkey.credentialId, passkey.publicKey, passkey.signCount, passkey.transports, passkey.name],
  )) > 0;

/**
 * Records a use of a passkey with the counter of its signature. @returns false if a signature with this or a higher counter was
 * accepted before; an authenticator that does not count always has 0
 */
export const recordPasskeyUse = async (database: Database, id: string, signCount: number): Promise<boolean> =>
  (await changedBy(
    database,
    `UPDATE passkeys SET sign_count = $2, last_used_at = now()
      WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0))`,
    [id, signCount],
  )) > 0;

/** Deletes a passkey of a user. @returns false if the user has no such passkey */
export const deletePasskey = async (tx: Database, userId: string, id: string): Promise<boolean> =>
  (await changedBy(tx, 'DELETE FROM passkeys WHERE id = $1 AND user_id = $2', [id, userId])) > 0;

/** A challenge, identified by its SHA-256. */
export type StoredChallenge = { challengeHash: Buffer; userId: string; purpose: ChallengePurpose };

/** Stores a challenge that expires after `minutes` minutes. */
export const insertChallenge = async (
  database: Database,
  { challengeHash, userId, purpose, minutes }: StoredChallenge & { minutes: number },
): Promise<void> => {
  await changedBy(
    database,
    `INSERT INTO passkey_challenges (challenge_hash, user_id, purpose, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
    [challengeHash, userId, purpose, minutes],
  );
};

/** Consumes a challenge. @returns false if it was used, has expired, or belongs to another user or purpose */
export const consumeChallenge = async (
  database: Database,
  { challengeHash, userId, purpose }: StoredChallenge,
): Promise<boolean> =>
  (await rowOf(
    database,
    `DELETE FROM passkey_challenges WHERE challenge_hash = $1 AND user_id = $2 AND purpose = $3 AND expires_at > now()
     RETURNING 1 AS used`,
    [challengeHash, userId, purpose],
  )) !== undefined;
