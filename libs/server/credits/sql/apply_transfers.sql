-- Trigger function: updates both credit balances of each new transfer of a statement. Nothing else writes balances.
CREATE OR REPLACE FUNCTION apply_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM credit_accounts
    WHERE id = ANY (ARRAY(SELECT debit_account FROM fresh UNION SELECT credit_account FROM fresh))
      AND balance IS NOT NULL
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE credit_accounts a SET balance = a.balance + moved.amount, version = a.version + moved.transfers
    FROM (SELECT account, sum(amount)::bigint AS amount, count(*) AS transfers
            FROM (SELECT credit_account AS account, amount FROM fresh
                  UNION ALL SELECT debit_account, -amount FROM fresh) AS side GROUP BY account) AS moved
    WHERE a.id = moved.account AND a.balance IS NOT NULL;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION apply_transfers FROM PUBLIC;
