-- Refuses a quarantined purchase by decision of an administrator, with a reason. The decision is final: the purchase failed, and the money
-- is refunded on the provider's own page. Returns refused | decided | unknown.
-- An api of the former version calls the function without a reason.
DROP FUNCTION IF EXISTS refuse_purchase(uuid, uuid);
CREATE OR REPLACE FUNCTION refuse_purchase(purchase uuid, admin uuid, because text DEFAULT NULL) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE purchases SET status = 'failed', decision = 'refused' WHERE id = purchase AND status = 'quarantined';
  IF FOUND THEN
    PERFORM note_admin_action(admin, 'purchase.refuse', purchase::text, because);
    RETURN 'refused';
  END IF;
  RETURN CASE WHEN EXISTS (SELECT 1 FROM purchases WHERE id = purchase) THEN 'decided' ELSE 'unknown' END;
END $$;
REVOKE ALL ON FUNCTION refuse_purchase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION refuse_purchase TO portada_app;
