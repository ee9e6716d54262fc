import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The place of a generation in the queue of its image model's provider, and an index for the retention of the requests to
 * image models.
 */
export class ProviderQueue1700000000027 implements MigrationInterface {
  readonly name = 'ProviderQueue1700000000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Place in the queue of the provider, from 1; null: the generation does not wait there.
ALTER TABLE generations ADD COLUMN provider_queue_position int CHECK (provider_queue_position BETWEEN 1 AND 100000);
CREATE INDEX model_requests_by_age ON model_requests (started_at);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP INDEX model_requests_by_age;
ALTER TABLE generations DROP COLUMN provider_queue_position;
`);
  }
}
