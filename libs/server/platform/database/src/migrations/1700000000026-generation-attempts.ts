import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Attempts of generations, for the console of administrators: one row for each claim of a worker. A generation names the
 * failed generation that it repeats. The list of administrators' actions accepts actions on generations.
 */
export class GenerationAttempts1700000000026 implements MigrationInterface {
  readonly name = 'GenerationAttempts1700000000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Written by the trigger record_attempt: one insert at the claim, one update at its end. The free space of each page lets
-- the update stay on the page, without a new index entry.
CREATE TABLE generation_attempts (
  generation_id   uuid NOT NULL REFERENCES generations (id),
  fence           int NOT NULL,
  worker_id       uuid,
  started_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at        timestamptz,
  -- requeued: the attempt failed or the worker stopped, and the generation waits again. lost: the lease expired.
  outcome         text CHECK (outcome IN ('succeeded', 'failed', 'cancelled', 'requeued', 'lost')),
  error_code      text,
  model           text,
  provider_job_id text,
  PRIMARY KEY (generation_id, fence),
  CHECK ((outcome IS NULL) = (ended_at IS NULL))
) WITH (fillfactor = 70);
GRANT SELECT ON generation_attempts TO portada_app;

-- The failed generation that this one repeats. A failed generation is repeated at most once.
ALTER TABLE generations ADD COLUMN retry_of uuid REFERENCES generations (id);
CREATE UNIQUE INDEX generations_retry_of ON generations (retry_of) WHERE retry_of IS NOT NULL;
-- The list of the console, newest first.
CREATE INDEX generations_newest ON generations (created_at DESC, id DESC);

-- The functions that act name their actions; a list here would be a second one.
ALTER TABLE admin_actions
  DROP CONSTRAINT admin_actions_action_check,
  ADD CONSTRAINT admin_actions_action_check CHECK (action ~ '^[a-z]+\\.[a-z]+$');
CREATE INDEX admin_actions_of_target ON admin_actions (target, id);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX admin_actions_of_target;
DELETE FROM admin_actions WHERE action LIKE 'generation.%';
ALTER TABLE admin_actions
  DROP CONSTRAINT admin_actions_action_check,
  ADD CONSTRAINT admin_actions_action_check
    CHECK (action IN ('purchase.accept', 'purchase.refuse', 'model.enable', 'model.disable'));
DROP INDEX generations_newest;
DROP INDEX generations_retry_of;
ALTER TABLE generations DROP COLUMN retry_of;
DROP TABLE generation_attempts;
`);
  }
}
