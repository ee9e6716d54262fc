import type Stripe from 'stripe';
import { randomId } from './ids';
import type { Provider } from './provider';
import type { RowOf } from './state';

type Charge = RowOf<'charges'>;
type Dispute = RowOf<'disputes'>;

/** Fee of the payment provider for a dispute, in cents. */
const disputeFee = 1500;
const day = 24 * 60 * 60;

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/**
 * Returns the change of Portada's balance at the payment provider that a dispute causes.
 * @param amount cents; negative if the bank withdraws money
 */
const movementOf = (dispute: { id: string; currency: string }, amount: number, seconds: number) => {
  const fee = amount < 0 ? disputeFee : 0;
  const movement: Stripe.BalanceTransaction = {
    id: randomId('txn_1'),
    object: 'balance_transaction',
    amount,
    available_on: seconds,
    balance_type: 'payments',
    created: seconds,
    currency: dispute.currency,
    description: amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal',
    exchange_rate: null,
    fee,
    fee_details: fee
      ? [
          {
            amount: fee,
            application: null,
            currency: dispute.currency,
            description: 'Dispute fee',
            type: 'stripe_fee',
          },
        ]
      : [],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
  return movement;
};

const disputeOf = (charge: Charge, amount: number, seconds: number): Stripe.Dispute => {
  const id = randomId('du_1');
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: seconds,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: seconds + 7 * day,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: charge.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    },
    reason: 'fraudulent',
    status: 'needs_response',
  };
};

/**
 * Opens a dispute: the cardholder reclaims the payment, and the bank withdraws the money immediately.
 * @param cents disputed amount; the whole charge by default
 * @throws Error if nothing was paid or the charge is disputed already
 */
export const openDispute = (provider: Provider, paymentIntentId: string, cents?: number): Dispute => {
  const intent = provider.state.get('paymentIntents', paymentIntentId);
  const chargeId = intent?.latest_charge;
  const charge = typeof chargeId === 'string' ? provider.state.get('charges', chargeId) : undefined;
  if (charge?.status !== 'succeeded')
    throw new Error(`the payment ${paymentIntentId} has no charge to dispute`);
  if (charge.disputed) throw new Error(`the charge ${charge.id} is disputed already`);
  const amount = cents ?? charge.amount;
  if (amount < 1 || amount > charge.amount)
    throw new Error(`a dispute of ${amount} cents is not possible for the charge ${charge.id}`);
  const seconds = provider.seconds();
  const opened = disputeOf(charge, amount, seconds);
  provider.state.put('charges', { ...charge, disputed: true });
  provider.emit('charge.dispute.created', opened);
  const withdrawn = provider.state.put('disputes', {
    ...opened,
    balance_transactions: [movementOf(opened, -amount, seconds)],
  });
  provider.emit('charge.dispute.funds_withdrawn', withdrawn);
  return withdrawn;
};

/** Closes a dispute with the decision of the bank. @throws Error for an unknown or closed dispute */
export const closeDispute = (provider: Provider, id: string, outcome: 'won' | 'lost'): Dispute => {
  const dispute = provider.state.get('disputes', id);
  if (dispute?.status !== 'needs_response') throw new Error(`the dispute ${id} is unknown or closed`);
  const closed = provider.state.put('disputes', { ...dispute, status: outcome });
  provider.emit('charge.dispute.closed', closed, { status: dispute.status });
  if (outcome === 'lost') return closed;
  const reinstated = provider.state.put('disputes', {
    ...closed,
    balance_transactions: [
      ...closed.balance_transactions,
      movementOf(closed, closed.amount, provider.seconds()),
    ],
  });
  provider.emit('charge.dispute.funds_reinstated', reinstated);
  return reinstated;
};
