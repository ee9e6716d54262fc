import type Stripe from 'stripe';
import { randomId } from './ids';
import type { CreateSession } from './request-types';
import type { WireLineItem, WirePrice } from './state';

/** Returns metadata in the stored form: every value is a string, and empty values are removed. */
export const keptMetadata = (given: Stripe.MetadataParam | '' | null | undefined): Stripe.Metadata =>
  Object.fromEntries(
    Object.entries(given || {})
      .filter(([, value]) => value !== null && value !== '')
      .map(([key, value]) => [key, String(value)]),
  );

/** Returns a line item of a payment session. Amounts are in the smallest unit of the currency. */
export const lineItemOf = (price: WirePrice, quantity: number, description: string): WireLineItem => {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: randomId('li_1'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
};

/** Fields of a payment session that this simulator always leaves empty. */
const unused = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  wallet_options: null,
} as const;

/** Returns the customer details of a payment session, which contain only the email. */
export const customerDetailsOf = (email: string | null): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name: null,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});

/** Returns an open payment session. @param options `expiresAt` and `created` in seconds since 1970 */
export const sessionOf = (options: {
  id: string;
  params: CreateSession;
  items: WireLineItem[];
  created: number;
  expiresAt: number;
  url: string;
}): Stripe.Checkout.Session => {
  const { id, params, items, created, expiresAt, url } = options;
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  return {
    ...unused,
    custom_fields: [],
    discounts: [],
    shipping_options: [],
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created,
    currency: items[0]?.currency ?? null,
    customer_details: params.customer_email ? customerDetailsOf(params.customer_email) : null,
    customer_email: params.customer_email ?? null,
    expires_at: expiresAt,
    livemode: false,
    locale: params.locale ?? null,
    metadata: keptMetadata(params.metadata),
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card', 'us_bank_account'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: params.submit_type ?? null,
    success_url: params.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url,
  };
};
