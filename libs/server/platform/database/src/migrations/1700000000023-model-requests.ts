import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Costs and states of image models: one row for each request to a model, the reports of the workers, the switches of
 * the administrators, and the scene and origin of an image. The table of administrators' actions accepts further
 * actions, with a reason.
 */
export class ModelRequests1700000000023 implements MigrationInterface {
  readonly name = 'ModelRequests1700000000023';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- What Portada pays to providers. Credits of users are in credit_transfers, and neither table follows from the other.
CREATE TABLE model_requests (
  id                  uuid PRIMARY KEY,
  generation_id       uuid NOT NULL REFERENCES generations (id),
  model               text NOT NULL,   -- the entry of IMAGE_MODEL
  model_id            text,            -- the provider's name of the model
  outcome             text NOT NULL CHECK (outcome IN ('open', 'done', 'failed', 'unknown')),
  failure_code        text,
  alarm               text,
  message             text CHECK (length(message) <= 300),
  estimated_usd       numeric(12, 6) CHECK (estimated_usd >= 0),  -- upper estimate; null: the price is not known
  booked_usd          numeric(12, 6) CHECK (booked_usd >= 0),     -- price; null: unknown, and the estimate counts
  counted_usd         numeric(12, 6) NOT NULL GENERATED ALWAYS AS (coalesce(booked_usd, estimated_usd, 0)) STORED,
  provider_job_id     text,
  provider_request_id text,
  started_at          timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at            timestamptz,
  CHECK ((outcome = 'open') = (ended_at IS NULL))
);
CREATE INDEX model_requests_of_model ON model_requests (model, started_at) INCLUDE (counted_usd);
CREATE INDEX model_requests_of_generation ON model_requests (generation_id, started_at);
CREATE INDEX model_requests_open ON model_requests (generation_id) WHERE outcome = 'open';

-- The last report of each worker about each of its models; see the type ModelReport.
CREATE TABLE model_reports (
  worker_id uuid NOT NULL,
  model     text NOT NULL,
  report    jsonb NOT NULL,
  seen_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (worker_id, model)
);

-- The last switch of each model by an administrator. A model without a row is enabled.
CREATE TABLE model_switches (
  model      text PRIMARY KEY,
  is_enabled boolean NOT NULL,
  reason     text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  admin_id   uuid NOT NULL REFERENCES users (id),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
GRANT SELECT ON model_requests, model_reports, model_switches TO portada_app;

-- A purchase is decided once. Other actions, such as switching a model off, may be repeated.
ALTER TABLE admin_actions
  DROP CONSTRAINT admin_actions_action_check,
  DROP CONSTRAINT decided_once,
  ADD COLUMN reason text CHECK (length(reason) BETWEEN 1 AND 500),
  ADD CONSTRAINT admin_actions_action_check
    CHECK (action IN ('purchase.accept', 'purchase.refuse', 'model.enable', 'model.disable'));
CREATE UNIQUE INDEX decided_once ON admin_actions (target, action) WHERE action LIKE 'purchase.%';

-- scene: the layers of the image as data; origin: model, price and provenance. See the type ImageOrigin.
ALTER TABLE images
  ADD COLUMN scene  jsonb CHECK (octet_length(scene::text) <= 131072),
  ADD COLUMN origin jsonb CHECK (octet_length(origin::text) <= 8192);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE images DROP COLUMN scene, DROP COLUMN origin;
DELETE FROM admin_actions WHERE action LIKE 'model.%';
DROP INDEX decided_once;
ALTER TABLE admin_actions
  DROP CONSTRAINT admin_actions_action_check,
  DROP COLUMN reason,
  ADD CONSTRAINT decided_once UNIQUE (target, action),
  ADD CONSTRAINT admin_actions_action_check CHECK (action IN ('purchase.accept', 'purchase.refuse'));
DROP TABLE model_switches, model_reports, model_requests;
`);
  }
}
