-- True if a request for `wanted` credits is beyond the monthly cap of an API key. Counted are the prices of the generations of this
-- calendar month (UTC) that did not fail and were not cancelled, of the key and of the keys that it replaced or that replaced it. The caller holds the lock of the account of the key's
-- owner, so that two requests cannot both take the last credits. A key that was revoked or deleted meanwhile has no credits.
CREATE OR REPLACE FUNCTION is_beyond_key_cap(key uuid, wanted int) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((
    SELECT k.monthly_credits IS NOT NULL AND wanted + spent_by_key(coalesce(k.first_key_id, k.id)) > k.monthly_credits
      FROM api_keys k WHERE k.id = key AND k.revoked_at IS NULL), true)
$$;
REVOKE ALL ON FUNCTION is_beyond_key_cap FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_beyond_key_cap TO portada_app;
