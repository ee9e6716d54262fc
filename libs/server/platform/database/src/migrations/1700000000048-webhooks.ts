import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of users that receive events, and the deliveries of the events. */
export class Webhooks1700000000048 implements MigrationInterface {
  readonly name = 'Webhooks1700000000048';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
INSERT INTO secrets (name, value)
  VALUES ('webhooks', sha256((gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid())::bytea))
  ON CONFLICT (name) DO NOTHING;

-- The secrets are encrypted with a key of the table secrets (decision 106).
CREATE TABLE webhook_endpoints (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id         uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url             text NOT NULL CHECK (length(url) BETWEEN 1 AND 2048),
  description     text NOT NULL DEFAULT '' CHECK (length(description) <= 100),
  events          text[] NOT NULL CHECK (cardinality(events) BETWEEN 1 AND 8),
  secret          bytea NOT NULL,
  former_secret   bytea,                                 -- signs too, until former_until
  former_until    timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  disabled_at     timestamptz,
  disabled_reason text CHECK (disabled_reason IN ('owner', 'gone', 'failing')),
  failing_since   timestamptz,                           -- null: the last attempt succeeded, or there was none
  claimed_until   timestamptz,                           -- a worker delivers one event at a time to an endpoint
  CHECK ((disabled_at IS NULL) = (disabled_reason IS NULL)),
  CHECK ((former_secret IS NULL) = (former_until IS NULL))
);
CREATE INDEX webhook_endpoints_user_id ON webhook_endpoints (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_endpoints TO portada_app;

-- The id is the header webhook-id of every attempt.
CREATE TABLE webhook_deliveries (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint_id   uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  event         text NOT NULL,
  data          jsonb NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  attempts      int NOT NULL DEFAULT 0,
  next_at       timestamptz DEFAULT clock_timestamp(),   -- null: delivered, or given up
  delivered_at  timestamptz,
  last_at       timestamptz,                             -- end of the last attempt
  response_code int,
  failure       text CHECK (failure IN ('status', 'timeout', 'connection', 'address', 'disabled')),
  duration_ms   int CHECK (duration_ms >= 0),
  CHECK (delivered_at IS NULL OR next_at IS NULL)
);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (endpoint_id, next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_deliveries_listed ON webhook_deliveries (endpoint_id, created_at DESC);
CREATE INDEX webhook_deliveries_created_at ON webhook_deliveries (created_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_deliveries TO portada_app;

ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset_password', 'verify_email', 'password_changed', 'new_device',
    'second_factor_added', 'second_factor_removed', 'webhook_disabled'));
ALTER TABLE security_events DROP CONSTRAINT security_events_kind_check,
  ADD CONSTRAINT security_events_kind_check CHECK (kind IN ('sign_up', 'sign_in', 'sign_out', 'session_ended',
    'password_reset_requested', 'password_reset', 'password_changed', 'email_verified', 'data_exported', 'account_deleted',
    'administrator_action', 'access_refused', 'limit_reached', 'second_factor_asked', 'second_factor_added',
    'second_factor_removed', 'recovery_codes_made', 'api_key_created', 'api_key_revoked', 'webhook_created',
    'webhook_changed', 'webhook_deleted')) NOT VALID;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DELETE FROM security_events WHERE kind IN ('webhook_created', 'webhook_changed', 'webhook_deleted');
ALTER TABLE security_events DROP CONSTRAINT security_events_kind_check,
  ADD CONSTRAINT security_events_kind_check CHECK (kind IN ('sign_up', 'sign_in', 'sign_out', 'session_ended',
    'password_reset_requested', 'password_reset', 'password_changed', 'email_verified', 'data_exported', 'account_deleted',
    'administrator_action', 'access_refused', 'limit_reached', 'second_factor_asked', 'second_factor_added',
    'second_factor_removed', 'recovery_codes_made', 'api_key_created', 'api_key_revoked')) NOT VALID;
DELETE FROM mails WHERE kind = 'webhook_disabled';
ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset_password', 'verify_email', 'password_changed', 'new_device',
    'second_factor_added', 'second_factor_removed'));
DROP FUNCTION IF EXISTS fail_webhook_delivery(uuid, int, int, text, int, int, int);
DROP FUNCTION IF EXISTS claim_webhook_deliveries(int, int, int);
DROP FUNCTION IF EXISTS queue_webhooks(uuid[]);
DROP TABLE webhook_deliveries;
DROP TABLE webhook_endpoints;
DELETE FROM secrets WHERE name = 'webhooks';
`);
  }
}
