import { randomUUID } from 'node:crypto';
import { until } from '@portada/testing';
import { inboxPauseSeconds } from './payment-inbox.service';
import { type Buyer, type ShopHarness, createShopHarness } from './testing/shop-harness';

let shop: ShopHarness;
let buyer: Buyer;
beforeAll(async () => {
  shop = await createShopHarness();
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
});
afterEach(() => {
  shop.provider.knobs.api.answer500Before = 0;
  shop.provider.knobs.webhooks.lose = 0;
});

type Waiting = { attempts: number; waits: boolean; done: boolean };
const events = async (purchase: string): Promise<Waiting[]> => {
  const { rows } = await shop.owner.query<Waiting>(
    `SELECT attempts, available_at > clock_timestamp() AS waits, processed_at IS NOT NULL AS done
       FROM payment_events WHERE hint ->> 'purchaseId' = $1`,
    [purchase],
  );
  return rows;
};
/** Sets the last check of a purchase to `hours` hours ago. */
const age = (purchase: string, hours: number) =>
  shop.owner.query(
    'UPDATE purchases SET checked_at = clock_timestamp() - make_interval(hours => $2) WHERE id = $1',
    [purchase, hours],
  );

describe('the inbox of webhook events from the payment provider', () => {
  test('the inbox retries an event with growing pauses until its purchase is settled', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.pay(session, 'paid');
    await shop.provider.drainWebhooks();
    shop.provider.knobs.api.answer500Before = 1;
    expect(await shop.inbox.processDue()).toBeGreaterThan(0);
    expect(await events(purchase)).toContainEqual({ attempts: 1, waits: true, done: false });
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    expect(shop.log).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'payment event not processed, retrying later' }),
    );
    shop.provider.knobs.api.answer500Before = 0;
    await shop.owner.query('UPDATE payment_events SET available_at = clock_timestamp()');
    await shop.processEvents();
    expect(await events(purchase)).toContainEqual({ attempts: 2, waits: expect.any(Boolean), done: true });
    expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
  });

  test('the inbox retries an event after pauses of up to five minutes', () => {
    expect([1, 2, 3, 9, 10, 100].map(inboxPauseSeconds)).toEqual([1, 2, 4, 256, 300, 300]);
  });

  test('the inbox lets another worker process an event after its worker died', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.pay(session, 'paid');
    await shop.provider.drainWebhooks();
    // The event looks as if a worker had claimed it and then died.
    await shop.owner.query(
      `UPDATE payment_events SET attempts = 1, available_at = clock_timestamp() + interval '20 seconds'
        WHERE processed_at IS NULL`,
    );
    expect(await shop.inbox.processDue()).toBe(0);
    await shop.owner.query(
      `UPDATE payment_events SET available_at = clock_timestamp() WHERE processed_at IS NULL`,
    );
    await shop.processEvents();
    expect(await shop.row(purchase)).toMatchObject({ status: 'paid' });
  });

  test('the inbox processes each event once with several workers', async () => {
    await shop.processEvents();
    await shop.owner.query(
      `INSERT INTO payment_events (id, type, hint)
       SELECT 'evt_many_' || nr, 'refund.created', '{"object": "refund"}' FROM generate_series(1, 90) AS nr`,
    );
    const taken = await Promise.all(Array.from({ length: 16 }, () => shop.inbox.processDue(7)));
    await shop.processEvents();
    expect(taken.every((count) => count <= 7)).toBe(true);
    const { rows } = await shop.owner.query(
      `SELECT count(*)::int AS events, sum(attempts)::int AS attempts, count(processed_at)::int AS done
         FROM payment_events WHERE id LIKE 'evt_many_%'`,
    );
    expect(rows).toEqual([{ events: 90, attempts: 90, done: 90 }]);
  });

  test('the inbox deletes an event a month after it was processed', async () => {
    await shop.processEvents();
    await shop.owner.query(
      `INSERT INTO payment_events (id, type, hint, received_at, processed_at) VALUES
         ('evt_old', 'refund.created', '{"object": "refund"}', now() - interval '40 days', now() - interval '31 days'),
         ('evt_new', 'refund.created', '{"object": "refund"}', now() - interval '40 days', now() - interval '29 days'),
         ('evt_waiting', 'refund.created', '{"object": "refund"}', now() - interval '40 days', NULL)`,
    );
    await shop.inbox.cleanUp();
    const { rows } = await shop.owner.query<{ id: string }>(
      `SELECT id FROM payment_events WHERE id IN ('evt_old', 'evt_new', 'evt_waiting') ORDER BY id`,
    );
    expect(rows.map(({ id }) => id)).toEqual(['evt_new', 'evt_waiting']);
  });
});

describe('the purchase sweep', () => {
  beforeEach(async () => {
    await shop.processEvents();
    shop.provider.knobs.webhooks.lose = 1;
  });

  test('the purchase sweep credits a payment without events and without a return of the buyer', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.pay(session, 'paid');
    await shop.processEvents();
    // The sweep skips purchases of the last minute.
    await shop.sweeps.sweep();
    expect(await shop.row(purchase)).toMatchObject({ status: 'open' });
    await age(purchase, 1);
    expect(await shop.sweeps.sweep()).toBeGreaterThan(0);
    expect(await shop.row(purchase)).toMatchObject({ status: 'paid' });
    expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
  });

  test('the purchase sweep checks each purchase once per interval, also with two sweeps at once', async () => {
    const { purchase } = await shop.open(buyer);
    await age(purchase, 1);
    const before = Date.now();
    await Promise.all([shop.sweeps.sweep(), shop.sweeps.sweep()]);
    const { checked_at: checkedAt } = await shop.row(purchase);
    expect((checkedAt as Date).getTime()).toBeGreaterThan(before - 60_000);
    await shop.owner.query('UPDATE purchases SET checked_at = clock_timestamp()');
    expect(await shop.sweeps.sweep()).toBe(0);
  });

  test('the purchase sweep closes purchases that expired or were refused by the bank', async () => {
    const [expired, failed] = [await shop.open(buyer), await shop.open(buyer)];
    await shop.provider.expire(expired.session);
    await shop.provider.pay(failed.session, 'delayed_failure');
    await shop.sweeps.sweep({ eager: true });
    expect(await shop.row(expired.purchase)).toMatchObject({ status: 'expired', session_url: null });
    expect(await shop.row(failed.purchase)).toMatchObject({ status: 'pending' });
    await shop.provider.settleDelayed(failed.session, 'failed');
    await shop.sweeps.sweep({ eager: true });
    expect(await shop.row(failed.purchase)).toMatchObject({ status: 'failed' });
  });

  test('the purchase sweep finds the session of a purchase whose process died before storing it', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.owner.query(
      `UPDATE purchases SET status = 'created', session_id = NULL, session_url = NULL, expires_at = NULL WHERE id = $1`,
      [purchase],
    );
    await shop.sweeps.sweep({ eager: true });
    expect(await shop.row(purchase)).toMatchObject({ status: 'open', session_id: session });
    // A checkout with the id of the purchase as its key returns the page of the found session.
    const again = await shop.checkout(buyer, undefined, { 'idempotency-key': purchase });
    expect(again).toMatchObject({ status: 200, body: { sessionId: session } });
  });

  test('the purchase sweep closes a purchase without a session when no session can be open any more', async () => {
    const make = async (hours: number) => {
      const id = randomUUID();
      await shop.owner.query(
        `INSERT INTO purchases (id, user_id, plan, credits, amount_cents, currency, price_id, created_at)
         VALUES ($1, $2, 'plan-10', 10, 299, 'usd', 'price_x', clock_timestamp() - make_interval(hours => $3))`,
        [id, buyer.id, hours],
      );
      return id;
    };
    const [young, old] = [await make(0), await make(2)];
    await shop.sweeps.sweep({ eager: true });
    expect([(await shop.row(young))['status'], (await shop.row(old))['status']]).toEqual([
      'created',
      'expired',
    ]);
  });

  test('the purchase sweep applies a refund without an event within a day, for half a year after the payment', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.pay(session, 'paid');
    await shop.settlements.settle(purchase);
    await shop.provider.refund(shop.intentOf(session));
    await age(purchase, 23);
    await shop.sweeps.sweep();
    expect(await shop.row(purchase)).toMatchObject({ revoked_credits: 0 });
    await age(purchase, 25);
    await shop.sweeps.sweep();
    expect(await shop.row(purchase)).toMatchObject({ revoked_credits: 10 });
  });

  test('the purchase sweep continues after a purchase that could not be settled, and logs the failure', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.pay(session, 'paid');
    shop.provider.knobs.api.answer500Before = 1;
    await shop.sweeps.sweep({ eager: true });
    expect(await shop.row(purchase)).toMatchObject({ status: 'open' });
    expect(shop.log).toContainEqual(
      expect.objectContaining({
        level: 40,
        purchaseId: purchase,
        msg: 'purchase not settled by the sweep',
      }),
    );
    shop.provider.knobs.api.answer500Before = 0;
    await until(
      async () => {
        await shop.sweeps.sweep({ eager: true });
        return (await shop.row(purchase))['status'] === 'paid';
      },
      { what: 'the credit' },
    );
  });
});
