-- Revokes or restores credits to match the refunded and disputed cents. The amounts are totals, not changes, so that
-- the order and repetition of calls do not matter. Credits that were spent already become a debt. `seen`: value of
-- `purchases.readings` before the provider was asked. If the value has changed since, the amounts may be out of date:
-- nothing changes, and the caller reads the amounts at the provider again (stale). Amounts that are recorded already
-- need no such check. Returns revised | same | stale | unpaid | unknown.
CREATE OR REPLACE FUNCTION revise_purchase(purchase uuid, refunded int, disputed int, seen int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE p purchases; wanted int; difference int; spendable bigint; owed bigint;
BEGIN
  p := lock_purchase(purchase);
  IF p.id IS NULL THEN RETURN 'unknown'; END IF;
  IF p.status <> 'paid' THEN RETURN 'unpaid'; END IF;
  IF (p.refunded_cents, p.disputed_cents) = (refunded, disputed) THEN
    UPDATE purchases SET readings = readings + 1 WHERE id = purchase;
    RETURN 'same';
  END IF;
  IF p.readings IS DISTINCT FROM seen THEN RETURN 'stale'; END IF;
  wanted := credits_to_revoke(p.credits, p.received_cents, refunded, disputed);
  difference := wanted - p.revoked_credits;
  UPDATE purchases SET refunded_cents = refunded, disputed_cents = disputed, revoked_credits = wanted,
         revision = revision + (difference <> 0)::int, readings = readings + 1 WHERE id = purchase RETURNING * INTO p;
  SELECT balance INTO spendable FROM credit_accounts WHERE user_id = p.user_id AND kind = 'available';
  SELECT balance INTO owed FROM credit_accounts WHERE user_id = p.user_id AND kind = 'debt';
  IF difference > 0 THEN
    PERFORM enter_transfer(p, 'revoke', user_account('available', p.user_id), portada_account('revoked'),
                           least(spendable, difference));
    PERFORM enter_transfer(p, 'owe', portada_account('adjusted'), user_account('debt', p.user_id),
                           difference - least(spendable, difference));
  ELSE
    PERFORM enter_transfer(p, 'clear', user_account('debt', p.user_id), portada_account('adjusted'),
                           least(owed, -difference));
    PERFORM enter_transfer(p, 'restore', portada_account('revoked'), user_account('available', p.user_id),
                           -difference - least(owed, -difference));
  END IF;
  RETURN 'revised';
END $$;
REVOKE ALL ON FUNCTION revise_purchase FROM PUBLIC;
GRANT EXECUTE ON FUNCTION revise_purchase TO portada_app;
