import { createHmac } from 'node:crypto';
import { withShiftedClock, wrongClocks } from '@portada/testing';
import {
  type Buyer,
  type ShopHarness,
  createShopHarness,
  publicUrl,
  shopHarnessKeys,
} from './testing/shop-harness';

let shop: ShopHarness;
let buyer: Buyer;
let event: Buffer;
let session: string;
beforeAll(async () => {
  shop = await createShopHarness();
  shop.provider.sendWebhooksTo(undefined);
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
  ({ session } = await shop.open(buyer));
  await shop.provider.pay(session, 'paid');
  const completed = shop.provider.read
    .events()
    .find(
      ({ type, data }) =>
        type === 'checkout.session.completed' && 'id' in data.object && data.object.id === session,
    );
  event = Buffer.from(JSON.stringify(completed, null, 2));
});

const seconds = (ago = 0) => Math.floor(Date.now() / 1000) - ago;
const v1 = (body: Buffer, secret: string, at: number) =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
const signed = (body: Buffer, { secret = shopHarnessKeys.webhookSecret, at = seconds() } = {}) =>
  `t=${at},v1=${v1(body, secret, at)}`;

/** Sends a webhook event as the provider's servers do, without cookie and Origin header. */
const send = (body: Buffer, signature: string | null, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin}/api/stripe/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== null && { 'stripe-signature': signature }),
      ...headers,
    },
    body: body as unknown as NonNullable<RequestInit['body']>,
  });
const kept = async () => {
  const { rows } = await shop.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM payment_events WHERE hint ->> 'sessionId' = $1`,
    [session],
  );
  return rows[0]?.count;
};

test('the server answers a webhook event at once, stores it once, and credits nothing before it is processed', async () => {
  for (const turn of [1, 2, 3]) {
    const answer = await send(event, signed(event));
    expect([turn, answer.status, await answer.json()]).toEqual([turn, 200, { received: true }]);
  }
  expect(await kept()).toBe(1);
  expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
  await shop.processEvents();
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
  // A repeated event after processing changes nothing.
  expect((await send(event, signed(event))).status).toBe(200);
  await shop.processEvents();
  expect(await shop.balance(buyer)).toEqual({ available: 12, debt: 0 });
});

test('the server stores only the ids of a webhook event', async () => {
  await send(event, signed(event));
  const { rows } = await shop.owner.query<{ hint: Record<string, string> }>(
    `SELECT hint FROM payment_events WHERE hint ->> 'sessionId' = $1`,
    [session],
  );
  expect(Object.keys(rows[0]?.hint ?? {}).sort()).toEqual([
    'object',
    'paymentIntentId',
    'purchaseId',
    'sessionId',
  ]);
  expect(JSON.stringify(rows)).not.toContain(buyer.email);
});

test('the server accepts a webhook event with one valid signature of two, while the secret changes', async () => {
  const at = seconds();
  const [old, next] = [v1(event, 'whsec_older', at), v1(event, shopHarnessKeys.webhookSecret, at)];
  expect((await send(event, `t=${at},v1=${old},v1=${next}`)).status).toBe(200);
  expect((await send(event, `t=${at},v1=${next},v1=${old}`)).status).toBe(200);
  expect((await send(event, `t=${at},v1=${old},v1=${old}`)).status).toBe(400);
  expect(await kept()).toBe(1);
});

test('the server accepts a webhook event with a foreign Origin, and ignores cookies', async () => {
  const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' };
  expect((await send(event, signed(event), headers)).status).toBe(200);
  // Routes other than the webhook route still refuse a foreign Origin header.
  const refused = await buyer.client.post('/api/confirm-payment', { sessionId: session }, headers);
  expect(refused).toMatchObject({ status: 403, body: { code: 'refused' } });
});

test('a webhook event with a wrong signature is named in the answer and in the log', async () => {
  const answer = await send(event, signed(event, { secret: 'whsec_other' }));
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fields: { 'stripe-signature': expect.anything() } },
  ]);
  expect(JSON.stringify(shop.log)).toContain(
    'payment webhook refused: its signature is missing, wrong or older',
  );
});

const counted = (outcome: string) => shop.counted('portada_payment_webhooks_total', { outcome });

test('the outcomes of webhook events are counted from the start of the process', async () => {
  const idle = await createShopHarness();
  for (const outcome of ['stored', 'ignored', 'forged'])
    expect(await idle.counted('portada_payment_webhooks_total', { outcome })).toBe(0);
  await idle.close();
});

test.each<[string, () => [Buffer, string | null, Record<string, string>?]]>([
  ['no signature', () => [event, null]],
  ['an empty signature', () => [event, '']],
  ['a malformed signature', () => [event, 'v1=00']],
  ['a signature by another secret', () => [event, signed(event, { secret: 'whsec_other' })]],
  ['the signature of another body', () => [event, signed(Buffer.from('{}'))]],
  ['one additional byte', () => [Buffer.concat([event, Buffer.from(' ')]), signed(event)]],
  [
    'the same JSON with other spaces',
    () => [Buffer.from(JSON.stringify(JSON.parse(event.toString()))), signed(event)],
  ],
  ['a signature of six minutes ago', () => [event, signed(event, { at: seconds(360) })]],
  ['another signature scheme', () => [event, signed(event).replace('v1=', 'v0=')]],
  ['a body that is not JSON', () => [Buffer.from('not json'), signed(Buffer.from('not json'))]],
])('the server refuses a webhook event with the fault "%s" without storing anything', async (fault, made) => {
  const [forged = 0, stored] = [await counted('forged'), await counted('stored')];
  const answer = await send(...made());
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_request' });
  expect([await counted('forged'), await counted('stored')]).toEqual([
    // A body that is not JSON is refused before its signature is looked at.
    forged + (fault === 'a body that is not JSON' ? 0 : 1),
    stored,
  ]);
  expect(await kept()).toBe(0);
  await shop.processEvents();
  expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
});

test('the server refuses a webhook event that is no JSON by its content type', async () => {
  const answer = await send(event, signed(event), { 'content-type': 'text/plain' });
  expect([answer.status, await kept()]).toEqual([415, 0]);
});

test('the server accepts webhook events of up to 256 KiB, and keeps the smaller limit of other routes', async () => {
  const sized = (bytes: number) =>
    Buffer.from(
      JSON.stringify({ ...JSON.parse(event.toString()), padding: 'x'.repeat(bytes - event.length) }),
    );
  const large = sized(250_000);
  expect((await send(large, signed(large))).status).toBe(200);
  const tooLarge = sized(270_000);
  const refused = await send(tooLarge, signed(tooLarge));
  expect([refused.status, await refused.json()]).toEqual([
    413,
    expect.objectContaining({ code: 'payload_too_large' }),
  ]);
  const other = await buyer.client.post('/api/confirm-payment', { sessionId: 'x'.repeat(70_000) });
  expect(other.status).toBe(413);
});

test('the server ignores webhook events of other types and of unknown purchases', async () => {
  const { id: strange } = await shop.provider.forgeSession({});
  await shop.provider.pay(strange, 'paid');
  const others = [
    { id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1', object: 'invoice' } } },
    { id: 'evt_2', type: 'checkout.session.completed', data: {} },
    { id: `evt_'3`, type: 'refund.created', data: { object: { id: 're_1', object: 'refund' } } },
    {
      id: 'evt_4',
      type: 'refund.created',
      data: { object: { id: 're_1', object: 'refund', payment_intent: 'pi_unknown' } },
    },
    {
      id: 'evt_5',
      type: 'checkout.session.completed',
      data: { object: { id: strange, object: 'checkout.session', payment_intent: shop.intentOf(strange) } },
    },
    [],
    'text',
  ];
  for (const other of others) {
    const body = Buffer.from(JSON.stringify(other));
    expect([other, (await send(body, signed(body))).status]).toEqual([other, 200]);
  }
  await shop.processEvents();
  const { rows } = await shop.owner.query('SELECT id FROM payment_events WHERE processed_at IS NULL');
  expect(rows).toEqual([]);
});

test('the server logs nothing of the body of a webhook event', () => {
  // Times, process ids and UUIDs may contain the last digits of the card.
  const logged = JSON.stringify(shop.log, (key, value: unknown) =>
    ['time', 'pid', 'ms'].includes(key) ? 0 : value,
  ).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
  for (const secret of ['@example.test', '4242', 'whsec', 'v1=', publicUrl])
    expect(logged).not.toContain(secret);
});

test.each(wrongClocks)(
  'an api whose clock is %s stores an event of now and refuses an old one',
  async (_how, ms) => {
    const [old, fresh] = [signed(event, { at: seconds(301) }), signed(event)];
    const statuses = await withShiftedClock(ms, async () => [
      (await send(event, old)).status,
      (await send(event, fresh)).status,
    ]);
    expect(statuses).toEqual([400, 200]);
    expect(await kept()).toBe(1);
  },
);
