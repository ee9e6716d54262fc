-- Records a failed attempt and ends the claim of its endpoint. The delivery is due again after pause_seconds; null: it is
-- given up. The status 410 disables the endpoint, and so does a failure after most_days days without a success: all its
-- deliveries are given up, and its user gets a mail.
-- Returns retrying | failed | disabled | stale (the attempt is not the current one, or the delivery is gone).
CREATE OR REPLACE FUNCTION fail_webhook_delivery(wanted uuid, by_attempt int, pause_seconds int, why text, code int, ms int,
                                                 most_days int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE endpoint uuid; owner uuid; reason text;
BEGIN
  -- The claim has the endpoint's lock first, too.
  SELECT e.id, e.user_id,
         CASE WHEN code = 410 THEN 'gone'
              WHEN e.failing_since < clock_timestamp() - make_interval(days => most_days) THEN 'failing' END
    INTO endpoint, owner, reason
    FROM webhook_endpoints e
   WHERE e.id = (SELECT d.endpoint_id FROM webhook_deliveries d WHERE d.id = wanted) FOR NO KEY UPDATE;
  UPDATE webhook_deliveries SET last_at = clock_timestamp(), response_code = code, failure = why, duration_ms = ms,
         next_at = clock_timestamp() + make_interval(secs => pause_seconds)
   WHERE id = wanted AND attempts = by_attempt AND next_at IS NOT NULL;
  IF NOT FOUND THEN RETURN 'stale'; END IF;
  UPDATE webhook_endpoints SET claimed_until = NULL, failing_since = coalesce(failing_since, clock_timestamp()),
         disabled_at = coalesce(disabled_at, CASE WHEN reason IS NOT NULL THEN clock_timestamp() END),
         disabled_reason = coalesce(disabled_reason, reason)
   WHERE id = endpoint;
  IF reason IS NOT NULL THEN
    UPDATE webhook_deliveries SET next_at = NULL, failure = CASE WHEN id = wanted THEN why ELSE 'disabled' END
     WHERE endpoint_id = endpoint AND next_at IS NOT NULL;
    INSERT INTO mails (user_id, kind) VALUES (owner, 'webhook_disabled');
    RETURN 'disabled';
  END IF;
  RETURN CASE WHEN pause_seconds IS NULL THEN 'failed' ELSE 'retrying' END;
END $$;
REVOKE ALL ON FUNCTION fail_webhook_delivery FROM PUBLIC;
GRANT EXECUTE ON FUNCTION fail_webhook_delivery TO portada_app;
