-- Repays a user's debt from the available credits, as far as they suffice.
CREATE OR REPLACE FUNCTION repay_debt(p purchases) RETURNS void LANGUAGE plpgsql AS $$
DECLARE owed bigint;
BEGIN
  SELECT min(balance) INTO owed FROM credit_accounts WHERE user_id = p.user_id AND kind IN ('available', 'debt');
  PERFORM enter_transfer(p, 'repay', user_account('available', p.user_id), portada_account('revoked'), owed);
  PERFORM enter_transfer(p, 'clear', user_account('debt', p.user_id), portada_account('adjusted'), owed);
END $$;
REVOKE ALL ON FUNCTION repay_debt FROM PUBLIC;
