import { randomUUID } from 'node:crypto';
import { createThumbnail, createUser, type Owner } from '@portada/testing';
import type { Pool } from 'pg';
import { Calls } from './ledger.fixture';
import { PurchaseCalls } from './purchases.fixture';

/**
 * Makes every kind of change to the purchases of one buyer, so that each kind of transfer exists. Credits are spent
 * before a dispute, and the next purchase repays the debt.
 */
export const buyEverything = async (owner: Owner, app: Pool) => {
  const purchases = new PurchaseCalls(app);
  const { id: buyer } = await createUser(owner);
  const { id: admin } = await createUser(owner, { role: 'admin' });
  const returned = await purchases.paid(buyer);
  await purchases.revise(returned, { refunded: 150 });
  await purchases.revise(returned, { refunded: 0 });
  const request = { userId: buyer, thumbnailId: await createThumbnail(owner, buyer) };
  await new Calls(app).reserve({ ...request, ids: Array.from({ length: 5 }, () => randomUUID()) });
  // The user has 7 of 12 credits left. A dispute of 10 credits revokes these 7 credits, and the other 3 credits
  // become a debt.
  await purchases.revise(returned, { disputed: 299 });
  const repaid = await purchases.paid(buyer, 'plan-20');
  const [accepted, refused, open] = [
    await purchases.opened(buyer),
    await purchases.opened(buyer),
    await purchases.opened(buyer),
  ];
  await purchases.quarantine(accepted);
  await purchases.accept(accepted, admin);
  await purchases.quarantine(refused);
  await purchases.refuse(refused, admin);
  return { buyer, returned, repaid, accepted, refused, open };
};

const account = (kind: string) =>
  `(SELECT id FROM credit_accounts WHERE kind = '${kind}' AND user_id = '$buyer')`;
const portada = (kind: string) =>
  `(SELECT id FROM credit_accounts WHERE kind = '${kind}' AND user_id IS NULL)`;

/** One transfer of each kind, identified by its reason. */
const transfers = {
  purchase: 'purchase:$returned:0',
  revoke: 'revoke:$returned:1',
  restore: 'restore:$returned:2',
  owe: 'owe:$returned:3',
  repay: 'repay:$repaid:0',
  clear: 'clear:$repaid:0',
} as const;
const sums = {
  purchase: 'paid and credited disagree',
  revoke: 'revoked differs from transfers',
  restore: 'revoked differs from transfers',
  owe: 'revoked differs from transfers',
  repay: 'repayments differ from the debts they clear',
  clear: 'repayments differ from the debts they clear',
} as const;

/**
 * Returns statements that corrupt every column of one transfer, alone and together with the columns that must agree
 * with it.
 */
const corruptionsOf = (kind: keyof typeof transfers): [string, string][] => {
  const set = (what: string) => `UPDATE credit_transfers SET ${what} WHERE reason = '${transfers[kind]}'`;
  const moved = (to: string) => `purchase_id = '${to}', reason = regexp_replace(reason, ':.*:', ':${to}:') `;
  return [
    [set('amount = amount + 1'), sums[kind]],
    [set('amount = amount + 1'), 'balance differs from transfers'],
    [`DELETE FROM credit_transfers WHERE reason = '${transfers[kind]}'`, sums[kind]],
    [set(`user_id = '$stranger'`), 'transfer between the wrong accounts'],
    [set(`debit_account = ${portada('consumed')}`), 'transfer between the wrong accounts'],
    [set(`credit_account = ${portada('consumed')}`), 'transfer between the wrong accounts'],
    [set(`purchase_id = '$open'`), 'wrong amount or reason'],
    [set(moved('$open')), sums[kind]],
    [set(`purchase_id = gen_random_uuid()`), 'transfer of a missing purchase'],
    [set(`reason = 'x' || reason`), 'wrong amount or reason'],
    [set(`reason = reason || 'x'`), 'wrong amount or reason'],
    ...Object.keys(transfers)
      .filter((other) => other !== kind && other !== 'purchase')
      .map((other): [string, string] => [set(`kind = '${other}'`), 'wrong amount or reason']),
  ];
};

const ofPurchase = (name: string, set: string) => `UPDATE purchases SET ${set} WHERE id = '$${name}'`;

/** Statements, each of which corrupts one row of purchases, of their transfers or of the log of administrators. */
export const purchaseCorruptions: [string, string][] = [
  ...(Object.keys(transfers) as (keyof typeof transfers)[]).flatMap(corruptionsOf),
  // Corrupted transfers whose kind and reason, or whose accounts and kind, still agree with each other.
  [
    `UPDATE credit_transfers SET reason = 'revoke:$returned:2' WHERE reason = 'revoke:$returned:1'`,
    'revision differs from transfers',
  ],
  [
    `UPDATE credit_transfers SET kind = 'restore', reason = 'restore:$returned:1', debit_account = credit_account,
            credit_account = debit_account WHERE reason = 'revoke:$returned:1'`,
    'revoked differs from transfers',
  ],
  [
    `UPDATE credit_transfers SET kind = 'repay', reason = 'repay:$returned:0' WHERE reason = 'revoke:$returned:1'`,
    'repayments differ from the debts they clear',
  ],
  [
    `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, purchase_id, reason)
       VALUES ('purchase', '$buyer', ${portada('issued_paid')}, ${account('available')}, 10, '$open', 'purchase:$open:0')`,
    'paid and credited disagree',
  ],
  [
    `INSERT INTO credit_transfers (kind, user_id, debit_account, credit_account, amount, purchase_id, reason)
       VALUES ('clear', '$buyer', ${account('debt')}, ${portada('adjusted')}, 1, '$returned', 'clear:$returned:3')`,
    'revoked differs from transfers',
  ],
  [`UPDATE credit_accounts SET balance = 4 WHERE id = ${account('debt')}`, 'debts and adjusted disagree'],
  // Statements that corrupt purchases.
  [`DELETE FROM purchases WHERE id = '$repaid'`, 'transfer of a missing purchase'],
  [ofPurchase('repaid', 'id = gen_random_uuid()'), 'transfer of a missing purchase'],
  [ofPurchase('repaid', 'id = gen_random_uuid()'), 'paid and credited disagree'],
  [ofPurchase('repaid', `user_id = '$stranger'`), 'paid and credited disagree'],
  [ofPurchase('repaid', `user_id = '$stranger'`), 'transfer between the wrong accounts'],
  [ofPurchase('repaid', `plan = 'plan-50', credits = 50`), 'paid and credited disagree'],
  [ofPurchase('repaid', `status = 'failed', paid_at = NULL`), 'paid and credited disagree'],
  [ofPurchase('repaid', `status = 'open', paid_at = NULL`), 'paid and credited disagree'],
  [
    ofPurchase(
      'open',
      `status = 'paid', paid_at = now(), payment_intent_id = 'pi', received_cents = amount_cents, session_url = NULL`,
    ),
    'paid and credited disagree',
  ],
  [
    ofPurchase('returned', 'refunded_cents = 1, disputed_cents = 0'),
    'revoked differs from refunds and disputes',
  ],
  [ofPurchase('repaid', 'refunded_cents = 1'), 'revoked differs from refunds and disputes'],
  [ofPurchase('repaid', 'disputed_cents = 1'), 'revoked differs from refunds and disputes'],
  [ofPurchase('returned', 'disputed_cents = 100'), 'revoked differs from refunds and disputes'],
  [
    ofPurchase('returned', 'amount_cents = 600, received_cents = 600'),
    'revoked differs from refunds and disputes',
  ],
  [ofPurchase('returned', 'revoked_credits = 9'), 'revoked differs from transfers'],
  [ofPurchase('repaid', 'revoked_credits = 1'), 'revoked differs from refunds and disputes'],
  [ofPurchase('returned', 'revision = 2'), 'revision differs from transfers'],
  [ofPurchase('repaid', 'revision = 1'), 'revision differs from transfers'],
  // Statements that corrupt the decisions of administrators.
  [ofPurchase('accepted', 'decision = NULL'), 'decision and administrator disagree'],
  [ofPurchase('refused', 'decision = NULL'), 'decision and administrator disagree'],
  [ofPurchase('repaid', `decision = 'accepted'`), 'decision and administrator disagree'],
  [`DELETE FROM admin_actions WHERE target = '$accepted'`, 'decision and administrator disagree'],
  [
    `UPDATE admin_actions SET action = 'purchase.accept' WHERE target = '$refused'`,
    'decision and administrator disagree',
  ],
  [
    `UPDATE admin_actions SET target = '$repaid' WHERE target = '$accepted'`,
    'decision and administrator disagree',
  ],
];
