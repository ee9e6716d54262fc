-- Queues a delivery of each ended generation to each endpoint of its user that asked for the event. Every function that
-- settles generations calls this one, in its transaction, so that no event is lost. A cancelled generation has no event.
CREATE OR REPLACE FUNCTION queue_webhooks(ended uuid[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO webhook_deliveries (endpoint_id, event, data)
    SELECT e.id, o.event, jsonb_build_object('generationId', g.id, 'thumbnailId', g.thumbnail_id, 'status', g.status,
                                             'errorCode', g.error_code)
      FROM generations g
      JOIN (VALUES ('succeeded', 'generation.completed'), ('failed', 'generation.failed')) AS o (status, event)
        ON o.status = g.status
      JOIN webhook_endpoints e ON e.user_id = g.user_id AND e.disabled_at IS NULL AND o.event = ANY (e.events)
     WHERE g.id = ANY (ended) $$;
REVOKE ALL ON FUNCTION queue_webhooks FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_webhooks TO portada_app;
