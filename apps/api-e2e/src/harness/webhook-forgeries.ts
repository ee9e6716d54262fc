import { randomUUID } from 'node:crypto';
import type { ProviderMessage, Random } from '@portada/testing';
import { messageOf, signatureOf } from './provider-events';

/**
 * Data that an attacker has: real webhook messages of the payment provider, and the webhook secret, which can sign
 * forged messages.
 */
export type ForgerKnowledge = {
  messages: readonly ProviderMessage[];
  secret: string;
  /** Ids of sessions, payments and purchases of other users, some of them paid. */
  sessions: readonly string[];
  intents: readonly string[];
  purchases: readonly string[];
};

/**
 * A forged webhook message. `refused` is true if its signature is not valid, so that the api must refuse the message.
 */
export type Forgery = { name: string; refused: boolean; message: ProviderMessage };

const pick = <T>(random: Random, list: readonly T[]): T => {
  const item = list[random.between(0, list.length - 1)];
  if (item === undefined) throw new Error('the list of items to draw from is empty');
  return item;
};

const resigned = ({ body, headers }: ProviderMessage, signature: string): ProviderMessage => ({
  body,
  headers: { ...headers, 'stripe-signature': signature },
});
const signatureIn = ({ headers }: ProviderMessage): string => headers['stripe-signature'];

const flipBit = (random: Random, body: Buffer): Buffer => {
  const flipped = Buffer.from(body);
  const place = random.between(0, body.length - 1);
  flipped[place] = (flipped[place] ?? 0) ^ (1 << random.between(0, 7));
  return flipped;
};

/** Changes one digit of a webhook signature header, in the time stamp (`t`) or in the signature (`v1`). */
const otherDigit = (random: Random, signature: string, part: 't' | 'v1'): string => {
  const found = new RegExp(`(?:^|,)${part}=([0-9a-f]+)`).exec(signature);
  if (!found?.[1]) throw new Error(`the signature header has no part ${part}`);
  const place = found.index + found[0].length - random.between(1, found[1].length);
  const digit = (Number.parseInt(signature[place] ?? '0', 16) + random.between(1, 9)) % 10;
  return signature.slice(0, place) + String(digit) + signature.slice(place + 1);
};

const shapes: ((random: Random, real: ProviderMessage) => string)[] = [
  () => '',
  () => 'nonsense',
  () => 't=,v1=',
  () => `t=${'9'.repeat(400)},v1=${'0'.repeat(64)}`,
  () => 'v1='.repeat(2000),
  (_, real) => signatureIn(real).replace('v1=', 'v0='),
  (_, real) => signatureIn(real).replace(/t=\d+/, 't=NaN'),
];

type Refused = (random: Random, real: ProviderMessage, known: ForgerKnowledge) => ProviderMessage;

/** Forged webhook messages without a valid signature, or with an outdated signature, by name. */
const unsigned: Record<string, Refused> = {
  'a changed bit of the body': (random, real) => ({ ...real, body: flipBit(random, real.body) }),
  'a changed digit of the signature': (random, real) =>
    resigned(real, otherDigit(random, signatureIn(real), 'v1')),
  'a changed digit of the time stamp': (random, real) =>
    resigned(real, otherDigit(random, signatureIn(real), 't')),
  'another secret': (random, real) =>
    resigned(real, signatureOf(real.body, `whsec_${random.between(0, 1e9)}`)),
  'an outdated signature': (random, real, { secret }) =>
    resigned(real, signatureOf(real.body, secret, Date.now() - random.between(400, 4_000_000) * 1000)),
  'a malformed signature': (random, real) => resigned(real, pick(random, shapes)(random, real)),
  'a truncated body': (random, real) => ({
    ...real,
    body: real.body.subarray(0, random.between(0, real.body.length - 1)),
  }),
  'a repeated body': (_, real) => ({ ...real, body: Buffer.concat([real.body, real.body]) }),
  'the signature of another message': (random, real, { messages }) => {
    const other = pick(random, messages);
    return other.body.equals(real.body)
      ? resigned(real, signatureOf(real.body, 'whsec_of_another_account'))
      : resigned(real, signatureIn(other));
  },
};

const types = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.created',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
  'payment_intent.succeeded',
  'checkout.session.__proto__',
  'balance.available',
];
const odd = [
  '\u0000',
  '\ud800',
  '__proto__',
  '%00',
  "'; DROP TABLE purchases; --",
  'x'.repeat(5000),
  '🦖',
  '',
];

/** Creates the object of a false webhook event, which claims that any purchase was paid with any amount. */
const falseEvent = (random: Random, { sessions, intents, purchases }: ForgerKnowledge): object => {
  const kind = pick(random, ['checkout.session', 'charge', 'refund', 'dispute', 'payment_intent']);
  const purchase = random.next() < 0.2 ? pick(random, odd) : pick(random, [...purchases, randomUUID()]);
  return {
    id: random.next() < 0.2 ? pick(random, odd) : pick(random, [...sessions, ...intents, 'cs_test_nothing']),
    object: kind,
    mode: 'payment',
    status: pick(random, ['complete', 'succeeded', 'won', 'failed']),
    payment_status: 'paid',
    paid: true,
    amount: -random.between(1, 100_000),
    amount_total: random.between(0, 100_000),
    amount_refunded: 0,
    currency: pick(random, ['usd', 'eur', 'xxx']),
    credits: 1_000_000,
    client_reference_id: purchase,
    metadata: { purchase_id: purchase, credits: '1000000', plan: 'plan-50' },
    payment_intent: pick(random, [...intents, { id: pick(random, intents) }, null]),
    charge: pick(random, ['ch_nothing', null, { id: 'ch_nothing' }]),
    line_items: { data: [{ price: { lookup_key: 'plan-50' }, quantity: 1000 }] },
  };
};

const shapeless: unknown[] = [
  null,
  7,
  [],
  'text',
  { object: null },
  { object: [] },
  { object: { id: 5 } },
  {},
];

/** Creates a webhook event that never happened, with a valid signature. */
const signedFalseEvent = (random: Random, known: ForgerKnowledge): ProviderMessage => {
  const data: unknown = random.next() < 0.1 ? pick(random, shapeless) : { object: falseEvent(random, known) };
  const event = {
    id: random.next() < 0.1 ? pick(random, odd) : `evt_forged_${random.between(0, 1e12)}`,
    object: 'event',
    type: random.next() < 0.1 ? pick(random, odd) : pick(random, types),
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: random.next() < 0.5,
    data,
  };
  return messageOf(event, known.secret, Date.now() + random.between(0, 1) * random.between(0, 1e9));
};

const refusedKinds = Object.entries(unsigned);

/**
 * Draws a random forgery: mostly messages without a valid signature, some replays of real messages, and some false
 * events with a valid signature. The time of a valid signature may be in the future, which the payment provider's
 * library accepts.
 */
export const drawForgery = (random: Random, known: ForgerKnowledge): Forgery => {
  const real = pick(random, known.messages);
  const chance = random.next();
  if (chance < 0.06)
    return { name: 'a false event', refused: false, message: signedFalseEvent(random, known) };
  if (chance < 0.15) return { name: 'a replay', refused: false, message: real };
  if (chance < 0.2) {
    const later = signatureOf(real.body, known.secret, Date.now() + random.between(1, 1e9));
    return { name: 'a replay from the future', refused: false, message: resigned(real, later) };
  }
  const [name, forge] = pick(random, refusedKinds);
  return { name, refused: true, message: forge(random, real, known) };
};
