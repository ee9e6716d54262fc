import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags by which users group and filter their thumbnails. */
export class ThumbnailTags1700000000051 implements MigrationInterface {
  readonly name = 'ThumbnailTags1700000000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE thumbnails ADD COLUMN tags text[] NOT NULL DEFAULT '{}'
  CONSTRAINT few_tags CHECK (cardinality(tags) <= 10);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE thumbnails DROP COLUMN tags;');
  }
}
