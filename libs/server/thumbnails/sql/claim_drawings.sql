-- Claims documents whose drawing is due for `seconds` seconds, at most `most` and one of each account, oldest first. A claim
-- that ends without an edited image is due again.
CREATE OR REPLACE FUNCTION claim_drawings(most int, seconds int)
RETURNS TABLE (thumbnail_id uuid, user_id uuid, version int, scene jsonb)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH due AS (
    SELECT DISTINCT ON (t.user_id) d.thumbnail_id, d.draw_at
      FROM thumbnail_documents d JOIN thumbnails t ON t.id = d.thumbnail_id
     WHERE d.draw_at <= now() AND t.deleted_at IS NULL
     ORDER BY t.user_id, d.draw_at),
  chosen AS (
    SELECT d.thumbnail_id FROM thumbnail_documents d JOIN due ON due.thumbnail_id = d.thumbnail_id
     WHERE d.draw_at <= now() ORDER BY due.draw_at LIMIT most FOR NO KEY UPDATE OF d SKIP LOCKED)
  UPDATE thumbnail_documents d SET draw_at = clock_timestamp() + make_interval(secs => seconds)
    FROM chosen c JOIN thumbnails t ON t.id = c.thumbnail_id WHERE d.thumbnail_id = c.thumbnail_id
  RETURNING d.thumbnail_id, t.user_id, d.version, d.scene $$;
REVOKE ALL ON FUNCTION claim_drawings FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_drawings TO portada_app;
