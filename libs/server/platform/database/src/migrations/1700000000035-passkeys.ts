import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys as second factors, and their challenges. */
export class Passkeys1700000000035 implements MigrationInterface {
  readonly name = 'Passkeys1700000000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE passkeys (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id       uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,        -- base64url, as the browser sends it
  public_key    bytea NOT NULL,              -- COSE (RFC 9052)
  sign_count    bigint NOT NULL,             -- of the last accepted signature; 0 if the authenticator does not count
  transports    text[] NOT NULL,
  name          text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at    timestamptz NOT NULL DEFAULT now(),
  last_used_at  timestamptz
);
CREATE INDEX passkeys_user_id ON passkeys (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys TO portada_app;

-- Challenges that were given to a browser. Read and deleted in one statement: a challenge works once.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
  user_id        uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose        text NOT NULL CHECK (purpose IN ('add', 'verify')),
  expires_at     timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_user_id ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);
GRANT SELECT, INSERT, DELETE ON passkey_challenges TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION IF EXISTS has_second_factor(uuid);
DROP TABLE passkey_challenges; DROP TABLE passkeys;
`);
  }
}
