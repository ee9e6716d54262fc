-- Ends a generation, once: the first call settles the generation, every later call returns 'stale'. The error code
-- deadline is refused with 'stale' before gives_up_at, because only this clock decides about it. by_fence: null
-- for cancel, deadline and the sweeps, which may settle any open generation. image, for succeeded: {id, objectKey,
-- sha256 (hex), mimeType, width, height, bytes, legibility, scene, origin, plate?, credits?}. plate, the image beneath
-- the headline in the same size: {id, objectKey, sha256 (hex), mimeType, bytes}. The model of origin replaces the
-- reported model. credits is the price of the model that made the image. The capture has at most the amount of the hold,
-- and the amount of the hold without a price. The rest of the hold is released.
CREATE OR REPLACE FUNCTION settle_generation(wanted uuid, by_fence int, new_status text, new_error_code text, image jsonb)
RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE g generations; before generations; owner uuid; new_image uuid; shown jsonb := '{}';
  spent int;
BEGIN
  SELECT user_id INTO owner FROM generations WHERE id = wanted;
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = owner AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  SELECT * INTO before FROM generations WHERE id = wanted;
  IF new_error_code = 'deadline' AND gives_up_at(before, latest_success()) > clock_timestamp() THEN
    RETURN 'stale';
  END IF;
  UPDATE generations SET status = new_status, error_code = new_error_code, lease_until = NULL,
         next_rank = NULL, next_at = NULL, finished_at = clock_timestamp(), version = version + 1,
         percent = CASE WHEN new_status = 'succeeded' AND percent IS NOT NULL THEN 100 ELSE percent END,
         model = coalesce(image -> 'origin' ->> 'modelId', model)
    WHERE id = wanted AND status IN ('queued', 'running')
      AND (by_fence IS NULL OR (fence = by_fence AND status = 'running'))
    RETURNING * INTO g;
  IF NOT FOUND THEN RETURN 'stale'; END IF;
  spent := least(g.credits, greatest(1, coalesce((image ->> 'credits')::int, g.credits)));
  INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
    VALUES (CASE WHEN new_status = 'succeeded' THEN 'capture' ELSE 'release' END, owner,
            user_account('held', owner),
            CASE WHEN new_status = 'succeeded' THEN portada_account('consumed') ELSE user_account('available', owner) END,
            spent, wanted, 'settle:' || wanted);
  IF spent < g.credits THEN
    INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, generation_id, reason)
      VALUES ('release', owner, user_account('held', owner), user_account('available', owner), g.credits - spent, wanted,
              'rest:' || wanted);
  END IF;
  IF new_status = 'succeeded' THEN
    INSERT INTO images (id, user_id, thumbnail_id, kind, object_key, sha256, mime_type, width, height, bytes)
      SELECT (p ->> 'id')::uuid, owner, g.thumbnail_id, 'plate', p ->> 'objectKey', decode(p ->> 'sha256', 'hex'),
             p ->> 'mimeType', (image ->> 'width')::int, (image ->> 'height')::int, (p ->> 'bytes')::bigint
        FROM (SELECT image -> 'plate') AS given (p) WHERE jsonb_typeof(p) = 'object';
    INSERT INTO images (id, user_id, thumbnail_id, generation_id, kind, object_key, sha256, mime_type, width, height, bytes,
                        legibility, scene, origin, plate_id)
      VALUES ((image ->> 'id')::uuid, owner, g.thumbnail_id, wanted, 'generated', image ->> 'objectKey',
              decode(image ->> 'sha256', 'hex'), image ->> 'mimeType', (image ->> 'width')::int,
              (image ->> 'height')::int, (image ->> 'bytes')::bigint,
              nullif(image -> 'legibility', 'null'), nullif(image -> 'scene', 'null'), nullif(image -> 'origin', 'null'),
              (image #>> '{plate,id}')::uuid)
      RETURNING id INTO new_image;
    -- A thumbnail gets the settings of the image that it shows.
    shown := jsonb_strip_nulls(jsonb_build_object('aspectRatio', g.request ->> 'aspectRatio',
                                                  'resolution', (image ->> 'width') || 'x' || (image ->> 'height')));
  END IF;
  UPDATE thumbnails t SET current_image_id = coalesce(new_image, t.current_image_id), updated_at = clock_timestamp(),
         settings = CASE WHEN new_image IS NULL THEN t.settings ELSE coalesce(t.settings, '{}') || shown END,
         status = CASE
           WHEN EXISTS (SELECT 1 FROM generations o WHERE o.thumbnail_id = t.id AND o.status IN ('queued', 'running'))
             THEN 'processing'
           WHEN coalesce(new_image, t.current_image_id) IS NOT NULL THEN 'completed'
           WHEN new_status = 'failed' THEN 'failed'
           ELSE 'draft' END
    WHERE t.id = g.thumbnail_id;
  PERFORM queue_webhooks(ARRAY[wanted]);
  -- If this generation was next in line, the user's next generation takes its place.
  PERFORM enqueue_next_for_user(owner, before.status = 'running', coalesce(before.next_at, clock_timestamp()));
  RETURN 'settled';
END $$;
REVOKE ALL ON FUNCTION settle_generation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION settle_generation TO portada_app;
