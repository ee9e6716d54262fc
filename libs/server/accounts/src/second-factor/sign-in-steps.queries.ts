import { type Database, changedBy, rowOf } from '@portada/database';

/** A sign-in that waits for a second factor. */
export type SignInStepRow = { userId: string; passwordHash: string | null; expiresAt: Date };

/** Stores a sign-in that waits for a second factor. @returns the time at which it expires */
export const insertSignInStep = async (
  database: Database,
  step: { tokenHash: Buffer; userId: string; passwordHash: string | null; minutes: number },
): Promise<Date> => {
  const row = await rowOf<{ expiresAt: Date }>(
    database,
    `INSERT INTO sign_in_steps (token_hash, user_id, password_hash, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(mins => $4)) RETURNING expires_at AS "expiresAt"`,
    [step.tokenHash, step.userId, step.passwordHash, step.minutes],
  );
  if (!row) throw new Error('the insertion of a sign-in step returned no row');
  return row.expiresAt;
};

/** Reads a sign-in step that has not expired. @param tries number of tries after which a step is over */
export const readSignInStep = (
  database: Database,
  tokenHash: Buffer,
  tries: number,
): Promise<SignInStepRow | undefined> =>
  rowOf(
    database,
    `SELECT user_id AS "userId", password_hash AS "passwordHash", expires_at AS "expiresAt" FROM sign_in_steps
      WHERE token_hash = $1 AND tries < $2 AND expires_at > now()`,
    [tokenHash, tries],
  );

/** Counts a try of a sign-in step before the code is checked. @returns undefined if the step is over or expired */
export const countTry = (
  database: Database,
  tokenHash: Buffer,
  tries: number,
): Promise<SignInStepRow | undefined> =>
  rowOf(
    database,
    `UPDATE sign_in_steps SET tries = tries + 1 WHERE token_hash = $1 AND tries < $2 AND expires_at > now()
     RETURNING user_id AS "userId", password_hash AS "passwordHash", expires_at AS "expiresAt"`,
    [tokenHash, tries],
  );

/** Deletes a sign-in step. @returns false if another request has deleted it */
export const deleteSignInStep = async (database: Database, tokenHash: Buffer): Promise<boolean> =>
  (await changedBy(database, 'DELETE FROM sign_in_steps WHERE token_hash = $1', [tokenHash])) > 0;
