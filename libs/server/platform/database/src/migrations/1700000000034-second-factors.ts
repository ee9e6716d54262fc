import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of accounts: authenticator apps, recovery codes, and sign-ins that wait for a second factor. */
export class SecondFactors1700000000034 implements MigrationInterface {
  readonly name = 'SecondFactors1700000000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
INSERT INTO secrets (name, value)
  VALUES ('second_factor', sha256((gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid())::bytea))
  ON CONFLICT (name) DO NOTHING;

-- The authenticator app of a user. The secret is encrypted with a key of the table secrets (decision 78).
CREATE TABLE totp_factors (
  user_id      uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret       bytea NOT NULL,
  confirmed_at timestamptz,                  -- null: the user has not typed the first code yet
  last_step    bigint NOT NULL DEFAULT -1,   -- time step (30 s) of the last accepted code; a code is accepted once
  created_at   timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON totp_factors TO portada_app;

-- Unused recovery codes, as SHA-256 with the id of the user. A used code is deleted.
CREATE TABLE recovery_codes (
  code_hash  bytea PRIMARY KEY CHECK (length(code_hash) = 32),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX recovery_codes_user_id ON recovery_codes (user_id);
GRANT SELECT, INSERT, DELETE ON recovery_codes TO portada_app;

-- A sign-in that waits for a second factor. It gives no access.
CREATE TABLE sign_in_steps (
  token_hash    bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  user_id       uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  password_hash text,                        -- the hash that the password matched; null after a third-party sign-in
  tries         int NOT NULL DEFAULT 0,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX sign_in_steps_user_id ON sign_in_steps (user_id);
CREATE INDEX sign_in_steps_expires_at ON sign_in_steps (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_steps TO portada_app;

ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset_password', 'verify_email', 'password_changed', 'new_device',
    'second_factor_added', 'second_factor_removed')) NOT VALID;
ALTER TABLE security_events DROP CONSTRAINT security_events_kind_check,
  ADD CONSTRAINT security_events_kind_check CHECK (kind IN ('sign_up', 'sign_in', 'sign_out', 'session_ended',
    'password_reset_requested', 'password_reset', 'password_changed', 'email_verified', 'data_exported', 'account_deleted',
    'administrator_action', 'access_refused', 'limit_reached', 'second_factor_asked', 'second_factor_added',
    'second_factor_removed', 'recovery_codes_made')) NOT VALID;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION IF EXISTS reset_second_factor_by_admin(uuid, uuid, text);
DELETE FROM mails WHERE kind IN ('second_factor_added', 'second_factor_removed');
ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset_password', 'verify_email', 'password_changed', 'new_device'));
DELETE FROM security_events
  WHERE kind IN ('second_factor_asked', 'second_factor_added', 'second_factor_removed', 'recovery_codes_made');
ALTER TABLE security_events DROP CONSTRAINT security_events_kind_check,
  ADD CONSTRAINT security_events_kind_check CHECK (kind IN ('sign_up', 'sign_in', 'sign_out', 'session_ended',
    'password_reset_requested', 'password_reset', 'password_changed', 'email_verified', 'data_exported', 'account_deleted',
    'administrator_action', 'access_refused', 'limit_reached'));
DROP TABLE sign_in_steps; DROP TABLE recovery_codes; DROP TABLE totp_factors;
DELETE FROM secrets WHERE name = 'second_factor';
`);
  }
}
