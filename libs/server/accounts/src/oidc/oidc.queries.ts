import type { OidcMode } from '@portada/contracts';
import { type Database, changedBy, resultOf, rowOf } from '@portada/database';

/** A sign-in attempt that a browser has begun at the third party. */
export type NewAttempt = {
  stateHash: Buffer;
  browserHash: Buffer;
  nonce: string;
  codeVerifier: string;
  mode: OidcMode;
  minutes: number;
};

/** Stores a sign-in attempt, and deletes expired attempts unless another process deletes them now. */
export const insertAttempt = async (database: Database, attempt: NewAttempt): Promise<void> => {
  await changedBy(
    database,
    `WITH forgotten AS (DELETE FROM oidc_attempts WHERE expires_at < now()
       AND (SELECT pg_try_advisory_xact_lock(hashtextextended('oidc_attempts', 0))))
     INSERT INTO oidc_attempts (state_hash, browser_hash, nonce, code_verifier, mode, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
    [
      attempt.stateHash,
      attempt.browserHash,
      attempt.nonce,
      attempt.codeVerifier,
      attempt.mode,
      attempt.minutes,
    ],
  );
};

/**
 * Deletes the sign-in attempt of a state and browser, and returns its nonce and code verifier; undefined if there is
 * no such attempt.
 */
export const consumeAttempt = (
  database: Database,
  { stateHash, browserHash }: { stateHash: Buffer; browserHash: Buffer },
): Promise<{ nonce: string; codeVerifier: string } | undefined> =>
  rowOf(
    database,
    `DELETE FROM oidc_attempts WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > now()
     RETURNING nonce, code_verifier AS "codeVerifier"`,
    [stateHash, browserHash],
  );

/** The identity of a user at a third party: issuer and subject. */
export type Identity = { issuer: string; subject: string };

/** Makes concurrent transactions of one identity wait for each other. */
export const lockIdentity = async (tx: Database, { issuer, subject }: Identity): Promise<void> => {
  await resultOf(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer} ${subject}`]);
};

/** Reads the id of the user who has an identity. @returns undefined if the identity is unknown */
export const readIdentity = async (
  database: Database,
  { issuer, subject }: Identity,
): Promise<string | undefined> => {
  const row = await rowOf<{ user_id: string }>(
    database,
    'SELECT user_id FROM identities WHERE issuer = $1 AND subject = $2',
    [issuer, subject],
  );
  return row?.user_id;
};

/** Stores an identity unless it is stored already. */
export const insertIdentity = async (
  database: Database,
  { issuer, subject, userId }: Identity & { userId: string },
): Promise<void> => {
  await changedBy(
    database,
    `INSERT INTO identities (issuer, subject, user_id) VALUES ($1, $2, $3)
       ON CONFLICT (issuer, subject) DO NOTHING`,
    [issuer, subject, userId],
  );
};

/** Stores the photo of a new user, and marks the e-mail as verified by the third party. */
export const storeThirdPartyProfile = async (
  database: Database,
  userId: string,
  photoUrl: string | null,
): Promise<void> => {
  await changedBy(database, 'UPDATE users SET photo_url = $2, email_verified_at = now() WHERE id = $1', [
    userId,
    photoUrl,
  ]);
};

/**
 * Stores a pending link, which the password of the account with this e-mail completes. Deletes expired links unless
 * another process deletes them now.
 * @returns false if the account has no password or no verified e-mail
 */
export const insertPendingLink = async (
  database: Database,
  { issuer, subject, ...link }: Identity & { tokenHash: Buffer; email: string; minutes: number },
): Promise<boolean> => {
  const prepared = await rowOf(
    database,
    `WITH forgotten AS (DELETE FROM pending_links WHERE expires_at < now()
       AND (SELECT pg_try_advisory_xact_lock(hashtextextended('pending_links', 0)))),
     prepared AS (INSERT INTO pending_links (token_hash, user_id, issuer, subject, expires_at)
       SELECT $1, id, $3, $4, now() + make_interval(mins => $5) FROM users
        WHERE email = lower($2) AND deleted_at IS NULL AND password_hash IS NOT NULL
          AND email_verified_at IS NOT NULL
       RETURNING user_id)
     SELECT user_id FROM prepared`,
    [link.tokenHash, link.email, issuer, subject, link.minutes],
  );
  return prepared !== undefined;
};

/** Reads the account of a pending link. @returns undefined if the link is unknown, expired or not allowed */
export const readPendingLink = (
  database: Database,
  { tokenHash, mayBeAdministrator }: { tokenHash: Buffer; mayBeAdministrator: boolean },
): Promise<{ userId: string; passwordHash: string } | undefined> =>
  rowOf(
    database,
    `SELECT p.user_id AS "userId", u.password_hash AS "passwordHash"
       FROM pending_links p JOIN users u ON u.id = p.user_id
      WHERE p.token_hash = $1 AND p.expires_at > now() AND u.deleted_at IS NULL
        AND u.password_hash IS NOT NULL AND u.email_verified_at IS NOT NULL AND ($2 OR u.role <> 'admin')`,
    [tokenHash, mayBeAdministrator],
  );

/**
 * Deletes a pending link and returns its identity and user; undefined if the pending link does not exist or the
 * account's password has changed.
 */
export const consumePendingLink = (
  tx: Database,
  { tokenHash, passwordHash }: { tokenHash: Buffer; passwordHash: string },
): Promise<(Identity & { userId: string }) | undefined> =>
  rowOf(
    tx,
    `DELETE FROM pending_links p USING users u
      WHERE p.token_hash = $1 AND p.expires_at > now() AND u.id = p.user_id AND u.deleted_at IS NULL
        AND u.password_hash = $2 AND u.email_verified_at IS NOT NULL
     RETURNING p.user_id AS "userId", p.issuer, p.subject`,
    [tokenHash, passwordHash],
  );
