/** A payment method on the simulated payment page. */
export type TestCardDetails = {
  method: 'card' | 'us_bank_account';
  /** Number of the card or bank account (https://docs.stripe.com/testing). */
  number: string;
  brand: string;
  last4: string;
};

/**
 * Stripe's test numbers (https://docs.stripe.com/testing), with one number for each outcome of a payment.
 * `delayed_success` and `delayed_failure` are bank debits: the session is complete immediately, and the debit
 * settles later.
 */
export const testCards = {
  paid: { method: 'card', number: '4242424242424242', brand: 'visa', last4: '4242' },
  declined: { method: 'card', number: '4000000000000002', brand: 'visa', last4: '0002' },
  needs_confirmation: { method: 'card', number: '4000002500003155', brand: 'visa', last4: '3155' },
  delayed_success: {
    method: 'us_bank_account',
    number: '000123456789',
    brand: 'STRIPE TEST BANK',
    last4: '6789',
  },
  delayed_failure: {
    method: 'us_bank_account',
    number: '000111111116',
    brand: 'STRIPE TEST BANK',
    last4: '1116',
  },
} as const satisfies Record<string, TestCardDetails>;

export type TestCard = keyof typeof testCards;
/** Names of all test cards of the payment simulator. */
export const testCardNames = Object.keys(testCards) as TestCard[];

/** Result of a payment attempt. After `declined` and `needs_confirmation` the session is still open. */
export type PaymentOutcome = 'paid' | 'declined' | 'needs_confirmation' | 'pending';
