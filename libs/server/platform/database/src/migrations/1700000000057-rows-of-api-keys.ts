import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first key of each API key that replaces another one, so that the key keeps the cap of the former keys. */
export class RowsOfApiKeys1700000000057 implements MigrationInterface {
  readonly name = 'RowsOfApiKeys1700000000057';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The first of the keys that replaced each other; null for a key that replaces none.
ALTER TABLE api_keys ADD COLUMN first_key_id uuid REFERENCES api_keys (id) ON DELETE CASCADE;
CREATE INDEX api_keys_first_key_id ON api_keys (first_key_id) WHERE first_key_id IS NOT NULL;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX api_keys_first_key_id;
ALTER TABLE api_keys DROP COLUMN first_key_id;
`);
  }
}
