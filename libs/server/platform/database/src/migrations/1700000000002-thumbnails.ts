import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Thumbnails, generations, the pictures they made, and the outbox. */
export class Thumbnails1700000000002 implements MigrationInterface {
  readonly name = 'Thumbnails1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Nullable columns are absent values: the entity gives them the specification's defaults on read.
CREATE TABLE thumbnails (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id          uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title            text,
  description      text,
  status           text CHECK (status IN ('draft', 'processing', 'completed', 'failed')),
  settings         jsonb,
  content          jsonb,
  prompt           jsonb,
  current_image_id uuid,
  final_image_id   uuid,
  generation_id    uuid,
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now(),
  -- Set: gone for its owner; the sweeper purges its pictures and then the row.
  deleted_at       timestamptz
);
CREATE INDEX thumbnails_newest ON thumbnails (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX thumbnails_deleted ON thumbnails (deleted_at) WHERE deleted_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON thumbnails TO portada_app;

CREATE TABLE generations (
  id              uuid PRIMARY KEY,     -- chosen by the client: also idempotency key, job id, object prefix
  user_id         uuid NOT NULL REFERENCES users (id),
  thumbnail_id    uuid REFERENCES thumbnails (id) ON DELETE SET NULL,
  request         jsonb NOT NULL,       -- contracts: pictureRequestSchema
  request_hash    bytea NOT NULL,       -- SHA-256 of the whole body: the same key with another body is a conflict
  request_id      text NOT NULL,        -- of the HTTP call, for the worker's log lines
  seed            bigint NOT NULL,
  status          text NOT NULL DEFAULT 'queued'
                  CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  fence           int NOT NULL DEFAULT 0,   -- grows with each claim; a writer with an older one changes nothing
  failures        int NOT NULL DEFAULT 0,   -- attempts that ended in a retryable failure or a lost lease
  lease_until     timestamptz,
  deadline_at     timestamptz NOT NULL,
  waiting_turn    boolean NOT NULL DEFAULT false, -- its user has as many running as allowed
  stage           text,
  percent         real CHECK (percent BETWEEN 0 AND 100),
  preview_key     text,
  model           text,
  provider_job_id text,                 -- stored before the result is waited for, so that a restart resumes it
  error_code      text,
  -- What the accepting answer said, so that the same key again gets the same answer.
  accepted_position int NOT NULL,
  accepted_credits  bigint NOT NULL,
  version         bigint NOT NULL DEFAULT 1,
  created_at      timestamptz NOT NULL DEFAULT clock_timestamp(),
  started_at      timestamptz,
  finished_at     timestamptz,
  tidied_at       timestamptz,          -- previews and left-over attempts are gone from the store
  CONSTRAINT lease_iff_running CHECK ((status = 'running') = (lease_until IS NOT NULL)),
  CONSTRAINT finished_iff_terminal CHECK ((status IN ('queued', 'running')) = (finished_at IS NULL)),
  CONSTRAINT error_iff_failed CHECK ((status = 'failed') = (error_code IS NOT NULL))
);
CREATE INDEX generations_queue ON generations (created_at, id) WHERE status = 'queued';
CREATE INDEX generations_lease ON generations (lease_until) WHERE status = 'running';
CREATE INDEX generations_deadline ON generations (deadline_at) WHERE status IN ('queued', 'running');
CREATE INDEX generations_open_of_user ON generations (user_id, created_at) WHERE status IN ('queued', 'running');
CREATE INDEX generations_thumbnail ON generations (thumbnail_id);
CREATE INDEX generations_succeeded ON generations (finished_at DESC) WHERE status = 'succeeded';
CREATE INDEX generations_untidy ON generations (finished_at) WHERE tidied_at IS NULL AND finished_at IS NOT NULL;
-- Read only: every change goes through a function that keeps status and ledger together.
GRANT SELECT ON generations TO portada_app;

CREATE TABLE images (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id       uuid NOT NULL REFERENCES users (id),
  thumbnail_id  uuid NOT NULL REFERENCES thumbnails (id),
  generation_id uuid UNIQUE REFERENCES generations (id),  -- one generation, one picture; null: uploaded
  kind          text NOT NULL CHECK (kind IN ('generated', 'final')),
  object_key    text NOT NULL,
  sha256        bytea NOT NULL CHECK (length(sha256) = 32),
  mime_type     text NOT NULL,
  width         int NOT NULL CHECK (width > 0),
  height        int NOT NULL CHECK (height > 0),
  bytes         bigint NOT NULL CHECK (bytes > 0),
  created_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT generated_has_generation CHECK ((kind = 'generated') = (generation_id IS NOT NULL))
);
CREATE INDEX images_thumbnail ON images (thumbnail_id, created_at DESC);
GRANT SELECT, DELETE ON images TO portada_app;
GRANT INSERT ON images TO portada_app;

ALTER TABLE thumbnails ADD FOREIGN KEY (current_image_id) REFERENCES images (id) ON DELETE SET NULL;
ALTER TABLE thumbnails ADD FOREIGN KEY (final_image_id) REFERENCES images (id) ON DELETE SET NULL;

-- What has to be said to the outside after a commit. The relay hands a row over and then deletes it.
CREATE TABLE outbox (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic        text NOT NULL,            -- contracts: JobName
  key          text NOT NULL,            -- job id
  available_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX outbox_available ON outbox (available_at, id);
-- UPDATE too, because the relay locks the rows it takes; the queue itself can be changed by no role that matters.
GRANT SELECT, UPDATE, DELETE ON outbox TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE thumbnails DROP COLUMN current_image_id, DROP COLUMN final_image_id;
DROP TABLE outbox; DROP TABLE images; DROP TABLE generations; DROP TABLE thumbnails;`);
  }
}
