import type Stripe from 'stripe';
import { randomId, steadyId } from './ids';
import type { RowOf } from './state';
import { type TestCard, testCards } from './test-cards';

/** Fields of a payment intent that this simulator always leaves empty. */
const unusedOfIntent = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;

/** Returns a payment intent that waits for a payment method. @param options `created` in seconds since 1970 */
export const paymentIntentOf = (options: {
  session: RowOf<'sessions'>;
  data: RowOf<'intentData'> | undefined;
  created: number;
}): Stripe.PaymentIntent => {
  const { session, data, created } = options;
  const id = randomId('pi_3', 23);
  return {
    ...unusedOfIntent,
    id,
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_received: 0,
    client_secret: `${id}_secret_${randomId('', 25)}`,
    created,
    currency: session.currency ?? 'usd',
    description: data?.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: session.livemode,
    metadata: data?.metadata ?? {},
    next_action: null,
    payment_method: null,
    payment_method_types: session.payment_method_types,
    receipt_email: data?.receiptEmail ?? session.customer_email,
    status: 'requires_payment_method',
  };
};

const methodDetailsOf = (card: TestCard): Stripe.Charge.PaymentMethodDetails => {
  const { method, brand, last4 } = testCards[card];
  if (method === 'us_bank_account') {
    return {
      type: method,
      us_bank_account: {
        account_holder_type: 'individual',
        account_type: 'checking',
        bank_name: brand,
        fingerprint: steadyId('', card).slice(0, 16),
        last4,
        payment_reference: null,
        routing_number: '110000000',
      },
    };
  }
  return {
    type: method,
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: 12,
      exp_year: 2034,
      fingerprint: steadyId('', card).slice(0, 16),
      funding: 'credit',
      installments: null,
      last4,
      mandate: null,
      network: brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
};

const outcomeOf = (status: 'succeeded' | 'pending' | 'failed'): Stripe.Charge.Outcome => ({
  advice_code: status === 'failed' ? 'try_again_later' : null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: status === 'failed' ? 'declined_by_network' : 'approved_by_network',
  reason: status === 'failed' ? 'generic_decline' : null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message:
    status === 'failed'
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
  type: status === 'failed' ? 'issuer_declined' : 'authorized',
});

const unusedOfCharge = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  customer: null,
  failure_balance_transaction: null,
  on_behalf_of: null,
  receipt_number: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;

/** Returns the charge of a payment intent. @param options `created` in seconds since 1970 */
export const chargeOf = (options: {
  intent: RowOf<'paymentIntents'>;
  card: TestCard;
  status: 'succeeded' | 'pending' | 'failed';
  email: string | null;
  created: number;
  pageBase: string;
}): Stripe.Charge => {
  const { intent, card, status, email, created, pageBase } = options;
  const id = `${testCards[card].method === 'card' ? 'ch' : 'py'}_3${randomId('', 23)}`;
  const isFailed = status === 'failed';
  return {
    ...unusedOfCharge,
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isFailed ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: status === 'succeeded' ? randomId('txn_3', 23) : null,
    billing_details: { address: null, email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'PORTADA',
    captured: status === 'succeeded',
    created,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: isFailed ? 'card_declined' : null,
    failure_message: isFailed ? 'Your card was declined.' : null,
    fraud_details: {},
    livemode: intent.livemode,
    metadata: intent.metadata,
    outcome: outcomeOf(status),
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: methodDetailsOf(card),
    receipt_email: intent.receipt_email,
    receipt_url: isFailed ? null : `${pageBase}/receipts/${id}`,
    refunded: false,
    status,
  };
};
