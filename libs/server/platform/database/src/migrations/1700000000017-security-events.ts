import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The security log: who did what to which account, from where, and how it ended. Processes add rows and read them; rows
 * leave by age alone, and lose address and device when their account is deleted.
 */
export class SecurityEvents1700000000017 implements MigrationInterface {
  readonly name = 'SecurityEvents1700000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid,                        -- whose account; null where none is known. No reference: it would lock users
  kind text NOT NULL CHECK (kind IN ('sign_up', 'sign_in', 'sign_out', 'session_ended', 'password_reset_requested',
    'password_reset', 'password_changed', 'email_verified', 'data_exported', 'account_deleted', 'administrator_action',
    'access_refused', 'limit_reached')),
  outcome text NOT NULL CHECK (outcome IN ('success', 'failure')),
  route text NOT NULL,                 -- method and pattern of the address, without ids
  status int NOT NULL,                 -- of the HTTP answer
  address text,
  user_agent text,
  occurrences int NOT NULL DEFAULT 1 CHECK (occurrences > 0),  -- like ones that came together
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX security_events_of_user ON security_events (user_id, id DESC) WHERE user_id IS NOT NULL;
CREATE INDEX security_events_by_age ON security_events (created_at);
GRANT SELECT, INSERT ON security_events TO portada_app;

-- Deletes up to batch rows that are older than a number of days, at least 90; gives how many there were.
CREATE FUNCTION delete_old_security_events(days int, batch int) RETURNS int
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH gone AS (DELETE FROM security_events WHERE id IN (
    SELECT id FROM security_events WHERE created_at < now() - make_interval(days => greatest(days, 90))
     ORDER BY created_at LIMIT batch) RETURNING 1)
  SELECT count(*)::int FROM gone
$$;

-- Without a name already, the rows of a deleted account lose what tells of a person.
CREATE FUNCTION pseudonymise_security_events() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE security_events SET address = NULL, user_agent = NULL WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER security_events_of_deleted AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
  EXECUTE FUNCTION pseudonymise_security_events();

REVOKE ALL ON FUNCTION delete_old_security_events, pseudonymise_security_events FROM PUBLIC;
GRANT EXECUTE ON FUNCTION delete_old_security_events TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TRIGGER security_events_of_deleted ON users;
DROP FUNCTION pseudonymise_security_events, delete_old_security_events;
DROP TABLE security_events;
`);
  }
}
