import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Decisions about quarantined purchases get a reason. The SQL files of libs/server/billing create the functions with a
 * third parameter, which an api of the former version leaves out.
 */
export class DecisionReasons1700000000042 implements MigrationInterface {
  readonly name = 'DecisionReasons1700000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION IF EXISTS accept_purchase(uuid, uuid);
DROP FUNCTION IF EXISTS refuse_purchase(uuid, uuid);
`);
  }

  async down(): Promise<void> {
    // The functions with a third parameter also serve the former version.
  }
}
