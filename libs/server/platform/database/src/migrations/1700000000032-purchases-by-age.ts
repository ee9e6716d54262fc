import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for the list of all purchases, newest first. */
export class PurchasesByAge1700000000032 implements MigrationInterface {
  readonly name = 'PurchasesByAge1700000000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX purchases_by_age ON purchases (created_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX purchases_by_age');
  }
}
