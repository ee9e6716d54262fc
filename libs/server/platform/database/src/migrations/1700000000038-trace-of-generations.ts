import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The trace of the request of each generation, which the worker continues. */
export class TraceOfGenerations1700000000038 implements MigrationInterface {
  readonly name = 'TraceOfGenerations1700000000038';

  async up(runner: QueryRunner): Promise<void> {
    // W3C traceparent of the request; null without a recorded trace. The type limits the length without a scan of the table.
    await runner.query('ALTER TABLE generations ADD COLUMN traceparent varchar(55)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE generations DROP COLUMN traceparent');
  }
}
