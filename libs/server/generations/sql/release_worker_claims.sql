-- Ends the leases of a worker process that is known to be dead, and puts its generations back in the queue as
-- expire_leases does. If the worker is still running, it loses its claims, and its later writes change nothing.
-- Returns the ids of the generations.
CREATE OR REPLACE FUNCTION release_worker_claims(dead_worker uuid, max_failures int) RETURNS SETOF uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  WITH held AS (
    SELECT id FROM generations WHERE claimed_by = dead_worker AND status = 'running' ORDER BY id FOR NO KEY UPDATE)
  UPDATE generations g SET lease_until = '-infinity' FROM held WHERE g.id = held.id;
  RETURN QUERY SELECT expire_leases(max_failures);
END $$;
REVOKE ALL ON FUNCTION release_worker_claims FROM PUBLIC;
GRANT EXECUTE ON FUNCTION release_worker_claims TO portada_app;
