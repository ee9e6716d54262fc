import { type Database, changedBy, resultOf, rowOf } from '@portada/database';

/** The second factors of an account; `totpSince` is null without a confirmed authenticator app. */
export type FactorsRow = { email: string; totpSince: Date | null; passkeys: number; recoveryCodes: number };

/** Reads the second factors of an account. @returns undefined if the account is deleted */
export const readFactors = (database: Database, userId: string): Promise<FactorsRow | undefined> =>
  rowOf(
    database,
    `SELECT u.email, (SELECT t.confirmed_at FROM totp_factors t WHERE t.user_id = u.id) AS "totpSince",
            (SELECT count(*)::int FROM passkeys p WHERE p.user_id = u.id) AS passkeys,
            (SELECT count(*)::int FROM recovery_codes r WHERE r.user_id = u.id) AS "recoveryCodes"
       FROM users u WHERE u.id = $1 AND u.deleted_at IS NULL`,
    [userId],
  );

/** Stores the encrypted secret of a new authenticator app. @returns false if the account has a confirmed one */
export const storeTotp = async (database: Database, userId: string, secret: Buffer): Promise<boolean> =>
  (await changedBy(
    database,
    `INSERT INTO totp_factors (user_id, secret) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = now()
         WHERE totp_factors.confirmed_at IS NULL`,
    [userId, secret],
  )) > 0;

/** Reads the encrypted secret of an authenticator app. @returns undefined if the account has none in this state */
export const readTotp = (
  database: Database,
  userId: string,
  isConfirmed: boolean,
): Promise<{ secret: Buffer } | undefined> =>
  rowOf(
    database,
    'SELECT secret FROM totp_factors WHERE user_id = $1 AND (confirmed_at IS NOT NULL) = $2::boolean',
    [userId, isConfirmed],
  );

/**
 * Confirms an authenticator app with its first code.
 * @param secret the encrypted secret that the code belongs to
 * @returns false if another request has confirmed or replaced it
 */
export const confirmTotp = async (
  database: Database,
  { userId, secret, step }: { userId: string; secret: Buffer; step: number },
): Promise<boolean> =>
  (await changedBy(
    database,
    `UPDATE totp_factors SET confirmed_at = now(), last_step = $3
      WHERE user_id = $1 AND secret = $2 AND confirmed_at IS NULL`,
    [userId, secret, step],
  )) > 0;

/** Accepts the code of a time step once. @returns false if a code of this or of a later step was accepted before */
export const acceptTotpStep = async (database: Database, userId: string, step: number): Promise<boolean> =>
  (await changedBy(
    database,
    'UPDATE totp_factors SET last_step = $2 WHERE user_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2',
    [userId, step],
  )) > 0;

/** Deletes the authenticator app of an account, confirmed or not. @returns the number of deleted confirmed apps */
export const deleteTotp = (database: Database, userId: string): Promise<number> =>
  resultOf(
    database,
    `WITH gone AS (DELETE FROM totp_factors WHERE user_id = $1 RETURNING confirmed_at)
     SELECT count(confirmed_at)::int FROM gone`,
    [userId],
  );

/** Replaces the recovery codes of an account. */
export const replaceRecoveryCodes = async (
  tx: Database,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> => {
  await deleteRecoveryCodes(tx, userId);
  await changedBy(
    tx,
    'INSERT INTO recovery_codes (code_hash, user_id) SELECT hash, $1 FROM unnest($2::bytea[]) AS hash',
    [userId, hashes],
  );
};

/** Deletes the recovery codes of an account. */
export const deleteRecoveryCodes = async (tx: Database, userId: string): Promise<void> => {
  await changedBy(tx, 'DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
};

/** Uses a recovery code up. @returns false if the account has no such code any more */
export const useRecoveryCode = async (
  database: Database,
  userId: string,
  codeHash: Buffer,
): Promise<boolean> =>
  (await changedBy(database, 'DELETE FROM recovery_codes WHERE code_hash = $1 AND user_id = $2', [
    codeHash,
    userId,
  ])) > 0;
