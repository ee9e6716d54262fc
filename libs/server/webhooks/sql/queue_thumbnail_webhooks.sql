-- Queues a delivery of the event thumbnail.updated to each endpoint of the owner that asked for it. The caller changes the
-- current image of the thumbnail in the same transaction, so that no event is lost.
CREATE OR REPLACE FUNCTION queue_thumbnail_webhooks(changed uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO webhook_deliveries (endpoint_id, event, data)
    SELECT e.id, 'thumbnail.updated', jsonb_build_object('thumbnailId', t.id)
      FROM thumbnails t JOIN webhook_endpoints e ON e.user_id = t.user_id AND e.disabled_at IS NULL
     WHERE t.id = changed AND 'thumbnail.updated' = ANY (e.events) $$;
REVOKE ALL ON FUNCTION queue_thumbnail_webhooks FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_thumbnail_webhooks TO portada_app;
