-- The ledger audit: each row is a broken invariant of ledger, generations, purchases or images, so it is always
-- empty. The audit finds a corrupted row if other rows contradict the row. The view reads each table once, because
-- the audit runs while users work.
CREATE OR REPLACE VIEW audit AS
WITH moved AS (
  SELECT account, sum(amount) AS balance, count(*) AS transfers FROM (
    SELECT credit_account AS account, amount FROM credit_transfers
    UNION ALL SELECT debit_account, -amount FROM credit_transfers) AS side
  GROUP BY account),
-- Credits that the transfers of each purchase have revoked and repaid. The last part of a transfer's reason is the
-- revision of the purchase.
entered AS (
  SELECT purchase_id,
         sum(CASE WHEN kind IN ('revoke', 'owe', 'repay') THEN amount
                  WHEN kind IN ('restore', 'clear') THEN -amount ELSE 0 END) AS revoked,
         max(revision) AS last_revision, count(DISTINCT revision) FILTER (WHERE revision > 0) AS revisions,
         sum(amount) FILTER (WHERE kind = 'repay' AND revision = 0) AS repaid,
         sum(amount) FILTER (WHERE kind = 'clear' AND revision = 0) AS cleared
    FROM (SELECT *, substring(reason FROM ':(\d{1,9})$')::int AS revision FROM credit_transfers
            WHERE purchase_id IS NOT NULL) AS t
    GROUP BY purchase_id)

  SELECT 'balance differs from transfers' AS breach, a.id::text AS ref
    FROM credit_accounts a LEFT JOIN moved m ON m.account = a.id
    WHERE a.balance IS NOT NULL AND a.balance <> coalesce(m.balance, 0)
  UNION ALL
  SELECT 'version differs from the number of transfers', a.id::text
    FROM credit_accounts a LEFT JOIN moved m ON m.account = a.id
    WHERE a.balance IS NOT NULL AND a.version <> coalesce(m.transfers, 0)
  UNION ALL
  SELECT 'negative balance', id::text FROM credit_accounts WHERE balance < 0
  UNION ALL
  SELECT 'user without the three accounts', u.id::text
    FROM users u LEFT JOIN credit_accounts a ON a.user_id = u.id
    GROUP BY u.id HAVING count(a.id) <> 3
  UNION ALL
  SELECT 'account of nobody', a.id::text FROM credit_accounts a
    WHERE a.user_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = a.user_id)
  UNION ALL
  SELECT 'house account missing', wanted
    FROM unnest(ARRAY['issued_paid', 'issued_promo', 'consumed', 'revoked', 'adjusted']) AS wanted
    WHERE NOT EXISTS (SELECT 1 FROM credit_accounts a WHERE a.kind = wanted AND a.user_id IS NULL)
  UNION ALL
  SELECT 'held differs from open generations', a.user_id::text
    FROM credit_accounts a LEFT JOIN generations g ON g.user_id = a.user_id AND g.status IN ('queued', 'running')
    WHERE a.kind = 'held' GROUP BY a.id HAVING a.balance <> coalesce(sum(g.credits), 0)
  UNION ALL
  SELECT 'status and settlement disagree', g.id::text FROM generations g
    LEFT JOIN credit_transfers t ON t.generation_id = g.id AND t.kind IN ('capture', 'release')
                                AND t.reason NOT LIKE 'rest:%'
    WHERE (CASE WHEN g.status = 'succeeded' THEN 'capture'
                WHEN g.status IN ('failed', 'cancelled') THEN 'release' END) IS DISTINCT FROM t.kind
  UNION ALL
  SELECT 'not exactly one hold', g.id::text FROM generations g
    LEFT JOIN credit_transfers t ON t.generation_id = g.id AND t.kind = 'hold'
    GROUP BY g.id HAVING count(t.seq) <> 1
  UNION ALL
  SELECT 'settled credits differ from the hold', g.id::text FROM generations g
    LEFT JOIN credit_transfers t ON t.generation_id = g.id AND t.kind IN ('capture', 'release')
    WHERE g.status IN ('succeeded', 'failed', 'cancelled')
    GROUP BY g.id HAVING coalesce(sum(t.amount), 0) <> g.credits
  UNION ALL
  SELECT 'transfer of a missing generation', t.seq::text FROM credit_transfers t
    WHERE t.generation_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM generations g WHERE g.id = t.generation_id)
  UNION ALL
  SELECT 'transfer between the wrong accounts', t.seq::text FROM credit_transfers t
    LEFT JOIN credit_accounts d ON d.id = t.debit_account
    LEFT JOIN credit_accounts c ON c.id = t.credit_account
    LEFT JOIN generations g ON g.id = t.generation_id
    LEFT JOIN purchases p ON p.id = t.purchase_id
    WHERE ((t.kind, d.kind, c.kind) IN (('grant', 'issued_promo', 'available'), ('adjust', 'issued_promo', 'available'),
             ('adjust', 'available', 'issued_promo'),
             ('hold', 'available', 'held'), ('capture', 'held', 'consumed'), ('release', 'held', 'available'),
             ('purchase', 'issued_paid', 'available'), ('revoke', 'available', 'revoked'),
             ('owe', 'adjusted', 'debt'), ('restore', 'revoked', 'available'), ('repay', 'available', 'revoked'),
             ('clear', 'debt', 'adjusted'))
           AND coalesce(d.user_id, t.user_id) = t.user_id AND coalesce(c.user_id, t.user_id) = t.user_id
           AND coalesce(g.user_id, p.user_id, t.user_id) = t.user_id) IS NOT TRUE
  UNION ALL
  SELECT 'wrong amount or reason', t.seq::text FROM credit_transfers t
    LEFT JOIN generations g ON g.id = t.generation_id
    WHERE NOT CASE t.kind
      WHEN 'grant' THEN t.amount <= 2 AND t.reason = 'signup:' || t.user_id
      WHEN 'adjust' THEN t.reason LIKE 'adjust:%'
      WHEN 'hold' THEN coalesce(t.amount = g.credits, t.amount > 0) AND t.reason = 'hold:' || t.generation_id
      WHEN 'capture' THEN coalesce(t.amount <= g.credits, t.amount > 0) AND t.reason = 'settle:' || t.generation_id
      WHEN 'release' THEN CASE WHEN g.status = 'succeeded' THEN t.amount < g.credits AND t.reason = 'rest:' || t.generation_id
                             ELSE coalesce(t.amount = g.credits, t.amount > 0) AND t.reason = 'settle:' || t.generation_id END
      WHEN 'purchase' THEN t.reason = 'purchase:' || t.purchase_id || ':0'
      WHEN 'repay' THEN t.reason = 'repay:' || t.purchase_id || ':0'
      WHEN 'clear' THEN t.reason ~ ('^clear:' || t.purchase_id || ':\d+$')
      ELSE t.reason ~ ('^' || t.kind || ':' || t.purchase_id || ':[1-9]\d*$') END
  UNION ALL
  SELECT 'transfer of a missing purchase', t.seq::text FROM credit_transfers t
    WHERE t.purchase_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM purchases p WHERE p.id = t.purchase_id)
  UNION ALL
  SELECT 'paid and credited disagree', p.id::text
    FROM purchases p LEFT JOIN credit_transfers t ON t.purchase_id = p.id AND t.kind = 'purchase'
    GROUP BY p.id HAVING count(t.seq) <> (p.status = 'paid')::int
                      OR count(t.seq) <> count(t.seq) FILTER (WHERE t.amount = p.credits AND t.user_id = p.user_id)
  UNION ALL
  SELECT 'revoked differs from transfers', p.id::text FROM purchases p LEFT JOIN entered e ON e.purchase_id = p.id
    WHERE p.revoked_credits <> coalesce(e.revoked, 0)
  UNION ALL
  SELECT 'revision differs from transfers', p.id::text FROM purchases p LEFT JOIN entered e ON e.purchase_id = p.id
    WHERE p.revision <> coalesce(e.last_revision, 0) OR p.revision <> coalesce(e.revisions, 0)
  UNION ALL
  SELECT 'revoked differs from refunds and disputes', p.id::text FROM purchases p
    WHERE p.revoked_credits <> credits_to_revoke(p.credits, coalesce(p.received_cents, p.amount_cents),
                                                 p.refunded_cents, p.disputed_cents)
  UNION ALL
  SELECT 'repayments differ from the debts they clear', e.purchase_id::text FROM entered e
    WHERE e.repaid IS DISTINCT FROM e.cleared
  UNION ALL
  SELECT 'decision and administrator disagree', coalesce(p.id::text, a.target)
    FROM (SELECT id, 'purchase.' || CASE decision WHEN 'accepted' THEN 'accept' ELSE 'refuse' END AS action
            FROM purchases WHERE decision IS NOT NULL) p
    FULL JOIN (SELECT target, action FROM admin_actions WHERE action LIKE 'purchase.%') a
      ON a.target = p.id::text AND a.action = p.action
    WHERE p.id IS NULL OR a.target IS NULL
  UNION ALL
  SELECT 'debts and adjusted disagree', 'house' WHERE
    coalesce((SELECT sum(balance) FROM credit_accounts WHERE kind = 'debt'), 0)
    <> coalesce((SELECT -sum(m.balance) FROM moved m JOIN credit_accounts a ON a.id = m.account
         WHERE a.kind = 'adjusted'), 0)
  UNION ALL
  SELECT 'succeeded without a picture', g.id::text FROM generations g
    WHERE g.status = 'succeeded' AND g.thumbnail_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM images i WHERE i.generation_id = g.id)
  UNION ALL
  SELECT 'picture of an unpaid generation', i.id::text FROM images i
    LEFT JOIN generations g ON g.id = i.generation_id
    WHERE i.generation_id IS NOT NULL AND g.status IS DISTINCT FROM 'succeeded'
  UNION ALL
  SELECT 'picture, generation and thumbnail do not belong together', i.id::text FROM images i
    LEFT JOIN thumbnails t ON t.id = i.thumbnail_id LEFT JOIN generations g ON g.id = i.generation_id
    WHERE t.user_id IS DISTINCT FROM i.user_id
       OR (i.generation_id IS NOT NULL AND (g.user_id, g.thumbnail_id) IS DISTINCT FROM (i.user_id, i.thumbnail_id))
  UNION ALL
  SELECT 'generation on a foreign thumbnail', g.id::text FROM generations g
    LEFT JOIN thumbnails t ON t.id = g.thumbnail_id
    WHERE g.thumbnail_id IS NOT NULL AND t.user_id IS DISTINCT FROM g.user_id
  UNION ALL
  SELECT 'thumbnail shows a picture that is not its own', t.id::text FROM thumbnails t
    LEFT JOIN images c ON c.id = t.current_image_id LEFT JOIN images f ON f.id = t.final_image_id
    WHERE (t.current_image_id IS NOT NULL AND c.thumbnail_id IS DISTINCT FROM t.id)
       OR (t.final_image_id IS NOT NULL AND f.thumbnail_id IS DISTINCT FROM t.id)
  UNION ALL
  SELECT 'processing differs from open generations', t.id::text
    FROM thumbnails t LEFT JOIN generations g ON g.thumbnail_id = t.id AND g.status IN ('queued', 'running')
    GROUP BY t.id HAVING (coalesce(t.status, 'draft') = 'processing') <> (count(g.id) > 0)
  UNION ALL
  SELECT 'issued differs from spent and owned', 'house' WHERE
    coalesce((SELECT -sum(m.balance) FROM moved m JOIN credit_accounts a ON a.id = m.account
       WHERE a.kind IN ('issued_paid', 'issued_promo')), 0)
    <> coalesce((SELECT sum(m.balance) FROM moved m JOIN credit_accounts a ON a.id = m.account
       WHERE a.kind IN ('consumed', 'revoked')), 0)
     + coalesce((SELECT sum(balance) FROM credit_accounts WHERE kind IN ('available', 'held')), 0);
GRANT SELECT ON audit TO portada_app;
