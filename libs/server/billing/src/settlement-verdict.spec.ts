import type { ProviderSession } from './provider-session';
import { differences, toVerdict } from './settlement-verdict';

const purchase = {
  id: 'p',
  userId: 'u',
  plan: 'plan-10',
  amountCents: 299,
  currency: 'usd',
  priceId: 'price_1',
} as const;

const session: ProviderSession = {
  id: 'cs_1',
  isLive: false,
  mode: 'payment',
  status: 'complete',
  paymentStatus: 'paid',
  amountTotal: 299,
  currency: 'usd',
  clientReferenceId: 'p',
  userId: 'u',
  plan: 'plan-10',
  url: null,
  createdAt: new Date(0),
  expiresAt: new Date(0),
  lines: [{ priceId: 'price_1', quantity: 1 }],
  paymentIntentId: 'pi_1',
  paymentIntentStatus: 'succeeded',
  charge: null,
};

test('the settlement accepts a paid payment session that matches its purchase', () => {
  expect(toVerdict(purchase, session, false)).toEqual({ kind: 'paid' });
});

test('the settlement accepts an open payment session without line items, and refuses a paid session without line items', () => {
  expect(differences(purchase, { ...session, lines: null }, false)).toEqual([]);
  const reason = 'no line items';
  expect(toVerdict(purchase, { ...session, lines: null }, false)).toEqual({ kind: 'mismatch', reason });
});

test.each([
  [{ lines: [] }, '0 lines'],
  [{ lines: [...(session.lines ?? []), { priceId: 'price_2', quantity: 1 }] }, '2 lines'],
  [{ lines: [{ priceId: 'price_2', quantity: 1 }] }, 'price price_2'],
  [{ lines: [{ priceId: 'price_1', quantity: 2 }] }, '2 pieces'],
  [{ amountTotal: 1 }, '1 cents'],
  [{ currency: 'eur' }, 'currency eur'],
  [{ mode: 'setup' }, 'mode setup'],
  [{ isLive: true }, 'a live payment'],
  [{ clientReferenceId: 'other' }, 'of another purchase'],
  [{ userId: 'other' }, 'of another user'],
  [{ plan: 'plan-50' }, 'pack plan-50'],
  [{ paymentStatus: 'no_payment_required' }, 'nothing was paid'],
  [{ paymentIntentId: null }, 'nothing was paid'],
])(
  'the settlement refuses a payment session with %j as a mismatch with its purchase: %s',
  (changes, reason) => {
    expect(toVerdict(purchase, { ...session, ...changes }, false)).toEqual({ kind: 'mismatch', reason });
  },
);
