import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mail about a sign-in with a new device, and the time of the first sign-in with each device. */
export class NewDevices1700000000031 implements MigrationInterface {
  readonly name = 'NewDevices1700000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset_password', 'verify_email', 'password_changed', 'new_device'));
-- The first sign-in with the device; it is not known for devices from before this migration.
ALTER TABLE known_devices ADD COLUMN created_at timestamptz NOT NULL DEFAULT '-infinity';
ALTER TABLE known_devices ALTER COLUMN created_at SET DEFAULT now();
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE known_devices DROP COLUMN created_at;
DELETE FROM mails WHERE kind = 'new_device';
ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
  ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset_password', 'verify_email', 'password_changed'));
`);
  }
}
