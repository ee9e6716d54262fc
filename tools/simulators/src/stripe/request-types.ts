import type Stripe from 'stripe';

/*
 * Types of the request parameters, derived from the types of the `stripe` library. `request-schemas.generated.json`
 * is generated from these types. The types contain only parameters that the simulator implements, so that the
 * simulator refuses other parameters.
 */

export type CreateSession = Pick<
  Stripe.Checkout.SessionCreateParams,
  | 'cancel_url'
  | 'client_reference_id'
  | 'customer_email'
  | 'expand'
  | 'expires_at'
  | 'locale'
  | 'metadata'
  | 'mode'
  | 'submit_type'
  | 'success_url'
> & {
  line_items?: Pick<Stripe.Checkout.SessionCreateParams.LineItem, 'price' | 'quantity'>[];
  payment_intent_data?: Pick<
    Stripe.Checkout.SessionCreateParams.PaymentIntentData,
    'description' | 'metadata' | 'receipt_email'
  >;
};
export type ListSessions = Pick<
  Stripe.Checkout.SessionListParams,
  | 'created'
  | 'customer_details'
  | 'ending_before'
  | 'expand'
  | 'limit'
  | 'payment_intent'
  | 'starting_after'
  | 'status'
>;
export type ListLineItems = Stripe.Checkout.SessionListLineItemsParams;
export type ListPrices = Omit<Stripe.PriceListParams, 'recurring'>;
export type ListProducts = Omit<Stripe.ProductListParams, 'shippable' | 'url'>;
export type CreateRefund = Pick<
  Stripe.RefundCreateParams,
  'amount' | 'charge' | 'expand' | 'metadata' | 'payment_intent' | 'reason'
>;
export type ListOfCharge = Stripe.RefundListParams & Stripe.DisputeListParams;
export type ListCharges = Pick<
  Stripe.ChargeListParams,
  'created' | 'ending_before' | 'expand' | 'limit' | 'payment_intent' | 'starting_after'
>;
export type ListPaymentIntents = Pick<
  Stripe.PaymentIntentListParams,
  'created' | 'ending_before' | 'expand' | 'limit' | 'starting_after'
>;
export type ListEvents = Stripe.EventListParams;
/** Parameters of a request that accepts only `expand`. */
export type ExpandOnly = Stripe.Checkout.SessionRetrieveParams;

/** Types of request parameters by the name of their JSON schema. */
export type RequestTypes = {
  CreateSession: CreateSession;
  ListSessions: ListSessions;
  ListLineItems: ListLineItems;
  ListPrices: ListPrices;
  ListProducts: ListProducts;
  CreateRefund: CreateRefund;
  ListOfCharge: ListOfCharge;
  ListCharges: ListCharges;
  ListPaymentIntents: ListPaymentIntents;
  ListEvents: ListEvents;
  ExpandOnly: ExpandOnly;
};
