-- Ends every access to an account: sessions, API keys, trusted devices, links in mails, and sign-ins that wait for a second
-- factor or a link. Webhook endpoints are disabled, and give their waiting deliveries up.
-- Returns the ids of the sessions that ended.
CREATE OR REPLACE FUNCTION end_access(owner uuid) RETURNS uuid[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE ended uuid[];
BEGIN
  -- A key or an endpoint is created under this lock.
  PERFORM 1 FROM users WHERE id = owner FOR NO KEY UPDATE;
  UPDATE api_keys SET revoked_at = clock_timestamp() WHERE user_id = owner AND revoked_at IS NULL;
  WITH disabled AS (
    UPDATE webhook_endpoints SET disabled_at = clock_timestamp(), disabled_reason = 'owner'
     WHERE user_id = owner AND disabled_at IS NULL RETURNING id)
  UPDATE webhook_deliveries d SET next_at = NULL, failure = 'disabled' FROM disabled
   WHERE d.endpoint_id = disabled.id AND d.next_at IS NOT NULL;
  DELETE FROM account_tokens WHERE user_id = owner;
  DELETE FROM pending_links WHERE user_id = owner;
  DELETE FROM known_devices WHERE user_id = owner;
  DELETE FROM sign_in_steps WHERE user_id = owner;
  DELETE FROM passkey_challenges WHERE user_id = owner;
  WITH gone AS (DELETE FROM sessions WHERE user_id = owner RETURNING id)
    SELECT coalesce(array_agg(id), '{}') INTO ended FROM gone;
  RETURN ended;
END $$;
REVOKE ALL ON FUNCTION end_access FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_access TO portada_app;
