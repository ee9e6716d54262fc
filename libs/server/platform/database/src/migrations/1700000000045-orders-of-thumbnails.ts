import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the orders in which a user may list thumbnails: by last change, and by name. */
export class OrdersOfThumbnails1700000000045 implements MigrationInterface {
  readonly name = 'OrdersOfThumbnails1700000000045';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE INDEX thumbnails_changed ON thumbnails (user_id, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX thumbnails_titled ON thumbnails (user_id, lower(title), id) WHERE deleted_at IS NULL;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX thumbnails_titled; DROP INDEX thumbnails_changed;');
  }
}
