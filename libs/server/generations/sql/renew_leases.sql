-- Renews the leases of one worker process. Returns the ids of the generations that it still holds.
CREATE OR REPLACE FUNCTION renew_leases(wanted uuid[], fences int[], lease_seconds real) RETURNS SETOF uuid
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE generations g SET lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
    FROM unnest(wanted, fences) AS w (id, fence)
    WHERE g.id = w.id AND g.fence = w.fence AND g.status = 'running' RETURNING g.id $$;
REVOKE ALL ON FUNCTION renew_leases FROM PUBLIC;
GRANT EXECUTE ON FUNCTION renew_leases TO portada_app;
