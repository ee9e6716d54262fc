import type { PurchaseStatus } from '@portada/contracts';
import { type Database, changedBy, resultOf, rowOf, rowsOf } from '@portada/database';
import { type PurchaseRow, purchaseColumns } from './purchase-row';

/** A user who may buy packs. */
export type Buyer = { id: string; email: string };

/** Reads a user as a buyer. @returns undefined if the account is deleted */
export const readBuyer = (database: Database, userId: string): Promise<Buyer | undefined> =>
  rowOf(database, 'SELECT id, email FROM users WHERE id = $1 AND deleted_at IS NULL', [userId]);

/** Reads a purchase. @returns undefined if there is no such purchase */
export const readPurchase = (database: Database, id: string): Promise<PurchaseRow | undefined> =>
  rowOf(database, `SELECT ${purchaseColumns} FROM purchases p WHERE p.id = $1`, [id]);

/** Reads a purchase of a user. @returns undefined if there is no such purchase or it belongs to another user */
export const readOwnPurchase = (
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<PurchaseRow | undefined> =>
  rowOf(database, `SELECT ${purchaseColumns} FROM purchases p WHERE p.id = $1 AND p.user_id = $2`, [
    id,
    userId,
  ]);

/**
 * Reads a user's purchase by its payment session. @returns undefined if there is no such purchase or it belongs to
 * another user
 */
export const readPurchaseOfSession = (
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<PurchaseRow | undefined> =>
  rowOf(database, `SELECT ${purchaseColumns} FROM purchases p WHERE p.session_id = $1 AND p.user_id = $2`, [
    sessionId,
    userId,
  ]);

/**
 * Reads a user's purchases except failed and expired purchases, newest first, after the purchase with the id
 * `cursor`.
 */
export const readPurchases = (
  database: Database,
  { userId, cursor, limit }: { userId: string; cursor: string | null; limit: number },
): Promise<PurchaseRow[]> =>
  rowsOf(
    database,
    `SELECT ${purchaseColumns} FROM purchases p
      WHERE p.user_id = $1 AND p.status NOT IN ('failed', 'expired')
        AND ($2::uuid IS NULL OR (p.created_at, p.id) <
             ((SELECT c.created_at FROM purchases c WHERE c.id = $2 AND c.user_id = $1), $2))
      ORDER BY p.created_at DESC, p.id DESC LIMIT $3`,
    [userId, cursor, limit],
  );

/** Reads quarantined purchases, oldest first. */
export const readQuarantined = (database: Database, limit: number): Promise<PurchaseRow[]> =>
  rowsOf(
    database,
    `SELECT ${purchaseColumns} FROM purchases p WHERE p.status = 'quarantined' ORDER BY p.created_at LIMIT $1`,
    [limit],
  );

/** Finds the purchase that has one of the ids; a match of `purchaseId` is preferred. @returns the purchase's id */
export const findPurchase = async (
  database: Database,
  ids: {
    purchaseId?: string | undefined;
    sessionId?: string | undefined;
    paymentIntentId?: string | undefined;
  },
): Promise<string | undefined> => {
  const row = await rowOf<{ id: string }>(
    database,
    `SELECT id FROM purchases WHERE id = $1 OR session_id = $2 OR payment_intent_id = $3
      ORDER BY id = $1 DESC NULLS LAST, session_id = $2 DESC NULLS LAST LIMIT 1`,
    [ids.purchaseId ?? null, ids.sessionId ?? null, ids.paymentIntentId ?? null],
  );
  return row?.id;
};

/** A purchase to insert; `cents` is the price in cents. */
export type NewPurchase = {
  id: string;
  userId: string;
  plan: string;
  credits: number;
  cents: number;
  currency: string;
  priceId: string;
};

/**
 * Calls the SQL function `open_purchase`, which inserts a purchase. `replay`: the same purchase exists; `conflict`:
 * the id belongs to another purchase.
 */
export const openPurchase = (
  database: Database,
  { id, userId, plan, credits, cents, currency, priceId }: NewPurchase,
): Promise<'opened' | 'replay' | 'conflict'> =>
  resultOf(database, 'SELECT open_purchase($1, $2, $3, $4, $5, $6, $7)', [
    id,
    userId,
    plan,
    credits,
    cents,
    currency,
    priceId,
  ]);

/** Stores the number of the attempt whose idempotency key the next request for a payment session uses. */
export const raiseSessionAttempt = async (database: Database, id: string, attempt: number): Promise<void> => {
  await changedBy(
    database,
    'UPDATE purchases SET session_attempt = greatest(session_attempt, $2) WHERE id = $1',
    [id, attempt],
  );
};

/**
 * Calls the SQL function `attach_session`, which stores the payment session of a purchase. @returns true if the
 * stored session is the given session
 */
export const attachSession = (
  database: Database,
  purchaseId: string,
  session: { id: string; url: string | null; expiresAt: Date },
): Promise<boolean> =>
  resultOf(database, 'SELECT attach_session($1, $2, $3, $4)', [
    purchaseId,
    session.id,
    session.url,
    session.expiresAt,
  ]);

/**
 * Calls the SQL function `close_purchase`: records that a purchase was not paid. @returns true if the purchase
 * changed
 */
export const closePurchase = (
  database: Database,
  purchaseId: string,
  outcome: 'pending' | 'failed' | 'expired',
  sessionId: string | null = null,
): Promise<boolean> =>
  resultOf(database, 'SELECT close_purchase($1, $2, $3)', [purchaseId, outcome, sessionId]);

/** Calls the SQL function `fulfil_purchase`: credits a purchase that was paid in full, once. */
export const fulfilPurchase = (
  database: Database,
  purchaseId: string,
  session: { id: string; paymentIntentId: string | null },
): Promise<'fulfilled' | 'already' | 'quarantined' | 'refused' | 'unknown'> =>
  resultOf(database, 'SELECT fulfil_purchase($1, $2, $3)', [purchaseId, session.id, session.paymentIntentId]);

/**
 * Calls the SQL function `revise_purchase`: revokes or restores credits. `totals` must have been read after
 * `purchase.providerRevision`.
 */
export const revisePurchase = (
  database: Database,
  purchase: { id: string; providerRevision: number },
  totals: { refundedCents: number; disputedCents: number },
): Promise<'revised' | 'same' | 'stale' | 'unpaid' | 'unknown'> =>
  resultOf(database, 'SELECT revise_purchase($1, $2, $3, $4)', [
    purchase.id,
    totals.refundedCents,
    totals.disputedCents,
    purchase.providerRevision,
  ]);

/**
 * Calls the SQL function `quarantine_purchase`, which holds a purchase for an administrator's decision. @returns
 * false if the purchase is paid already or was refused
 */
export const quarantinePurchase = (
  database: Database,
  purchaseId: string,
  session: { id: string; paymentIntentId: string | null; amountTotal: number | null },
  because: string,
): Promise<boolean> =>
  resultOf(database, 'SELECT quarantine_purchase($1, $2, $3, $4, $5)', [
    purchaseId,
    session.id,
    because,
    session.paymentIntentId,
    session.amountTotal,
  ]);

/** A decision of an administrator about a quarantined purchase. */
export type Decision = { purchaseId: string; adminId: string; reason: string };

/**
 * Calls the SQL function `accept_purchase`, which credits a quarantined purchase. @throws an error with code 42501 if
 * the caller is no administrator
 */
export const acceptPurchase = (
  database: Database,
  { purchaseId, adminId, reason }: Decision,
): Promise<'accepted' | 'unpaid' | 'decided' | 'unknown'> =>
  resultOf(database, 'SELECT accept_purchase($1, $2, $3)', [purchaseId, adminId, reason]);

/**
 * Calls the SQL function `refuse_purchase`, which ends a quarantined purchase without credits. @throws an error with
 * code 42501 if the caller is no administrator
 */
export const refusePurchase = (
  database: Database,
  { purchaseId, adminId, reason }: Decision,
): Promise<'refused' | 'decided' | 'unknown'> =>
  resultOf(database, 'SELECT refuse_purchase($1, $2, $3)', [purchaseId, adminId, reason]);

/**
 * Records that a purchase was checked at the provider.
 * @returns the purchase's status; undefined if there is no such purchase
 */
export const markChecked = async (database: Database, id: string): Promise<PurchaseStatus | undefined> => {
  const row = await rowOf<{ status: PurchaseStatus }>(
    database,
    'UPDATE purchases SET checked_at = clock_timestamp() WHERE id = $1 RETURNING status',
    [id],
  );
  return row?.status;
};
