-- Inserts a purchase before the payment provider is called.
-- Returns opened | replay (same request as before) | conflict (the id belongs to another user or another pack, or the
-- account is deleted).
CREATE OR REPLACE FUNCTION open_purchase(new_id uuid, owner uuid, new_plan text, new_credits int, new_amount_cents int,
                                         new_currency text, new_price_id text) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO purchases (id, user_id, plan, credits, amount_cents, currency, price_id)
    SELECT new_id, id, new_plan, new_credits, new_amount_cents, new_currency, new_price_id
      FROM users WHERE id = owner AND deleted_at IS NULL
    ON CONFLICT (id) DO NOTHING;
  IF FOUND THEN RETURN 'opened'; END IF;
  IF EXISTS (SELECT 1 FROM purchases WHERE id = new_id AND user_id = owner AND plan = new_plan) THEN
    RETURN 'replay';
  END IF;
  RETURN 'conflict';
END $$;
REVOKE ALL ON FUNCTION open_purchase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_purchase TO portada_app;
