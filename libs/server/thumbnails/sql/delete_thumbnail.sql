-- Deletes a thumbnail for its owner and cancels its open generations.
-- Returns the ids of the cancelled generations. Returns null and changes nothing if the owner has no such thumbnail, or if
-- may_cancel forbids to cancel one of its generations.
CREATE OR REPLACE FUNCTION delete_thumbnail(wanted uuid, owner uuid) RETURNS uuid[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE cancelled uuid[];
BEGIN
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = owner AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT 1 FROM thumbnails WHERE id = wanted AND user_id = owner AND deleted_at IS NULL) THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(array_agg(id), '{}') INTO cancelled FROM generations
    WHERE thumbnail_id = wanted AND status IN ('queued', 'running');
  IF NOT (SELECT coalesce(bool_and(may_cancel(id)), true) FROM unnest(cancelled) AS id) THEN RETURN NULL; END IF;
  cancelled := ARRAY(SELECT id FROM unnest(cancelled) AS id
                       WHERE settle_generation(id, NULL, 'cancelled', NULL, NULL) = 'settled');
  UPDATE thumbnails SET deleted_at = clock_timestamp() WHERE id = wanted;
  RETURN cancelled;
END $$;
REVOKE ALL ON FUNCTION delete_thumbnail FROM PUBLIC;
GRANT EXECUTE ON FUNCTION delete_thumbnail TO portada_app;
