import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The table of administrators' actions becomes the audit log. The SQL files of libs/server/admin make it append-only, and
 * replace the function that writes it.
 */
export class AuditLog1700000000029 implements MigrationInterface {
  readonly name = 'AuditLog1700000000029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The function has a fourth parameter now; the file note_admin_action.sql creates it.
DROP FUNCTION IF EXISTS note_admin_action(uuid, text, text);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TRIGGER IF EXISTS admin_actions_append_only ON admin_actions;
DROP TRIGGER IF EXISTS admin_actions_never_truncated ON admin_actions;
DELETE FROM admin_actions WHERE action LIKE 'queue.%';
DROP FUNCTION IF EXISTS note_admin_action(uuid, text, text, text);
CREATE FUNCTION note_admin_action(admin uuid, done text, what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO admin_actions (admin_id, action, target)
    SELECT id, done, what FROM users WHERE id = admin AND role = 'admin' AND deleted_at IS NULL;
  IF NOT FOUND THEN RAISE EXCEPTION 'not an administrator' USING ERRCODE = 'insufficient_privilege'; END IF;
END $$;
REVOKE ALL ON FUNCTION note_admin_action(uuid, text, text) FROM PUBLIC;
`);
  }
}
