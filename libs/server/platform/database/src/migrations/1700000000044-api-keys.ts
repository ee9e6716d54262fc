import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which programs of a user call the API, and the key that requested a generation. */
export class ApiKeys1700000000044 implements MigrationInterface {
  readonly name = 'ApiKeys1700000000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE api_keys (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id         uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key_hash        bytea NOT NULL UNIQUE CHECK (length(key_hash) = 32), -- SHA-256 of the whole key
  start           text NOT NULL CHECK (length(start) = 17),            -- ptd_live_ and the public id
  name            text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  scopes          text[] NOT NULL CHECK (cardinality(scopes) BETWEEN 1 AND 8),
  monthly_credits int CHECK (monthly_credits > 0),                     -- null: no cap
  created_at      timestamptz NOT NULL DEFAULT now(),
  expires_at      timestamptz,
  last_used_at    timestamptz,
  revoked_at      timestamptz
);
CREATE INDEX api_keys_user_id ON api_keys (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON api_keys TO portada_app;

-- The key that requested a generation; no foreign key, so that a deleted key leaves the ledger's row as it is.
ALTER TABLE generations ADD COLUMN api_key_id uuid;
CREATE INDEX generations_api_key ON generations (api_key_id, created_at) WHERE api_key_id IS NOT NULL;

ALTER TABLE security_events DROP CONSTRAINT security_events_kind_check,
  ADD CONSTRAINT security_events_kind_check CHECK (kind IN ('sign_up', 'sign_in', 'sign_out', 'session_ended',
    'password_reset_requested', 'password_reset', 'password_changed', 'email_verified', 'data_exported', 'account_deleted',
    'administrator_action', 'access_refused', 'limit_reached', 'second_factor_asked', 'second_factor_added',
    'second_factor_removed', 'recovery_codes_made', 'api_key_created', 'api_key_revoked')) NOT VALID;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION IF EXISTS is_beyond_key_cap(uuid, int);
DROP FUNCTION IF EXISTS spent_by_key(uuid);
DELETE FROM security_events WHERE kind IN ('api_key_created', 'api_key_revoked');
ALTER TABLE security_events DROP CONSTRAINT security_events_kind_check,
  ADD CONSTRAINT security_events_kind_check CHECK (kind IN ('sign_up', 'sign_in', 'sign_out', 'session_ended',
    'password_reset_requested', 'password_reset', 'password_changed', 'email_verified', 'data_exported', 'account_deleted',
    'administrator_action', 'access_refused', 'limit_reached', 'second_factor_asked', 'second_factor_added',
    'second_factor_removed', 'recovery_codes_made')) NOT VALID;
DROP INDEX generations_api_key;
ALTER TABLE generations DROP COLUMN api_key_id;
DROP TABLE api_keys;
`);
  }
}
