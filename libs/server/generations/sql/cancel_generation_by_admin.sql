-- Cancels a generation by decision of an administrator, releases its hold, and records the action with its reason in the
-- same transaction. Throws insufficient_privilege if the user is no administrator.
-- Returns cancelled | finished (it had ended) | unknown.
CREATE OR REPLACE FUNCTION cancel_generation_by_admin(wanted uuid, admin uuid, why text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM generations WHERE id = wanted) THEN RETURN 'unknown'; END IF;
  IF settle_generation(wanted, NULL, 'cancelled', NULL, NULL) = 'stale' THEN RETURN 'finished'; END IF;
  PERFORM note_admin_action(admin, 'generation.cancel', wanted::text, why);
  RETURN 'cancelled';
END $$;
REVOKE ALL ON FUNCTION cancel_generation_by_admin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cancel_generation_by_admin TO portada_app;
