import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks of image models: the address that a request names, and the job that the provider reports to it. */
export class ModelWebhooks1700000000040 implements MigrationInterface {
  readonly name = 'ModelWebhooks1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    // The types limit the lengths without a scan of the table.
    await runner.query(`
ALTER TABLE model_requests
  ADD COLUMN webhook_hash    bytea,        -- SHA-256 of the token in the address of the webhook; null: no webhook
  ADD COLUMN webhook_secret  varchar(64),  -- key of the signature, if Portada chooses it; null: another or no key
  ADD COLUMN reported_job_id varchar(100); -- the provider's id of the job, as its webhook named it
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE model_requests
  DROP COLUMN webhook_hash, DROP COLUMN webhook_secret, DROP COLUMN reported_job_id;
`);
  }
}
