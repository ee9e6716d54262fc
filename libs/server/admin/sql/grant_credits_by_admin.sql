-- Gives a user credits by decision of an administrator, or takes available credits if the number is negative, and records
-- the action with its reason in the same transaction. Throws insufficient_privilege if the caller is no administrator.
-- A second request with the same key changes nothing.
-- Returns granted | missing (fewer credits are available) | unknown | repeated | conflict (the key belongs to another request).
CREATE OR REPLACE FUNCTION grant_credits_by_admin(owner uuid, given bigint, admin uuid, why text, request_key uuid DEFAULT gen_random_uuid())
RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE available bigint; noted bigint; hash bytea := sha256(convert_to(jsonb_build_array(admin, owner, given, why)::text, 'UTF8'));
BEGIN
  PERFORM 1 FROM credit_accounts WHERE user_id = owner ORDER BY id FOR NO KEY UPDATE;
  SELECT a.balance INTO available FROM credit_accounts a JOIN users u ON u.id = a.user_id
    WHERE a.user_id = owner AND a.kind = 'available' AND u.deleted_at IS NULL;
  IF available IS NULL THEN RETURN 'unknown'; END IF;
  INSERT INTO grant_keys (key, request_hash) VALUES (request_key, hash) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT 1 FROM grant_keys k WHERE k.key = request_key AND k.request_hash = hash)
                THEN 'repeated' ELSE 'conflict' END;
  END IF;
  IF available + given < 0 THEN
    DELETE FROM grant_keys WHERE key = request_key;
    RETURN 'missing';
  END IF;
  noted := note_admin_action(admin, 'user.grant', owner::text, why);
  INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, reason)
    SELECT 'adjust', owner, CASE WHEN given > 0 THEN issued ELSE own END, CASE WHEN given > 0 THEN own ELSE issued END,
           abs(given), 'adjust:action:' || noted
      FROM (SELECT portada_account('issued_promo') AS issued, user_account('available', owner) AS own) AS accounts;
  RETURN 'granted';
END $$;
REVOKE ALL ON FUNCTION grant_credits_by_admin FROM PUBLIC;
GRANT EXECUTE ON FUNCTION grant_credits_by_admin TO portada_app;
