import { until } from '@portada/testing';
import { checkoutParams, clientOf, refusalOf, simulators } from './stripe-simulator.fixture';

const { start } = simulators();

it('the payment simulator returns the same session for the same idempotency key and parameters, marked as a replay', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe);
  const first = await stripe.checkout.sessions.create(params, { idempotencyKey: 'checkout:1:1' });
  const second = await stripe.checkout.sessions.create(params, { idempotencyKey: 'checkout:1:1' });
  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  const third = await stripe.checkout.sessions.create(params, { idempotencyKey: 'checkout:1:2' });
  expect(third.id).not.toBe(first.id);
  expect(simulator.read.sessions()).toHaveLength(2);
});

it('the payment simulator replays the first response to an idempotency key after the session has changed', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe);
  const { id } = await stripe.checkout.sessions.create(params, { idempotencyKey: 'k' });
  await simulator.pay(id, 'paid');
  const replayed = await stripe.checkout.sessions.create(params, { idempotencyKey: 'k' });
  expect(replayed).toMatchObject({ id, status: 'open', payment_status: 'unpaid' });
});

it('the payment simulator refuses other parameters or another path under a used idempotency key', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe);
  const { id } = await stripe.checkout.sessions.create(params, { idempotencyKey: 'k' });
  const changed = { ...params, client_reference_id: 'another' };
  for (const call of [
    stripe.checkout.sessions.create(changed, { idempotencyKey: 'k' }),
    stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'k' }),
  ]) {
    expect(await refusalOf(call)).toMatchObject({
      statusCode: 400,
      rawType: 'idempotency_error',
      type: 'StripeIdempotencyError',
    });
  }
  expect(simulator.read.sessions()).toMatchObject([{ id, status: 'open' }]);
});

it('the payment simulator refuses a second call with an idempotency key during the first call, and replays it later', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe);
  // The first random number of the seed is 0.6, so the simulator delays the first call by about 1.5 s.
  Object.assign(simulator.knobs, { seed: 1 });
  simulator.knobs.api.latencyMs = 2500;
  const calls = await Promise.allSettled(
    Array.from({ length: 8 }, () => stripe.checkout.sessions.create(params, { idempotencyKey: 'k' })),
  );
  simulator.knobs.api.latencyMs = 0;
  const conflicts = calls.filter(
    (call) => call.status === 'rejected' && (call.reason as { statusCode: number }).statusCode === 409,
  );
  const made = calls.flatMap((call) => (call.status === 'fulfilled' ? [call.value.id] : []));
  expect(conflicts.length + made.length).toBe(8);
  expect(conflicts.length).toBeGreaterThan(0);
  expect(new Set(made).size).toBe(1);
  const after = await stripe.checkout.sessions.create(params, { idempotencyKey: 'k' });
  expect(after.id).toBe(made[0]);
  expect(simulator.read.sessions()).toHaveLength(1);
});

it('a client that retries during its first call with an idempotency key gets the response of that call', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe);
  const patient = clientOf(simulator, { maxNetworkRetries: 8 });
  simulator.knobs.api.latencyMs = 300;
  const sessions = await Promise.all(
    [1, 2, 3].map(() => patient.checkout.sessions.create(params, { idempotencyKey: 'k' })),
  );
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
});

it.each([
  ['answer500Before', 0],
  ['answer500After', 1],
] as const)(
  'a simulated error 500 (%s) is stored and replayed, and %d sessions were created',
  async (knob, made) => {
    const { simulator, stripe } = await start();
    const params = await checkoutParams(stripe);
    simulator.knobs.api[knob] = 1;
    const call = () => refusalOf(stripe.checkout.sessions.create(params, { idempotencyKey: 'k' }));
    const first = await call();
    simulator.knobs.api[knob] = 0;
    const second = await call();
    for (const refusal of [first, second])
      expect(refusal).toMatchObject({ statusCode: 500, rawType: 'api_error' });
    expect(second.headers?.['idempotent-replayed']).toBe('true');
    expect(simulator.read.sessions()).toHaveLength(made);
    await stripe.checkout.sessions.create(params, { idempotencyKey: 'k:2' });
    expect(simulator.read.sessions()).toHaveLength(made + 1);
  },
);

it('the payment simulator stores no response under an idempotency key for invalid parameters and for the rate limit', async () => {
  const { simulator, stripe } = await start();
  const params = await checkoutParams(stripe);
  const create = (changes: object) =>
    stripe.checkout.sessions.create({ ...params, ...changes }, { idempotencyKey: 'k' });
  expect(await refusalOf(create({ sucess_url: 'x' }))).toMatchObject({ code: 'parameter_unknown' });
  simulator.knobs.api.answer429 = 1;
  expect(await refusalOf(create({}))).toMatchObject({ statusCode: 429, type: 'StripeRateLimitError' });
  simulator.knobs.api.answer429 = 0;
  expect(await create({})).toMatchObject({ status: 'open' });
});

it('the payment simulator stores and replays the refusal of a call under its idempotency key', async () => {
  const { simulator, stripe } = await start();
  const { id } = await stripe.checkout.sessions.create(await checkoutParams(stripe));
  await simulator.pay(id, 'paid');
  const call = () => refusalOf(stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'k' }));
  expect((await call()).headers?.['idempotent-replayed']).toBeUndefined();
  expect((await call()).headers?.['idempotent-replayed']).toBe('true');
});

it('the payment simulator deletes an idempotency key after a day', async () => {
  let now = Date.now();
  const { simulator, stripe } = await start({ now: () => now });
  const params = await checkoutParams(stripe);
  delete params.expires_at;
  const first = await stripe.checkout.sessions.create(params, { idempotencyKey: 'k' });
  now += 25 * 60 * 60 * 1000;
  const second = await stripe.checkout.sessions.create(params, { idempotencyKey: 'k' });
  expect(second.id).not.toBe(first.id);
  await until(() => simulator.read.session(first.id)?.status === 'expired', {
    what: 'the first session to expire',
  });
});
