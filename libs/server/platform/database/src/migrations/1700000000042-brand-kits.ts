import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Brand kits: typefaces, colors, outline and logo that a user gives to documents. */
export class BrandKits1700000000042 implements MigrationInterface {
  readonly name = 'BrandKits1700000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- kit has typefaces, colors, finish, outline, and corner and size of the logo. The api refuses to delete the logo.
CREATE TABLE brand_kits (
  user_id    uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  kit        jsonb NOT NULL CHECK (octet_length(kit::text) <= 4096),
  logo_id    uuid REFERENCES assets (id) ON DELETE SET NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brand_kits_logo_id ON brand_kits (logo_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON brand_kits TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE brand_kits;');
  }
}
