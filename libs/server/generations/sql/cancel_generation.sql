-- Cancels a generation for its owner and releases its hold.
-- Returns settled | stale (it had ended, or belongs to another user) | used_up (may_cancel forbids it: it goes on).
CREATE OR REPLACE FUNCTION cancel_generation(wanted uuid, owner uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM credit_accounts a WHERE a.user_id = owner AND a.kind IN ('available', 'held')
    ORDER BY a.id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT 1 FROM generations WHERE id = wanted AND user_id = owner) THEN RETURN 'stale'; END IF;
  IF NOT may_cancel(wanted) THEN RETURN 'used_up'; END IF;
  RETURN settle_generation(wanted, NULL, 'cancelled', NULL, NULL);
END $$;
REVOKE ALL ON FUNCTION cancel_generation FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cancel_generation TO portada_app;
