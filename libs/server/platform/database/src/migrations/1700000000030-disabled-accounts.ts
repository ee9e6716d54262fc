import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that an administrator disables, and the time at which the user of a session last proved the identity. */
export class DisabledAccounts1700000000030 implements MigrationInterface {
  readonly name = 'DisabledAccounts1700000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Null: the account can sign in. Only the SQL function switch_account_by_admin writes the column.
ALTER TABLE users ADD COLUMN disabled_at timestamptz;
CREATE INDEX users_by_age ON users (created_at DESC, id DESC);
-- Time of the sign-in, or of the last confirmation of the password in the session. The default of existing sessions is in
-- the past, so that they need a confirmation.
ALTER TABLE sessions ADD COLUMN authenticated_at timestamptz NOT NULL DEFAULT '-infinity';
ALTER TABLE sessions ALTER COLUMN authenticated_at SET DEFAULT now();
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE sessions DROP COLUMN authenticated_at;
DROP INDEX users_by_age;
ALTER TABLE users DROP COLUMN disabled_at;
`);
  }
}
