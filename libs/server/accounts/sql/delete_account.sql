-- Deletes an account: cancels open generations, erases or marks for purging everything that the person wrote or made,
-- and keeps the rows that the ledger refers to, without personal data.
-- Returns the ids of the sessions that ended, or null if there is no such account.
CREATE OR REPLACE FUNCTION delete_account(owner uuid) RETURNS uuid[]
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE open_one uuid; ended uuid[];
BEGIN
  PERFORM 1 FROM credit_accounts WHERE user_id = owner ORDER BY id FOR NO KEY UPDATE;
  PERFORM 1 FROM users WHERE id = owner AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  FOR open_one IN SELECT id FROM generations WHERE user_id = owner AND status IN ('queued', 'running') ORDER BY id LOOP
    PERFORM settle_generation(open_one, NULL, 'cancelled', NULL, NULL);
  END LOOP;
  -- Each generation has one hold. Generations are found by their holds, because the ledger has an index by user.
  UPDATE generations SET request = '{}', request_id = '', request_hash = ''::bytea
    WHERE id IN (SELECT generation_id FROM credit_transfers WHERE user_id = owner AND kind = 'hold');
  UPDATE thumbnails SET title = NULL, description = NULL, content = NULL, prompt = NULL, settings = NULL
    WHERE user_id = owner AND deleted_at IS NOT NULL;
  UPDATE thumbnails SET title = NULL, description = NULL, content = NULL, prompt = NULL, settings = NULL,
         deleted_at = clock_timestamp() WHERE user_id = owner AND deleted_at IS NULL;
  DELETE FROM thumbnail_document_versions v USING thumbnails t WHERE t.id = v.thumbnail_id AND t.user_id = owner;
  DELETE FROM thumbnail_documents d USING thumbnails t WHERE t.id = d.thumbnail_id AND t.user_id = owner;
  DELETE FROM saved_people WHERE user_id = owner;
  DELETE FROM brand_kits WHERE user_id = owner;
  DELETE FROM channel_styles WHERE user_id = owner;
  DELETE FROM share_links WHERE user_id = owner;
  UPDATE assets SET deleted_at = clock_timestamp() WHERE user_id = owner AND deleted_at IS NULL;
  WITH gone AS (DELETE FROM sessions WHERE user_id = owner RETURNING id)
    SELECT coalesce(array_agg(id), '{}') INTO ended FROM gone;
  DELETE FROM identities WHERE user_id = owner;
  DELETE FROM pending_links WHERE user_id = owner;
  DELETE FROM account_tokens WHERE user_id = owner;
  DELETE FROM mails WHERE user_id = owner;
  DELETE FROM known_devices WHERE user_id = owner;
  DELETE FROM totp_factors WHERE user_id = owner;
  DELETE FROM recovery_codes WHERE user_id = owner;
  DELETE FROM passkeys WHERE user_id = owner;
  DELETE FROM passkey_challenges WHERE user_id = owner;
  DELETE FROM sign_in_steps WHERE user_id = owner;
  DELETE FROM api_keys WHERE user_id = owner;
  DELETE FROM webhook_endpoints WHERE user_id = owner;
  UPDATE users SET email = 'deleted-' || owner || '@deleted.invalid', password_hash = NULL, display_name = '',
         photo_url = NULL, country = NULL, language = NULL, role = 'user', email_verified_at = NULL,
         updated_at = clock_timestamp(), deleted_at = clock_timestamp() WHERE id = owner;
  RETURN ended;
END $$;
REVOKE ALL ON FUNCTION delete_account FROM PUBLIC;
GRANT EXECUTE ON FUNCTION delete_account TO portada_app;
