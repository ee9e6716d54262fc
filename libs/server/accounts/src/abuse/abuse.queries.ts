import { type Database, changedBy, rowOf } from '@portada/database';

/**
 * Tells if the browser with this token is a trusted device of the account.
 * @returns true for a trusted device
 */
export const isTrustedDevice = async (database: Database, tokenHash: Buffer): Promise<boolean> =>
  (await rowOf(database, 'SELECT 1 FROM known_devices WHERE token_hash = $1 AND expires_at > now()', [
    tokenHash,
  ])) !== undefined;

/** Mails about new devices that one account gets in an hour, so that a script that signs in often sends few. */
const mailsPerHour = 3;

/**
 * Stores a trusted device of a user for `days` days, or extends a stored device, and deletes the user's expired
 * devices. A new device of an account that has another one queues the mail `new_device`, three times in an hour at most.
 */
export const storeTrustedDevice = async (
  database: Database,
  { tokenHash, userId, days }: { tokenHash: Buffer; userId: string; days: number },
): Promise<void> => {
  await changedBy(
    database,
    `WITH forgotten AS (DELETE FROM known_devices WHERE user_id = $2 AND expires_at < now()),
          others AS (SELECT count(*) AS known, count(*) FILTER (WHERE created_at > now() - interval '1 hour') AS fresh
                       FROM known_devices WHERE user_id = $2 AND token_hash <> $1 AND expires_at > now()),
          stored AS (INSERT INTO known_devices (token_hash, user_id, expires_at)
                     VALUES ($1, $2, now() + make_interval(days => $3))
                         ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at
                     RETURNING xmax = 0 AS is_new)
     INSERT INTO mails (user_id, kind)
     SELECT $2, 'new_device' FROM stored, others WHERE is_new AND known > 0 AND fresh <= ${mailsPerHour}`,
    [tokenHash, userId, days],
  );
};

/**
 * Records that an answer to the bot check was used, and deletes expired answers.
 * @param expiresAt seconds since 1970
 * @returns false if the answer was used before
 */
export const useAnswer = async (
  database: Database,
  { answerHash, expiresAt }: { answerHash: Buffer; expiresAt: number },
): Promise<boolean> => {
  const used = await rowOf(
    database,
    `WITH forgotten AS (DELETE FROM used_answers WHERE answer_hash IN
       (SELECT answer_hash FROM used_answers WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)),
     used AS (INSERT INTO used_answers (answer_hash, expires_at) VALUES ($1, to_timestamp($2))
              ON CONFLICT DO NOTHING RETURNING 1)
     SELECT * FROM used`,
    [answerHash, expiresAt],
  );
  return used !== undefined;
};
