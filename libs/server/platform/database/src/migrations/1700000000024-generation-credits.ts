import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The price of a generation in credits. A succeeded generation may have a release beside its capture, if a cheaper model
 * served than the one that was agreed.
 */
export class GenerationCredits1700000000024 implements MigrationInterface {
  readonly name = 'GenerationCredits1700000000024';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Credits that the hold of the generation reserves: the most that the generation can cost.
ALTER TABLE generations ADD COLUMN credits int NOT NULL DEFAULT 1 CHECK (credits BETWEEN 1 AND 100);
-- Open generations with a higher price than 1. The held credits less these differences are the number of open generations.
CREATE INDEX generations_dear_of_user ON generations (user_id)
  WHERE credits > 1 AND status IN ('queued', 'running');
DROP INDEX one_settlement;
CREATE UNIQUE INDEX one_capture ON credit_transfers (generation_id) WHERE kind = 'capture';
CREATE UNIQUE INDEX one_release ON credit_transfers (generation_id) WHERE kind = 'release';
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX one_capture, one_release;
CREATE UNIQUE INDEX one_settlement ON credit_transfers (generation_id) WHERE kind IN ('capture', 'release');
DROP INDEX generations_dear_of_user;
ALTER TABLE generations DROP COLUMN credits;
`);
  }
}
