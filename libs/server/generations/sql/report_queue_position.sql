-- Records the place of a generation in the queue of its model's provider, from 1. Returns the changed row, or no row if
-- the fence is old.
CREATE OR REPLACE FUNCTION report_queue_position(wanted uuid, by_fence int, new_position int) RETURNS SETOF generations
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE generations SET provider_queue_position = new_position, version = version + 1
    WHERE id = wanted AND fence = by_fence AND status = 'running' RETURNING * $$;
REVOKE ALL ON FUNCTION report_queue_position FROM PUBLIC;
GRANT EXECUTE ON FUNCTION report_queue_position TO portada_app;
