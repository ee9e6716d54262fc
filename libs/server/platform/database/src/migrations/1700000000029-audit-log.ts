import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The table of administrators' actions becomes the audit log: it accepts the actions of every library, and is append-only
 * (see the trigger files of libs/server/admin).
 */
export class AuditLog1700000000029 implements MigrationInterface {
  readonly name = 'AuditLog1700000000029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The names of actions are checked by the functions that write them: <object>.<verb>.
ALTER TABLE admin_actions
  DROP CONSTRAINT admin_actions_action_check,
  ADD CONSTRAINT admin_actions_action_check CHECK (action ~ '^[a-z]+\\.[a-z]+$' AND length(action) <= 40);
-- The function has a fourth parameter now; the file note_admin_action.sql creates it.
DROP FUNCTION IF EXISTS note_admin_action(uuid, text, text);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TRIGGER IF EXISTS admin_actions_append_only ON admin_actions;
DROP TRIGGER IF EXISTS admin_actions_never_truncated ON admin_actions;
DELETE FROM admin_actions WHERE action NOT IN ('purchase.accept', 'purchase.refuse', 'model.enable', 'model.disable');
ALTER TABLE admin_actions
  DROP CONSTRAINT admin_actions_action_check,
  ADD CONSTRAINT admin_actions_action_check
    CHECK (action IN ('purchase.accept', 'purchase.refuse', 'model.enable', 'model.disable'));
`);
  }
}
