import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about new API keys and webhooks. */
export class MailsOfNewAccess1700000000053 implements MigrationInterface {
  readonly name = 'MailsOfNewAccess1700000000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset_password', 'verify_email', 'password_changed', 'new_device',
    'second_factor_added', 'second_factor_removed', 'webhook_disabled', 'api_key_created', 'webhook_created')) NOT VALID;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DELETE FROM mails WHERE kind IN ('api_key_created', 'webhook_created');
ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset_password', 'verify_email', 'password_changed', 'new_device',
    'second_factor_added', 'second_factor_removed', 'webhook_disabled'));
`);
  }
}
