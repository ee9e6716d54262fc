-- Repeats a failed generation as a new generation with its own hold, which Portada pays: the user is given the price first.
-- Records the action with its reason. All happens in one transaction. The failed generation does not change.
-- Throws insufficient_privilege if the user is no administrator.
-- Returns retried | unknown | not_failed | retried_before | deleted (the account or the thumbnail is deleted).
CREATE OR REPLACE FUNCTION retry_generation_by_admin(failed uuid, new_id uuid, admin uuid, why text, new_request_id text,
                                                     deadline_seconds int, per_user int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE g generations; owner uuid; shown jsonb; accepted record;
BEGIN
  SELECT user_id INTO owner FROM generations WHERE id = failed;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  -- Two retries of one generation wait for each other.
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = owner AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  SELECT * INTO g FROM generations WHERE id = failed;
  IF g.status <> 'failed' THEN RETURN 'not_failed'; END IF;
  IF EXISTS (SELECT 1 FROM generations WHERE retry_of = failed) THEN RETURN 'retried_before'; END IF;
  SELECT t.prompt INTO shown FROM thumbnails t JOIN users u ON u.id = t.user_id
    WHERE t.id = g.thumbnail_id AND t.deleted_at IS NULL AND u.deleted_at IS NULL;
  IF NOT FOUND THEN RETURN 'deleted'; END IF;
  PERFORM note_admin_action(admin, 'generation.retry', failed::text, why);
  PERFORM adjust_credits(owner, g.credits, 'retry:' || new_id);
  SELECT * INTO accepted FROM reserve_generations(jsonb_build_array(jsonb_build_object(
    'ids', jsonb_build_array(new_id), 'userId', owner, 'thumbnailId', g.thumbnail_id, 'request', g.request,
    'prompt', shown, 'requestHash', encode(g.request_hash, 'hex'), 'requestId', new_request_id, 'seed', g.seed,
    'deadlineSeconds', deadline_seconds, 'credits', g.credits)), per_user);
  IF accepted.outcome <> 'reserved' THEN RAISE EXCEPTION 'retry not accepted: %', accepted.outcome; END IF;
  UPDATE generations SET retry_of = failed WHERE id = new_id;
  RETURN 'retried';
END $$;
REVOKE ALL ON FUNCTION retry_generation_by_admin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION retry_generation_by_admin TO portada_app;
