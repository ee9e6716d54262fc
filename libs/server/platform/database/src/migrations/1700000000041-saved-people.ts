import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved people: cut-outs that a user keeps under a name, to use them in other documents. */
export class SavedPeople1700000000041 implements MigrationInterface {
  readonly name = 'SavedPeople1700000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- A photo with the mask that cuts the person out. crop: the part of the photo that is shown, in shares; null: all of it.
-- The api refuses to delete an asset that a saved person uses.
CREATE TABLE saved_people (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  asset_id   uuid NOT NULL REFERENCES assets (id) ON DELETE CASCADE,
  mask_id    uuid NOT NULL REFERENCES assets (id) ON DELETE CASCADE,
  crop       jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX saved_people_user_id ON saved_people (user_id, created_at, id);
CREATE INDEX saved_people_asset_id ON saved_people (asset_id);
CREATE INDEX saved_people_mask_id ON saved_people (mask_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_people TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_people;');
  }
}
