import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portada/testing';
import { checkoutParams, refusalOf, simulators } from './stripe-simulator.fixture';
import { StripeState } from './state';

const { start, stop } = simulators();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payments-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'state', 'stripe.json');

it('the payment simulator keeps sessions, payments, prices, idempotency keys and due times over a restart', async () => {
  const first = await start({ stateFile: file(), settleDelayedAfterMs: 0 });
  await first.simulator.changePrice('plan-10', 111);
  const params = await checkoutParams(first.stripe);
  const paid = await first.stripe.checkout.sessions.create(params, { idempotencyKey: 'k' });
  await first.simulator.pay(paid.id, 'paid');
  const intent = first.simulator.read.session(paid.id)?.payment_intent as string;
  await first.simulator.refund(intent, 100);
  const open = await first.stripe.checkout.sessions.create(params);
  await stop(first.simulator);

  const second = await start({ stateFile: file() });
  for (const table of [
    'sessions',
    'paymentIntents',
    'charges',
    'refunds',
    'disputes',
    'events',
    'prices',
  ] as const) {
    expect(second.simulator.read[table]()).toEqual(first.simulator.read[table]());
  }
  const prices = await second.stripe.prices.list({ lookup_keys: ['plan-10'] });
  expect(prices.data).toMatchObject([{ unit_amount: 111 }]);
  const replayed = await second.stripe.checkout.sessions.create(params, { idempotencyKey: 'k' });
  expect(replayed.id).toBe(paid.id);
  expect(await second.simulator.pay(open.id, 'paid')).toBe('paid');
});

it('the payment simulator ignores an incomplete last line of its state file', async () => {
  const first = await start({ stateFile: file() });
  const { id } = await first.stripe.checkout.sessions.create(await checkoutParams(first.stripe));
  // A killed process leaves an incomplete line. The first simulator still has the file open when the second reads
  // it.
  await appendFile(file(), '[["sessions","cs_torn",{"id":"cs_to');
  const second = await start({ stateFile: file() });
  expect(second.simulator.read.sessions().map((session) => session.id)).toEqual([id]);
  expect(await readFile(file(), 'utf8')).not.toContain('cs_torn');
});

it('the payment simulator delivers pending webhook events after a restart', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}/`;
  const first = await start({ stateFile: file(), webhookUrl: nowhere });
  first.simulator.knobs.webhooks.retryMs = [600_000];
  const { id } = await first.stripe.checkout.sessions.create(await checkoutParams(first.stripe));
  await first.simulator.pay(id, 'paid');
  await stop(first.simulator);

  const second = await start({ stateFile: file(), webhookUrl: nowhere });
  second.simulator.knobs.webhooks.retryMs = [];
  await second.simulator.drainWebhooks();
  const tried = second.simulator.read.deliveries().map(({ eventId }) => eventId);
  expect(tried.sort()).toEqual(
    second.simulator.read
      .events()
      .map((event) => event.id)
      .sort(),
  );
});

it('rollback() of the simulator state reverts all changes since the last commit', () => {
  const state = new StripeState(undefined);
  state.put('outbox', { id: 'a', state: 'due' });
  state.commit();
  state.put('outbox', { id: 'a', state: 'lost' });
  state.put('outbox', { id: 'b', state: 'due' });
  state.remove('outbox', 'a');
  state.rollback();
  expect(state.all('outbox')).toEqual([{ id: 'a', state: 'due' }]);
});

it('the payment simulator reverts a call whose response cannot be expanded', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe, { expand: ['nothing'] });
  expect(await refusalOf(stripe.checkout.sessions.create(params))).toMatchObject({ param: 'expand' });
  expect(simulator.read.sessions()).toEqual([]);
});
