import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Assets remember since when nothing uses them, so that they can be deleted after some time. */
export class UnusedAssets1700000000050 implements MigrationInterface {
  readonly name = 'UnusedAssets1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- checked_at: last time at which the use of the asset was checked. unused_since: null while something uses the asset.
ALTER TABLE assets ADD COLUMN checked_at timestamptz, ADD COLUMN unused_since timestamptz;
CREATE INDEX assets_to_check ON assets (coalesce(checked_at, created_at)) WHERE deleted_at IS NULL;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX assets_to_check;
ALTER TABLE assets DROP COLUMN checked_at, DROP COLUMN unused_since;
`);
  }
}
