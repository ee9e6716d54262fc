import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which SQL files were applied, by the checksum of their text (docs/decisions/0046). */
export class SqlFiles1700000000022 implements MigrationInterface {
  readonly name = 'SqlFiles1700000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The owner alone reads and writes it.
CREATE TABLE sql_files (
  name       text PRIMARY KEY,   -- of the function, view or trigger that the file creates
  checksum   text NOT NULL,      -- SHA-256 of the file, as hexadecimal digits
  applied_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- The earlier migrations created these triggers. A trigger that is created again locks its table, so they stay.
INSERT INTO sql_files (name, checksum) VALUES
  ('append_only', 'e54299034c72ce7c0a9cf8175f2b2bda5453d8ff80c57e08f5d264b4cf709650'),
  ('apply', '7056ed56e5cabe374ce19c9f7e5eb607c2d4a7b3cffb6386069b749a66e569d4'),
  ('credit_agrees', 'b2f1dcf350b93c0de3b086380bfc74dbd8a1517385de172a230b064422451eb3'),
  ('never_truncated', '6fcd4f00b34a29a94ecf11e7cd24198d20cc755e8cf8dec4c073b4f9fa1dd9c7'),
  ('purchase_agrees', '808ebd3935b9843a33ed22f2c33ad5e9635efabc9a696a24032d507c8c59de03'),
  ('security_events_of_deleted', '4742048c87808a3205b4d650bc35be13503d0133765813238d071d7d838d648c'),
  ('settlement_agrees', '43eee614c7b3aa866f1953a12f4c92e2083bd0f0c4b3bbeb2d93fa23482019d2'),
  ('status_agrees', 'd8f6f6e42a7a309c23050b430253f1b3c0c790d5f5a11d3da6f8c8e5a4d8d3c8'),
  ('terms_stay', '72c97e0146743b387094033f019da86d794fbbaff0d40a1ddd57c4bf89977012'),
  ('thumbnails_forget_prompt_draft', '51ad5742d2d17f55d998fc404fd702d6080bce65c88459149bb4d3a2547aecc4');
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sql_files');
  }
}
