-- Credits that an API key and the keys that replaced it have spent or reserved in this calendar month (UTC). `key` is the first of
-- these keys.
CREATE OR REPLACE FUNCTION spent_by_key(key uuid) RETURNS int
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(g.credits), 0)::int FROM generations g
   WHERE g.api_key_id = ANY (key || ARRAY(SELECT k.id FROM api_keys k WHERE k.first_key_id = key)) AND g.created_at >= date_trunc('month', now(), 'UTC')
     AND g.status NOT IN ('failed', 'cancelled')
$$;
REVOKE ALL ON FUNCTION spent_by_key FROM PUBLIC;
GRANT EXECUTE ON FUNCTION spent_by_key TO portada_app;
