-- Former name of enqueue_next_for_user, for transactions of the previous release that run during an upgrade.
CREATE OR REPLACE FUNCTION choose_next_of(owner uuid, to_tail boolean, since timestamptz, per_user int DEFAULT NULL)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN enqueue_next_for_user(owner, to_tail, since, per_user);
END $$;
REVOKE ALL ON FUNCTION choose_next_of FROM PUBLIC;
