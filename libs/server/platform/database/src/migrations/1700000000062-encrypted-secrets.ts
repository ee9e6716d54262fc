import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secrets are encrypted with keys that the database does not have (decision 129). A job encrypts existing ones. */
export class EncryptedSecrets1700000000062 implements MigrationInterface {
  readonly name = 'EncryptedSecrets1700000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Rows that existed before have the time of this migration: processes of the version before may run for an hour.
ALTER TABLE secrets DROP CONSTRAINT secrets_value_check,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
GRANT UPDATE (value), DELETE ON secrets TO portada_app;

-- Room for the encrypted key of the signature.
ALTER TABLE model_requests ALTER COLUMN webhook_secret TYPE varchar(300);
`);
  }

  /** Encrypted values stay, and the version before cannot read them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
REVOKE UPDATE, DELETE ON secrets FROM portada_app;
ALTER TABLE secrets DROP COLUMN created_at, ADD CONSTRAINT secrets_value_check CHECK (length(value) = 32) NOT VALID;
`);
  }
}
