import { randomUUID } from 'node:crypto';
import { checkoutAnswerSchema } from '@portada/contracts';
import { seeded, until } from '@portada/testing';
import { type ForgerKnowledge, drawForgery } from './harness/webhook-forgeries';
import { type PaymentTestApp, providerKeys, startPaymentTestApp } from './harness/payment-test-app';
import { deliver } from './harness/provider-events';
import type { Creator } from './harness/test-app';

/** Number of forged webhook messages; a full run has 10,000. */
const size = Number(process.env['FORGERIES'] ?? 1_500);
const atOnce = 16;

let app: PaymentTestApp;
beforeAll(async () => {
  app = await startPaymentTestApp({ apis: 2, workers: 2 });
});
afterAll(() => app.close());

const buy = async (buyer: Creator, priceId = 'plan-10') => {
  const id = randomUUID();
  const { status, body } = await buyer.client.post(
    '/api/create-checkout-session',
    { priceId },
    { 'idempotency-key': id },
  );
  expect({ status, body }).toMatchObject({ status: 200 });
  return { id, session: checkoutAnswerSchema.parse(body).sessionId };
};

/**
 * Creates purchases in every state at the payment provider.
 * @returns ids of the purchases and their webhook messages
 */
const history = async (): Promise<ForgerKnowledge> => {
  const { provider } = app;
  const buyers = await Promise.all(Array.from({ length: 6 }, () => app.creator()));
  const [paid, refunded, disputed, open, expired, pending] = await Promise.all(
    buyers.map((buyer) => buy(buyer)),
  );
  if (!paid || !refunded || !disputed || !open || !expired || !pending)
    throw new Error('a purchase is missing');
  for (const { session } of [paid, refunded, disputed]) await provider.pay(session, 'paid');
  const intentOf = (id: string) => String(provider.read.session(id)?.payment_intent);
  await provider.refund(intentOf(refunded.session));
  await provider.dispute(intentOf(disputed.session));
  await provider.expire(expired.session);
  await provider.pay(pending.session, 'delayed_success');
  await provider.drainWebhooks();
  const all = [paid, refunded, disputed, open, expired, pending];
  return {
    messages: [...app.webhooks.messages],
    secret: providerKeys.webhookSecret,
    sessions: all.map(({ session }) => session),
    intents: [paid, refunded, disputed].map(({ session }) => intentOf(session)),
    purchases: all.map(({ id }) => id),
  };
};

/** Returns all rows that contain credits or money, by table. */
const ledgerState = async () => {
  const tables = {
    accounts: 'SELECT user_id, kind, balance, version FROM credit_accounts ORDER BY id',
    transfers: 'SELECT * FROM credit_transfers ORDER BY seq',
    purchases: `SELECT id, status, credits, amount_cents, received_cents, refunded_cents, disputed_cents,
                       revoked_credits FROM purchases ORDER BY id`,
  };
  const read = Object.entries(tables).map(
    async ([name, sql]) => [name, (await app.owner.query(sql)).rows] as const,
  );
  return Object.fromEntries(await Promise.all(read));
};

const settleAll = async () => {
  await until(
    async () => {
      await Promise.all(app.workers.map(({ inbox }) => inbox.processDue(50)));
      return (await app.count('SELECT count(*) FROM payment_events WHERE processed_at IS NULL')) === 0;
    },
    { what: 'every webhook event to be processed', timeoutMs: 60_000 },
  );
};

test(`${size} mutated, replayed and false webhook events change no credits and cause no server error`, async () => {
  const random = seeded('forgeries');
  const known = await history();
  for (const message of known.messages) expect(await deliver(app.api.origin, message)).toBe(200);
  await settleAll();
  const before = await ledgerState();
  expect(before['transfers']?.filter(({ kind }) => kind === 'purchase')).toHaveLength(3);
  await app.expectCleanAudit();

  const odd: { name: string; status: number }[] = [];
  let left = size;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) {
        const { name, refused, message } = drawForgery(random, known);
        const origin = app.origins[random.between(0, app.origins.length - 1)] ?? '';
        const status = await deliver(origin, message);
        const isRight = refused
          ? status === 400
          : status === 200 || (name === 'a false event' && status === 400);
        if (!isRight) odd.push({ name, status });
      }
    }),
  );
  expect(odd).toEqual([]);
  await settleAll();
  expect(await ledgerState()).toEqual(before);
  await app.expectCleanAudit();
}, 300_000);

test('refuses the body of a webhook that is too large', async () => {
  const body = Buffer.alloc(300 * 1024, ' ');
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
  expect(await deliver(app.api.origin, { body, headers })).toBe(413);
});
