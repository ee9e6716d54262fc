-- Returns when the last image was finished, null before the first one.
CREATE OR REPLACE FUNCTION latest_success() RETURNS timestamptz LANGUAGE sql STABLE AS
  $$ SELECT finished_at FROM generations WHERE status = 'succeeded' ORDER BY finished_at DESC LIMIT 1 $$;
REVOKE ALL ON FUNCTION latest_success FROM PUBLIC;
