-- Claims endpoints with a due delivery for `seconds` seconds, and counts an attempt of the oldest due delivery of each.
-- An endpoint has one attempt at a time, so a slow endpoint delays only its own deliveries. Endpoints whose last attempt
-- failed have a limit of their own, most_failing, so that they cannot occupy all slots of a worker. An account has
-- per_account attempts at a time in each of the two kinds (workers that claim at the same moment may exceed it), and accounts
-- with fewer attempts come first.
-- former_secret is null if there is none that still signs.
CREATE OR REPLACE FUNCTION claim_webhook_deliveries(most int, most_failing int, seconds int)
RETURNS TABLE (id uuid, endpoint_id uuid, user_id uuid, url text, secret bytea, former_secret bytea, is_failing boolean,
               event text, data jsonb, created_at timestamptz, attempts int)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE per_account CONSTANT int := 2; waiting uuid[]; claimed uuid[] := '{}'; taken uuid[]; wants_failing boolean;
BEGIN
  -- One probe of the index for each endpoint, however many deliveries wait for it.
  WITH RECURSIVE endpoints AS (
    (SELECT d.endpoint_id FROM webhook_deliveries d WHERE d.next_at IS NOT NULL ORDER BY d.endpoint_id LIMIT 1)
    UNION ALL
    SELECT (SELECT d.endpoint_id FROM webhook_deliveries d WHERE d.next_at IS NOT NULL AND d.endpoint_id > w.endpoint_id
             ORDER BY d.endpoint_id LIMIT 1) FROM endpoints w WHERE w.endpoint_id IS NOT NULL)
  SELECT array_agg(w.endpoint_id ORDER BY due.next_at) INTO waiting
    FROM endpoints w CROSS JOIN LATERAL (
      SELECT d.next_at FROM webhook_deliveries d WHERE d.endpoint_id = w.endpoint_id AND d.next_at <= clock_timestamp()
       ORDER BY d.next_at LIMIT 1) AS due;
  IF waiting IS NULL THEN RETURN; END IF;
  FOREACH wants_failing IN ARRAY ARRAY[false, true] LOOP
    WITH free AS (
      SELECT e.id, w.place, row_number() OVER (PARTITION BY e.user_id ORDER BY w.place) + (
               SELECT count(*) FROM webhook_endpoints b
                WHERE b.user_id = e.user_id AND b.claimed_until >= clock_timestamp()
                  AND (b.failing_since IS NOT NULL) = wants_failing) AS of_account
        FROM unnest(waiting) WITH ORDINALITY AS w (id, place) JOIN webhook_endpoints e ON e.id = w.id
       WHERE e.disabled_at IS NULL AND (e.failing_since IS NOT NULL) = wants_failing
         AND (e.claimed_until IS NULL OR e.claimed_until < clock_timestamp())),
    chosen AS (
      SELECT e.id FROM webhook_endpoints e JOIN free f ON f.id = e.id
       WHERE f.of_account <= per_account AND (e.claimed_until IS NULL OR e.claimed_until < clock_timestamp())
       ORDER BY f.of_account, f.place LIMIT CASE WHEN wants_failing THEN most_failing ELSE most END
       FOR NO KEY UPDATE OF e SKIP LOCKED),
    marked AS (
      UPDATE webhook_endpoints e SET claimed_until = clock_timestamp() + make_interval(secs => seconds)
        FROM chosen WHERE e.id = chosen.id RETURNING e.id)
    SELECT coalesce(array_agg(m.id), '{}') INTO taken FROM marked m;
    claimed := claimed || taken;
  END LOOP;
  -- A new statement sees what the former owner of a claim has committed.
  RETURN QUERY
    UPDATE webhook_deliveries d SET attempts = d.attempts + 1
      FROM unnest(claimed) AS c (id)
      JOIN webhook_endpoints e ON e.id = c.id
      CROSS JOIN LATERAL (
        SELECT o.id FROM webhook_deliveries o WHERE o.endpoint_id = e.id AND o.next_at <= clock_timestamp()
         ORDER BY o.next_at LIMIT 1) AS oldest
     WHERE d.id = oldest.id
    RETURNING d.id, d.endpoint_id, e.user_id, e.url, e.secret,
              CASE WHEN e.former_until > clock_timestamp() THEN e.former_secret END, e.failing_since IS NOT NULL,
              d.event, d.data, d.created_at, d.attempts;
  UPDATE webhook_endpoints e SET claimed_until = NULL
   WHERE e.id = ANY (claimed) AND NOT EXISTS (
     SELECT FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.next_at <= clock_timestamp());
END $$;
REVOKE ALL ON FUNCTION claim_webhook_deliveries FROM PUBLIC;
GRANT EXECUTE ON FUNCTION claim_webhook_deliveries TO portada_app;
