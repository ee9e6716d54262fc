import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys under which administrators gave or took credits, so that a repeated request changes nothing. */
export class KeysOfGrants1700000000061 implements MigrationInterface {
  readonly name = 'KeysOfGrants1700000000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The function has a fifth parameter now; the file grant_credits_by_admin.sql creates it.
DROP FUNCTION IF EXISTS grant_credits_by_admin(uuid, bigint, uuid, text);

-- Idempotency keys of grants. The hash is of administrator, account, credits and reason. The function alone uses the table.
CREATE TABLE grant_keys (
  key          uuid PRIMARY KEY,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  created_at   timestamptz NOT NULL DEFAULT now()
);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION IF EXISTS grant_credits_by_admin(uuid, bigint, uuid, text, uuid);
DROP TABLE grant_keys;
`);
  }
}
