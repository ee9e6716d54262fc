import type { CreditPlan, Purchase, PurchaseStatus } from '@portada/contracts';

/** A row of the table `purchases`, which only SQL functions change. */
export type PurchaseRow = {
  id: string;
  userId: string;
  plan: CreditPlan['id'];
  credits: number;
  amountCents: number;
  /** Currency code of ISO 4217, in lower case as the provider uses it. */
  currency: string;
  /** The provider's price id. */
  priceId: string;
  status: PurchaseStatus;
  sessionId: string | null;
  sessionUrl: string | null;
  sessionAttempt: number;
  paymentIntentId: string | null;
  refundedCents: number;
  disputedCents: number;
  revokedCredits: number;
  /** Number of recorded reads of refunds and disputes at the provider (column `readings`); see `revise_purchase`. */
  providerRevision: number;
  problem: string | null;
  decision: 'accepted' | 'refused' | null;
  createdAt: Date;
  expiresAt: Date | null;
  paidAt: Date | null;
  /** Seconds since the purchase was created, by the database's clock. */
  ageSeconds: number;
};

/** SQL select list that reads a PurchaseRow from `purchases p`. */
export const purchaseColumns = `
  p.id, p.user_id AS "userId", p.plan, p.credits, p.amount_cents AS "amountCents", p.currency, p.price_id AS "priceId",
  p.status, p.session_id AS "sessionId", p.session_url AS "sessionUrl", p.session_attempt AS "sessionAttempt",
  p.payment_intent_id AS "paymentIntentId", p.refunded_cents AS "refundedCents", p.disputed_cents AS "disputedCents",
  p.revoked_credits AS "revokedCredits", p.readings AS "providerRevision", p.problem, p.decision, p.created_at AS "createdAt",
  p.expires_at AS "expiresAt", p.paid_at AS "paidAt",
  extract(epoch FROM clock_timestamp() - p.created_at)::float8 AS "ageSeconds"`;

/** Converts a row of `purchases` to the form that its owner and administrators see. */
export const toPurchase = (row: PurchaseRow): Purchase => ({
  id: row.id,
  plan: row.plan,
  credits: row.credits,
  amountCents: row.amountCents,
  currency: row.currency.toUpperCase(),
  status: row.status,
  refundedCents: row.refundedCents,
  disputedCents: row.disputedCents,
  revokedCredits: row.revokedCredits,
  hasReceipt: row.status === 'paid' && row.paymentIntentId !== null,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});
