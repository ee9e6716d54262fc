import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type CheckoutAnswer, checkoutAnswerSchema, productConfig } from '@portada/contracts';
import { type ProviderMessage, type Random, seeded, until } from '@portada/testing';
import {
  type CustomerOutcome,
  randomOutcome,
  customerOutcomes,
  performOutcome,
} from './harness/customer-outcomes';
import { type PaymentTestApp, providerKeys, startPaymentTestApp } from './harness/payment-test-app';
import { deliver, signatureOf } from './harness/provider-events';
import type { Creator } from './harness/test-app';

/** Number of purchases; a full run has 2,000. */
const size = Number(process.env['PURCHASES'] ?? 100);
/** Number of purchases in the test in which no webhook event is delivered. */
const lostEventSize = Math.ceil(size / 4);
/** Number of simultaneous customers, and of simultaneous deliveries of webhook events. */
const [customersAtOnce, messagesAtOnce] = [8, 12];

let app: PaymentTestApp;
let random: Random;
beforeEach(async () => {
  app = await startPaymentTestApp({ apis: 3, workers: 2 });
  random = seeded('purchases');
});
afterEach(async () => {
  await Promise.allSettled(stops.splice(0).map((stop) => stop()));
  await app.close();
});
/** Functions that stop background work at the end of a test, also if it fails. */
const stops: (() => Promise<unknown>)[] = [];

type Sale = {
  buyer: Creator;
  plan: (typeof productConfig.creditPlans)[number];
  ending: CustomerOutcome;
  session: string;
};

/** Number of responses by HTTP status. */
type Tally = Record<number, number>;
const count = (tally: Tally, status: number) => (tally[status] = (tally[status] ?? 0) + 1);

/** Repeats a request while the response is 503, as users and the payment provider do. */
const repeatWhileUnavailable = async <T extends { status: number }>(ask: () => Promise<T>): Promise<T> => {
  let answer = await ask();
  while (answer.status === 503) answer = await ask();
  return answer;
};

/** Sends two simultaneous requests with one idempotency key to random apis, and expects the same payment page. */
const checkout = async (buyer: Creator, priceId: string): Promise<CheckoutAnswer> => {
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    [random.between(0, 2), random.between(0, 2)].map((nr) =>
      repeatWhileUnavailable(() => app.at(buyer, nr).post('/api/create-checkout-session', { priceId }, key)),
    ),
  );
  const [first, second] = answers.map(({ status, body }) => {
    expect({ status, body }).toMatchObject({ status: 200 });
    return checkoutAnswerSchema.parse(body);
  });
  expect(second).toEqual(first);
  if (!first) throw new Error('the checkout has no response');
  return first;
};

const confirm = async (tally: Tally, who: Creator, sessionId: string): Promise<void> => {
  const client = app.at(who, random.between(0, 2));
  const answer = await repeatWhileUnavailable(() => client.post('/api/confirm-payment', { sessionId }));
  count(tally, answer.status);
};

/**
 * Makes one purchase. The customer confirms the payment up to four times, and sometimes another user tries the same
 * payment session.
 */
const sell = async (
  buyers: readonly Creator[],
  nr: number,
  confirms: { own: Tally; foreign: Tally } | null,
): Promise<Sale> => {
  const [buyer, stranger] = [buyers[nr % buyers.length], buyers[(nr + 1) % buyers.length]];
  const plan = productConfig.creditPlans[random.between(0, productConfig.creditPlans.length - 1)];
  if (!buyer || !stranger || !plan) throw new Error('a buyer or a pack is missing');
  const ending = randomOutcome(random);
  const { sessionId: session } = await checkout(buyer, plan.id);
  const early = confirms && random.next() < 0.1 ? confirm(confirms.own, buyer, session) : null;
  await performOutcome(app.provider, session, ending);
  const own = confirms ? Array.from({ length: random.between(0, 4) }, () => buyer) : [];
  await Promise.all([
    early,
    ...own.map((who) => confirm(confirms?.own ?? {}, who, session)),
    confirms && random.next() < 0.2 ? confirm(confirms.foreign, stranger, session) : null,
  ]);
  return { buyer, plan, ending, session };
};

const sellAll = async (wanted: number, confirms: { own: Tally; foreign: Tally } | null): Promise<Sale[]> => {
  const buyers = await Promise.all(Array.from({ length: Math.ceil(wanted / 4) }, () => app.creator()));
  const sales: Sale[] = [];
  let left = wanted;
  await Promise.all(
    Array.from({ length: customersAtOnce }, async () => {
      while (left-- > 0) sales.push(await sell(buyers, left, confirms));
    }),
  );
  return sales;
};

/**
 * Returns the id of the payment session that a webhook message reports as paid; null if the message reports no payment.
 */
const paidIn = ({ body }: ProviderMessage): string | null => {
  const { data } = JSON.parse(body.toString()) as {
    data: { object: { id: string; payment_status?: string } };
  };
  return data.object.payment_status === 'paid' ? data.object.id : null;
};

/**
 * Signs a webhook message again, as the payment provider does at each attempt. A signature is valid for minutes, a
 * message for days.
 */
const signedNow = ({ body, headers }: ProviderMessage): ProviderMessage => ({
  body,
  headers: { ...headers, 'stripe-signature': signatureOf(body, providerKeys.webhookSecret) },
});

/** Delivers every webhook message 0 to 20 times, in random order, to random apis. */
const startDeliveries = (tally: Tally) => {
  const undelivered: ProviderMessage[] = [];
  const delivered = new Set<string | null>();
  let isOpen = true;
  app.webhooks.onMessage = (message) => {
    const copies = random.between(0, 20);
    if (copies > 0) delivered.add(paidIn(message));
    for (let copy = 0; copy < copies; copy++) undelivered.push(message);
  };
  const deliveries = Array.from({ length: messagesAtOnce }, async () => {
    while (isOpen || undelivered.length > 0) {
      const place = random.between(0, undelivered.length - 1);
      const message = undelivered[place];
      const last = undelivered.pop();
      if (!message || !last) await pause(5);
      else {
        if (place < undelivered.length) undelivered[place] = last;
        const origin = app.origins[random.between(0, app.origins.length - 1)] ?? '';
        const { status } = await repeatWhileUnavailable(async () => ({
          status: await deliver(origin, signedNow(message)),
        }));
        count(tally, status);
      }
    }
  });
  stops.push(() => {
    isOpen = false;
    undelivered.length = 0;
    return Promise.allSettled(deliveries);
  });
  return {
    /**
     * Waits until all webhook messages are delivered.
     * @returns the payment sessions whose payment was delivered
     */
    finish: async () => {
      await app.provider.drainWebhooks();
      isOpen = false;
      await Promise.all(deliveries);
      return delivered;
    },
  };
};

const inboxIsEmpty = async () =>
  (await app.count('SELECT count(*) FROM payment_events WHERE processed_at IS NULL')) === 0;

/** Returns the number of purchases that were paid at the payment provider and are not credited. */
const uncredited = async (sales: readonly Sale[]): Promise<number> => {
  const paid = sales.filter(({ ending }) => customerOutcomes[ending].paid).map(({ session }) => session);
  return app.count(
    `SELECT count(*) FROM unnest($1::text[]) AS s(id)
      WHERE NOT EXISTS (SELECT 1 FROM purchases p WHERE p.session_id = s.id AND p.status = 'paid')`,
    [paid],
  );
};

/**
 * Repeats the payment sweep until all paid purchases are credited. One sweep checks a few purchases, the oldest check
 * first.
 */
const sweepUntilCredited = (sales: readonly Sale[]) =>
  until(
    async () => {
      await Promise.all(app.workers.map(({ sweeps }) => sweeps.sweep({ eager: true })));
      return (await uncredited(sales)) === 0;
    },
    { what: 'all purchases to be credited', timeoutMs: 120_000 },
  );

/**
 * Expects that each buyer has exactly the credits of the paid purchases, and that the payment provider was paid once
 * for each purchase.
 */
const expectExact = async (sales: readonly Sale[]): Promise<void> => {
  const owed = new Map<string, number>(sales.map(({ buyer }) => [buyer.id, productConfig.signUpCredits]));
  const paid = sales.filter(({ ending }) => customerOutcomes[ending].paid);
  for (const { buyer, plan } of paid) owed.set(buyer.id, (owed.get(buyer.id) ?? 0) + plan.credits);
  const { rows } = await app.owner.query<{ user_id: string; balance: number }>(
    `SELECT user_id, balance::int FROM credit_accounts WHERE kind = 'available' AND user_id = ANY ($1)`,
    [[...owed.keys()]],
  );
  expect(new Map(rows.map(({ user_id: id, balance }) => [id, balance]))).toEqual(owed);
  const taken = app.provider.read.charges().filter((charge) => charge.paid);
  expect(taken).toHaveLength(paid.length);
  expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    paid.reduce((sum, { plan }) => sum + plan.cents, 0),
  );
  const transfers = `SELECT count(*) FROM credit_transfers WHERE kind = 'purchase'`;
  expect(await app.count(transfers)).toBe(paid.length);
  await app.expectCleanAudit();
};

test(`${size} purchases are credited once if paid, with webhook events delivered 0 to 20 times in any order and with confirmations`, async () => {
  const [responses, own, foreign]: [Tally, Tally, Tally] = [{}, {}, {}];
  stops.push(...app.workers.map((worker) => worker.work().stop));
  const deliveries = startDeliveries(responses);
  const sales = await sellAll(size, { own, foreign });
  const deliveredSessions = await deliveries.finish();
  await until(inboxIsEmpty, { what: 'every webhook event to be processed', timeoutMs: 60_000 });
  expect(await uncredited(sales.filter(({ session }) => deliveredSessions.has(session)))).toBe(0);
  // The test delivers some webhook events 0 times. Only the sweep can credit the purchases of these events.
  await sweepUntilCredited(sales);
  await expectExact(sales);
  expect(Object.keys(responses)).toEqual(['200']);
  expect(Object.keys(foreign)).toEqual(['404']);
  expect(Object.keys(own).filter((status) => !['200', '202', '402'].includes(status))).toEqual([]);
}, 600_000);

test(`${lostEventSize} purchases whose webhook events are all lost are credited by the return page or by the sweep`, async () => {
  const sales = await sellAll(lostEventSize, null);
  const tally: Tally = {};
  const [returning, gone] = [0, 1].map((half) => sales.filter((_, nr) => nr % 2 === half));
  for (const { buyer, session } of returning ?? []) await confirm(tally, buyer, session);
  expect(await uncredited(returning ?? [])).toBe(0);
  expect(await uncredited(gone ?? [])).toBe(
    gone?.filter(({ ending }) => customerOutcomes[ending].paid).length,
  );
  await sweepUntilCredited(sales);
  await expectExact(sales);
  expect(await app.count('SELECT count(*) FROM payment_events')).toBe(0);
}, 600_000);
