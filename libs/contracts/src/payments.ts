import { z } from 'zod';
import { creditsSchema } from './accounts';
import { fieldMessage } from './field-messages';
import { planIds } from './product-config';

/** One credit pack with its texts in the caller's language. */
export const creditPlanSchema = z.object({
  id: z.enum(planIds),
  /** Id of the pack's price at the payment provider; null until the provider has answered. */
  priceId: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  credits: z.int().min(1),
  /** Price in units of the currency, such as 2.99. `priceCents` is the same price in cents, such as 299. */
  price: z.number(),
  priceCents: z.int().min(1),
  /** Currency code (ISO 4217) in upper case. */
  currency: z.string().length(3),
  /** Price of one credit in units of the currency with three decimals, for display only. */
  pricePerCredit: z.string(),
  popular: z.boolean(),
  /** True if the pack can be bought; false while the price at the provider differs, or without a provider. */
  isSold: z.boolean(),
});
export type CreditPlanBody = z.infer<typeof creditPlanSchema>;

/** Answer of `GET /api/credit-plans`: all credit packs. */
export const creditPlansSchema = z.object({ items: z.array(creditPlanSchema) });
export type CreditPlans = z.infer<typeof creditPlansSchema>;

/**
 * Body of `POST /api/create-checkout-session`, as section 7 of the specification defines it. `priceId` is the id of a
 * pack or of its price at the payment provider. Only `priceId` chooses the pack. All other fields must match the pack.
 */
export const checkoutSchema = z.strictObject({
  priceId: z.string(fieldMessage('required')).min(1, fieldMessage('required')).max(200),
  credits: z.number().optional(),
  userId: z.string().max(200).optional(),
  userEmail: z.string().max(254).optional(),
  successUrl: z.string().max(2000).optional(),
  cancelUrl: z.string().max(2000).optional(),
});
export type CheckoutBody = z.infer<typeof checkoutSchema>;

/** Answer of `POST /api/create-checkout-session`: the browser opens `url`, a page of the payment provider. */
export const checkoutAnswerSchema = z.object({ sessionId: z.string(), url: z.url() });
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** Body of `POST /api/confirm-payment`; `sessionId` is the id of the payment session. */
export const confirmPaymentSchema = z.strictObject({
  sessionId: z.string(fieldMessage('required')).min(1, fieldMessage('required')).max(200),
});

/**
 * Answer of `POST /api/confirm-payment`. `success` is true if the pack is credited, and false, with status 202, while
 * the bank has not confirmed the payment. `credits` are the credits of the pack; `balance` is the balance of the user.
 */
export const confirmPaymentAnswerSchema = z.object({
  success: z.boolean(),
  status: z.enum(['paid', 'pending']),
  credits: z.int().min(1),
  balance: creditsSchema,
});
export type ConfirmPaymentAnswer = z.infer<typeof confirmPaymentAnswerSchema>;

/**
 * States of a purchase. created: the provider may not know the purchase yet. open: the checkout page waits for a
 * payment. pending: the bank has not confirmed the payment yet. quarantined: the payment differs from what was agreed,
 * and an administrator decides.
 */
export const purchaseStatuses = [
  'created',
  'open',
  'pending',
  'paid',
  'failed',
  'expired',
  'quarantined',
] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** One purchase in answers to its owner. Amounts are in cents of the currency, dates are ISO 8601 in UTC. */
export const purchaseSchema = z.object({
  id: z.uuid(),
  plan: z.enum(planIds),
  credits: z.int().min(1),
  amountCents: z.int().min(1),
  /** Currency code (ISO 4217) in upper case. */
  currency: z.string().length(3),
  status: z.enum(purchaseStatuses),
  refundedCents: z.int().min(0),
  /** Amount in cents that is disputed at the bank, or was won back in a dispute. */
  disputedCents: z.int().min(0),
  /** Credits removed by refunds and disputes. */
  revokedCredits: z.int().min(0),
  /** True if `GET /api/me/purchases/:id/receipt` redirects to a receipt of the payment provider. */
  hasReceipt: z.boolean(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

/** Answer of `GET /api/me/purchases`: purchases, newest first, without those that ended without a payment. */
export const purchasePageSchema = z.object({
  items: z.array(purchaseSchema),
  nextCursor: z.string().nullable(),
});
export type PurchasePage = z.infer<typeof purchasePageSchema>;

/**
 * Query of `GET /api/admin/purchases`. `q` is the id of a purchase or user, an email, or an id of the payment provider: of a
 * payment session or a payment.
 */
export const adminPurchaseQuerySchema = z.object({
  q: z.string().trim().max(300, fieldMessage('too_long')).optional(),
  status: z.enum(purchaseStatuses).optional(),
  cursor: z.string().max(40).optional(),
});
export type AdminPurchaseQuery = z.infer<typeof adminPurchaseQuerySchema>;

/** A purchase of any user, as administrators see it. */
export const adminPurchaseSchema = purchaseSchema.extend({
  userId: z.uuid(),
  /** Email of the user; null if the account was deleted. */
  email: z.string().nullable(),
  /** Ids of the payment session and of the payment at the payment provider. */
  sessionId: z.string().nullable(),
  paymentId: z.string().nullable(),
  /** Why the purchase is or was under review. */
  problem: z.string().nullable(),
});
export type AdminPurchase = z.infer<typeof adminPurchaseSchema>;

/**
 * Answer of `GET /api/admin/purchases`: newest first. A page may have few or no items and a cursor, because each page examines
 * at most 5,000 purchases.
 */
export const adminPurchasePageSchema = z.object({
  items: z.array(adminPurchaseSchema),
  nextCursor: z.string().nullable(),
});
export type AdminPurchasePage = z.infer<typeof adminPurchasePageSchema>;

/** Kinds of differences that the reconciliation of purchases, ledger and payment provider can find. */
export const differenceKinds = [
  'paid at the provider, not credited here',
  'credited here, not paid at the provider',
  'session of no purchase',
  'session unknown to the provider',
  'amount, currency or price differs',
  'refunds or disputes differ',
  'credits differ from the ledger',
] as const;
/** One difference that the reconciliation found; `ref` is the id of a row or of an object of the payment provider. */
export const differenceSchema = z.object({
  kind: z.enum(differenceKinds),
  ref: z.string(),
  detail: z.string(),
});
export type Difference = z.infer<typeof differenceSchema>;

/** Answer of `GET /api/admin/payments`: the state of payments for administrators. */
export const adminPaymentsSchema = z.object({
  /** Purchases under review, oldest first, 50 at most. */
  quarantined: z.array(
    purchaseSchema.extend({ userId: z.uuid(), sessionId: z.string().nullable(), problem: z.string() }),
  ),
  /** Number of unprocessed webhook events, and the waiting time of the oldest event in ms. */
  events: z.object({ waiting: z.int().min(0), oldestWaitMs: z.number().min(0) }),
  /** Packs that cannot be bought, because the provider's price differs from ours. */
  notSold: z.array(z.enum(planIds)),
  /** Result of the last completed reconciliation; null before the first reconciliation is complete. */
  reconciliation: z
    .object({
      finishedAt: z.iso.datetime(),
      purchases: z.int().min(0),
      sessions: z.int().min(0),
      differences: z.array(differenceSchema),
    })
    .nullable(),
});
export type AdminPayments = z.infer<typeof adminPaymentsSchema>;
