import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes without which a statement reads a whole large table; runs of the audit, with their result. */
export class Indexes1700000000012 implements MigrationInterface {
  readonly name = 'Indexes1700000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Deleting an image looks for thumbnails that show it: 110 ms for each image at 99,000 thumbnails without these.
CREATE INDEX thumbnails_current_image ON thumbnails (current_image_id) WHERE current_image_id IS NOT NULL;
CREATE INDEX thumbnails_final_image ON thumbnails (final_image_id) WHERE final_image_id IS NOT NULL;
-- Each list of thumbnails completes the drafts that have a picture: an index of the few that are still to be completed.
CREATE INDEX thumbnails_to_complete ON thumbnails (user_id)
  WHERE deleted_at IS NULL AND coalesce(status, 'draft') = 'draft' AND current_image_id IS NOT NULL;
CREATE INDEX generations_of_user ON generations (user_id, created_at DESC);
CREATE INDEX images_of_user ON images (user_id, created_at DESC);
-- The clean-up of sessions that are idle for too long.
CREATE INDEX sessions_last_seen_at ON sessions (last_seen_at);
-- The end of an account, or of its links.
CREATE INDEX pending_links_user_id ON pending_links (user_id);
CREATE INDEX mails_user_id ON mails (user_id) WHERE user_id IS NOT NULL;
-- The paid purchase that was compared with the provider the longest time ago: asked for every 5 s.
CREATE INDEX purchases_paid_checked ON purchases (coalesce(checked_at, paid_at)) WHERE paid_at IS NOT NULL;

-- Runs of the whole audit, of which the administrator's page shows the last one that finished.
CREATE TABLE audit_runs (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at  timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz,
  breaches    int CHECK (breaches >= 0),
  CONSTRAINT counted_when_finished CHECK ((finished_at IS NULL) = (breaches IS NULL))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON audit_runs TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TABLE audit_runs;
DROP INDEX purchases_paid_checked, mails_user_id, pending_links_user_id, sessions_last_seen_at, images_of_user, generations_of_user,
  thumbnails_to_complete, thumbnails_final_image, thumbnails_current_image;`);
  }
}
