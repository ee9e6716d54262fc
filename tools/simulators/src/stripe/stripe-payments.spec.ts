import type Stripe from 'stripe';
import { checkoutParams, refusalOf, simulators } from './stripe-simulator.fixture';
import { type TestCard, testCardNames } from './test-cards';

const { start } = simulators();

/** Starts a simulator with one open session. @returns functions that read its state and the types of its events */
const openSession = async (options: Parameters<typeof start>[0] = {}) => {
  const { simulator, stripe } = await start(options);
  const params = await checkoutParams(stripe);
  const { id } = await stripe.checkout.sessions.create(params);
  const read = async () =>
    stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  const payment = async () => (await read()).payment_intent as Stripe.PaymentIntent;
  const charge = async () => (await payment()).latest_charge as Stripe.Charge;
  const types = () => simulator.read.events().map(({ type }) => type);
  return { simulator, stripe, params, id, read, payment, charge, types };
};

const paidSession = async () => {
  const opened = await openSession();
  await opened.simulator.pay(opened.id, 'paid');
  const intentId = (await opened.payment()).id;
  const before = opened.types().length;
  return { ...opened, intentId, since: () => opened.types().slice(before) };
};

const paidEvents = ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed'];

describe('card payments at the payment simulator', () => {
  it('an accepted card pays and completes the session', async () => {
    const { simulator, id, params, read, payment, charge, types } = await openSession();
    expect(await simulator.pay(id, 'paid')).toBe('paid');
    expect(await read()).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(await payment()).toMatchObject({
      status: 'succeeded',
      amount_received: 499,
      metadata: params.payment_intent_data?.metadata,
    });
    expect(await charge()).toMatchObject({ status: 'succeeded', paid: true, amount_captured: 499 });
    expect(types()).toEqual(['payment_intent.created', ...paidEvents]);
  });

  it('a declined card leaves the session open, and another card completes the payment', async () => {
    const { simulator, id, read, payment, types } = await openSession();
    expect(await simulator.pay(id, 'declined')).toBe('declined');
    expect(await read()).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const declined = await payment();
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      last_payment_error: { code: 'card_declined', type: 'card_error' },
      latest_charge: { status: 'failed', paid: false, receipt_url: null },
    });
    expect(await simulator.pay(id, 'paid')).toBe('paid');
    expect(await payment()).toMatchObject({ id: declined.id, status: 'succeeded', last_payment_error: null });
    const refused = ['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed'];
    expect(types()).toEqual([...refused, ...paidEvents]);
  });

  it.each([
    [true, 'paid', paidEvents],
    [false, 'declined', ['payment_intent.payment_failed']],
  ])(
    'a card that needs confirmation follows the decision of the bank (approved: %s)',
    async (isOk, outcome, events) => {
      const { simulator, id, read, payment, types } = await openSession();
      await expect(simulator.confirmCard(id, isOk)).rejects.toThrow(
        'does not wait for a confirmation by the bank',
      );
      expect(await simulator.pay(id, 'needs_confirmation')).toBe('needs_confirmation');
      expect(await read()).toMatchObject({ status: 'open', payment_status: 'unpaid' });
      expect(await payment()).toMatchObject({ status: 'requires_action', latest_charge: null });
      expect(await simulator.confirmCard(id, isOk)).toBe(outcome);
      expect(await read()).toMatchObject({ status: isOk ? 'complete' : 'open' });
      expect(types()).toEqual(['payment_intent.created', 'payment_intent.requires_action', ...events]);
    },
  );

  it('no card can pay a session that is already paid', async () => {
    const { simulator, id } = await openSession();
    await simulator.pay(id, 'paid');
    for (const card of testCardNames) await expect(simulator.pay(id, card)).rejects.toThrow('not open');
    expect(simulator.read.charges()).toHaveLength(1);
  });
});

describe('bank debits at the payment simulator', () => {
  const begun = [
    'payment_intent.created',
    'charge.pending',
    'payment_intent.processing',
    'checkout.session.completed',
  ];
  const ends: [TestCard, 'succeeded' | 'failed', string, string[]][] = [
    [
      'delayed_success',
      'succeeded',
      'paid',
      ['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.async_payment_succeeded'],
    ],
    [
      'delayed_failure',
      'failed',
      'unpaid',
      ['charge.failed', 'payment_intent.payment_failed', 'checkout.session.async_payment_failed'],
    ],
  ];

  it.each(ends)(
    'the debit %s completes the session immediately and becomes %s later',
    async (card, outcome, paymentStatus, events) => {
      const { simulator, id, read, charge, types } = await openSession();
      expect(await simulator.pay(id, card)).toBe('pending');
      expect(await read()).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
      expect(await charge()).toMatchObject({ status: 'pending', paid: false });
      expect(types()).toEqual(begun);
      await simulator.settleDelayed(id, outcome);
      expect(await read()).toMatchObject({ status: 'complete', payment_status: paymentStatus });
      expect(await charge()).toMatchObject({ status: outcome, paid: outcome === 'succeeded' });
      expect(types()).toEqual([...begun, ...events]);
      await expect(simulator.settleDelayed(id, outcome)).rejects.toThrow('no pending bank debit');
    },
  );

  it.each(ends)('the debit %s settles at its due time', async (card, _outcome, paymentStatus) => {
    let now = Date.now();
    const { simulator, id, read } = await openSession({ now: () => now, settleDelayedAfterMs: 60_000 });
    await simulator.pay(id, card);
    now += 59_000;
    expect(await read()).toMatchObject({ payment_intent: { status: 'processing' } });
    now += 1000;
    const { payment_status, payment_intent } = await read();
    expect(payment_status).toBe(paymentStatus);
    expect(payment_intent).not.toMatchObject({ status: 'processing' });
  });
});

describe('refunds at the payment simulator', () => {
  it('a refund returns a part of the payment, then the rest, and never more than the payment', async () => {
    const { stripe, intentId, charge, since } = await paidSession();
    const first = await stripe.refunds.create({ payment_intent: intentId, amount: 100 });
    expect(first).toMatchObject({ amount: 100, status: 'succeeded', payment_intent: intentId });
    expect(await charge()).toMatchObject({ amount_refunded: 100, refunded: false });
    const much = stripe.refunds.create({ payment_intent: intentId, amount: 400 });
    expect(await refusalOf(much)).toMatchObject({
      statusCode: 400,
      code: 'amount_too_large',
      param: 'amount',
    });
    const rest = await stripe.refunds.create({ charge: (await charge()).id });
    expect(rest.amount).toBe(399);
    expect(await charge()).toMatchObject({ amount_refunded: 499, refunded: true });
    const again = stripe.refunds.create({ payment_intent: intentId });
    expect((await refusalOf(again)).code).toBe('charge_already_refunded');
    const one = ['refund.created', 'charge.refunded', 'refund.updated'];
    expect(since()).toEqual([...one, ...one]);
    const listed = await stripe.refunds.list({ payment_intent: intentId });
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, first.id]);
    expect(await stripe.refunds.retrieve(first.id)).toMatchObject({ amount: 100 });
  });

  it('a failed refund returns the money to the balance, and another refund is possible', async () => {
    const { simulator, stripe, intentId, charge, since } = await paidSession();
    const { id } = await simulator.refund(intentId);
    await simulator.failRefund(id);
    expect(await stripe.refunds.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await charge()).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(since()).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.updated',
      'refund.updated',
      'refund.failed',
      'charge.refund.updated',
    ]);
    await expect(simulator.failRefund(id)).rejects.toThrow('no refund');
    expect(await simulator.refund(intentId)).toMatchObject({ amount: 499 });
  });

  it('a refund is refused without a successful payment', async () => {
    const { simulator, stripe, id, payment } = await openSession();
    await simulator.pay(id, 'declined');
    const { id: intentId } = await payment();
    const refusal = await refusalOf(stripe.refunds.create({ payment_intent: intentId }));
    expect(refusal).toMatchObject({ statusCode: 400, code: 'charge_not_refundable' });
    const unknown = await refusalOf(stripe.refunds.create({ payment_intent: 'pi_none' }));
    expect(unknown).toMatchObject({ code: 'resource_missing', param: 'payment_intent' });
    expect(simulator.read.refunds()).toEqual([]);
  });
});

describe('disputes at the payment simulator', () => {
  const opened = ['charge.dispute.created', 'charge.dispute.funds_withdrawn'];
  const balanceOf = ({ balance_transactions }: Stripe.Dispute): number =>
    balance_transactions.reduce((sum, { amount }) => sum + amount, 0);

  it('a dispute withdraws the money immediately, and a lost dispute does not return the money', async () => {
    const { simulator, stripe, intentId, charge, since } = await paidSession();
    const dispute = await simulator.dispute(intentId);
    expect(dispute).toMatchObject({ amount: 499, status: 'needs_response', payment_intent: intentId });
    expect(balanceOf(dispute)).toBe(-499);
    expect(await charge()).toMatchObject({ disputed: true, amount_refunded: 0 });
    const refund = stripe.refunds.create({ payment_intent: intentId });
    expect((await refusalOf(refund)).code).toBe('charge_disputed');
    await expect(simulator.dispute(intentId)).rejects.toThrow('already');
    const lost = await simulator.closeDispute(dispute.id, 'lost');
    expect([lost.status, balanceOf(lost)]).toEqual(['lost', -499]);
    expect(since()).toEqual([...opened, 'charge.dispute.closed']);
    await expect(simulator.closeDispute(dispute.id, 'won')).rejects.toThrow('unknown or closed');
  });

  it('a won dispute returns the money, and is listed by charge and payment intent', async () => {
    const { simulator, stripe, intentId, charge, since } = await paidSession();
    const { id } = await simulator.dispute(intentId, 200);
    const won = await simulator.closeDispute(id, 'won');
    expect([won.amount, won.status, balanceOf(won)]).toEqual([200, 'won', 0]);
    expect(since()).toEqual([...opened, 'charge.dispute.closed', 'charge.dispute.funds_reinstated']);
    const { id: chargeId } = await charge();
    expect((await stripe.disputes.list({ charge: chargeId })).data).toMatchObject([{ id, status: 'won' }]);
    expect((await stripe.disputes.list({ payment_intent: intentId })).data).toMatchObject([{ id }]);
    expect((await stripe.disputes.list({ payment_intent: 'pi_other' })).data).toEqual([]);
    expect(await stripe.disputes.retrieve(id)).toMatchObject({ id });
    expect(await simulator.refund(intentId)).toMatchObject({ amount: 499 });
  });
});

it('an event of the payment simulator contains the object at the time of the event and the id of the request', async () => {
  const { simulator, stripe, intentId } = await paidSession();
  const refund = await stripe.refunds.create(
    { payment_intent: intentId, amount: 50 },
    { idempotencyKey: 'r1' },
  );
  await simulator.refund(intentId, 60);
  const { data } = await stripe.events.list({ type: 'charge.refunded' });
  const seen = data.map((event) => (event.data.object as Stripe.Charge).amount_refunded);
  expect(seen).toEqual([110, 50]);
  expect(data[1]).toMatchObject({
    api_version: '2026-10-28.endive',
    livemode: false,
    request: { id: refund.lastResponse.requestId, idempotency_key: 'r1' },
    data: { previous_attributes: { amount_refunded: 0 } },
  });
  expect(data[0]?.request).toEqual({ id: null, idempotency_key: null });
  expect(await stripe.events.retrieve(data[0]?.id ?? '')).toMatchObject({ type: 'charge.refunded' });
});
