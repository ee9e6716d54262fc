-- Chooses the user's oldest queued generation that is due (otherwise the generation with the earliest retry) as next
-- in line, and requests its wake-up job. The caller holds the lock of the user's account 'held'. `to_tail`: a slot of
-- this user was claimed or freed, so the user moves behind all users with the same number of running generations;
-- otherwise a generation that is in line keeps its place. Returns whether a wake-up job was requested.
CREATE OR REPLACE FUNCTION enqueue_next_for_user(owner uuid, to_tail boolean, since timestamptz, per_user int DEFAULT NULL)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE in_work int; chosen generations;
BEGIN
  SELECT * INTO chosen FROM generations
    WHERE user_id = owner AND status = 'queued' AND (retry_at IS NULL OR retry_at <= clock_timestamp())
    ORDER BY created_at, id LIMIT 1;
  IF NOT FOUND THEN
    SELECT * INTO chosen FROM generations WHERE user_id = owner AND status = 'queued' ORDER BY retry_at LIMIT 1;
    IF NOT FOUND THEN RETURN false; END IF;
  END IF;
  IF chosen.next_rank IS NOT NULL AND NOT to_tail THEN RETURN false; END IF;
  SELECT count(*) INTO in_work FROM generations WHERE user_id = owner AND status = 'running';
  UPDATE generations SET next_rank = NULL, next_at = NULL
    WHERE user_id = owner AND next_rank IS NOT NULL AND id <> chosen.id;
  UPDATE generations SET next_rank = in_work, next_at = greatest(since, retry_at), enqueued_at = clock_timestamp()
    WHERE id = chosen.id RETURNING * INTO chosen;
  IF in_work >= per_user THEN RETURN false; END IF;
  INSERT INTO outbox (topic, key, handover, available_at)
    VALUES ('generation.run', chosen.id::text, chosen.handover, greatest(clock_timestamp(), chosen.retry_at));
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION enqueue_next_for_user FROM PUBLIC;
