import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The picture of a share link that other sites show: a JPEG of the first picture. */
export class CardsOfShareLinks1700000000047 implements MigrationInterface {
  readonly name = 'CardsOfShareLinks1700000000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Null for the other pictures of a link, and for links of the former version.
ALTER TABLE share_pictures ADD COLUMN card bytea CHECK (length(card) <= 600000);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_pictures DROP COLUMN card;');
  }
}
