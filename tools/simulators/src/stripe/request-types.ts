import type Stripe from 'stripe';

/*
 * The parameters of each call, in the types of the `stripe` library. `request-schemas.generated.json` is generated
 * from them. For a session only the parameters that the simulator implements are listed, so that all others are
 * refused.
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
/** Parameters of a call that accepts only `expand`. */
export type ExpandOnly = Stripe.Checkout.SessionRetrieveParams;

/** The parameters by the name of the call, for the generation of the schemas. */
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
