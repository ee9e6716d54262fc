import type Stripe from 'stripe';
import { invalidRequest, noSuch } from './api-error';
import { randomId } from './ids';
import type { Provider } from './provider';
import type { CreateRefund } from './request-types';
import { keptMetadata } from './session-object';
import type { RowOf } from './state';

type Charge = RowOf<'charges'>;
type Refund = RowOf<'refunds'>;

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** Finds the charge to refund. @throws ApiError if the charge is unknown or not paid */
const chargeFor = (provider: Provider, params: CreateRefund): Charge => {
  if (params.charge !== undefined) {
    const charge = provider.state.get('charges', params.charge);
    if (!charge) throw noSuch('charge', params.charge, 'charge');
    return charge;
  }
  if (params.payment_intent === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = provider.state.get('paymentIntents', params.payment_intent);
  if (!intent) throw noSuch('payment_intent', params.payment_intent, 'payment_intent');
  const charge =
    typeof intent.latest_charge === 'string'
      ? provider.state.get('charges', intent.latest_charge)
      : undefined;
  if (charge?.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'charge_not_refundable',
    );
  }
  return charge;
};

/** Returns the refunded cents of a charge, without failed refunds. */
const refundedOf = (provider: Provider, charge: Charge): number =>
  provider.state
    .all('refunds')
    .filter((refund) => refund.charge === charge.id && !['failed', 'canceled'].includes(refund.status ?? ''))
    .reduce((sum, refund) => sum + refund.amount, 0);

const withRefunds = (provider: Provider, charge: Charge): Charge => {
  const refunded = refundedOf(provider, charge);
  return provider.state.put('charges', {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
};

/**
 * Returns the number of cents to refund, by default the rest of the charge.
 * @throws ApiError if the rest is smaller than the requested amount
 */
const amountOf = (provider: Provider, charge: Charge, wished: number | undefined): number => {
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  }
  if (provider.state.all('disputes').some((one) => one.charge === charge.id && one.status !== 'won')) {
    throw invalidRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge_disputed',
    );
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = wished ?? left;
  if (!Number.isInteger(amount) || amount < 1) {
    throw invalidRequest(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      'amount',
    );
  }
  if (amount > left) {
    const { currency } = charge;
    throw invalidRequest(
      `Refund amount (${money(amount, currency)}) is greater than unrefunded amount on charge (${money(left, currency)})`,
      'amount_too_large',
      'amount',
    );
  }
  return amount;
};

/** Answers `POST /v1/refunds`: refunds a part or the rest of a charge. @throws ApiError for an invalid refund */
export const createRefund = (provider: Provider, params: CreateRefund): Refund => {
  const charge = chargeFor(provider, params);
  const amount = amountOf(provider, charge, params.amount);
  const refund: Stripe.Refund = {
    id: randomId('re_3', 23),
    object: 'refund',
    amount,
    balance_transaction: randomId('txn_3', 23),
    charge: charge.id,
    created: provider.seconds(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata: keptMetadata(params.metadata),
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  provider.state.put('refunds', refund);
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  provider.emit('refund.created', refund);
  provider.emit('charge.refunded', withRefunds(provider, charge), before);
  const referred = provider.state.put('refunds', {
    ...refund,
    destination_details: {
      type: 'card',
      card: {
        reference: randomId('', 16),
        reference_status: 'available',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
    },
  });
  provider.emit('refund.updated', referred);
  return referred;
};

/** Fails a refund: the bank returns the money. @throws Error for an unknown or failed refund */
export const failRefund = (provider: Provider, id: string): Refund => {
  const refund = provider.state.get('refunds', id);
  if (refund?.status !== 'succeeded') throw new Error(`there is no refund ${id} that could fail`);
  const failed = provider.state.put('refunds', {
    ...refund,
    failure_balance_transaction: randomId('txn_3', 23),
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  });
  const charge = typeof failed.charge === 'string' ? provider.state.get('charges', failed.charge) : undefined;
  if (charge) withRefunds(provider, charge);
  provider.emit('refund.updated', failed, { status: 'succeeded' });
  provider.emit('refund.failed', failed);
  provider.emit('charge.refund.updated', failed, { status: 'succeeded' });
  return failed;
};
