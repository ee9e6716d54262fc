import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort, until } from '@portada/testing';
import Stripe from 'stripe';
import { checkoutParams, simulators, webhookSecret } from './stripe-simulator.fixture';

const { start } = simulators();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

type Received = { body: string; signature: string };

/** Starts a server that receives webhook events. @param answer returns the status of the n-th answer; 200 by default */
const startReceiver = async (answer: (count: number) => number = () => 200, port = 0) => {
  const received: Received[] = [];
  const read = async (request: IncomingMessage): Promise<Received> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    return {
      body: Buffer.concat(chunks).toString('utf8'),
      signature: String(request.headers['stripe-signature']),
    };
  };
  const server = createServer((request, response) => {
    void read(request).then((one) => {
      received.push(one);
      response.writeHead(answer(received.length)).end('{"received":true}');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe/webhook`;
  const events = () => received.map(({ body }) => JSON.parse(body) as Stripe.Event);
  return { url, received, events };
};

/** Pays a number of sessions. @returns the ids of all events in the order of their creation */
const payFor = async (
  { simulator, stripe }: Awaited<ReturnType<typeof start>>,
  sessions: number,
): Promise<string[]> => {
  for (let count = 0; count < sessions; count += 1) {
    const { id } = await stripe.checkout.sessions.create(await checkoutParams(stripe));
    await simulator.pay(id, 'paid');
  }
  return simulator.read.events().map(({ id }) => id);
};

const quickRetries = [20, 20, 20, 20];

it('webhook events of the simulator have a signature that the stripe library accepts', async () => {
  const receiver = await startReceiver();
  const harness = await start({ webhookUrl: receiver.url });
  const happened = await payFor(harness, 1);
  await harness.simulator.drainWebhooks();
  const read = receiver.received.map(({ body, signature }) =>
    harness.stripe.webhooks.constructEvent(body, signature, webhookSecret),
  );
  expect(read.map(({ id }) => id).sort()).toEqual([...happened].sort());
  for (const event of read) expect(event.api_version).toBe(Stripe.API_VERSION);
  const [first] = receiver.received;
  const { webhooks } = harness.stripe;
  const wrong = { secret: 'whsec_other', body: first?.body.replace('499', '498') ?? '' };
  expect(() => webhooks.constructEvent(first?.body ?? '', first?.signature ?? '', wrong.secret)).toThrow();
  expect(() => webhooks.constructEvent(wrong.body, first?.signature ?? '', webhookSecret)).toThrow();
  const listed = await harness.stripe.events.list({ delivery_success: true });
  expect(listed.data).toHaveLength(happened.length);
});

it('webhook events arrive in the order of the changes, unless the simulator shuffles them', async () => {
  const receiver = await startReceiver();
  const harness = await start({ webhookUrl: receiver.url });
  harness.simulator.knobs.webhooks.parallel = 1;
  const happened = await payFor(harness, 4);
  await harness.simulator.drainWebhooks();
  expect(receiver.events().map(({ id }) => id)).toEqual(happened);
});

it('webhook events have two signatures after a change of the webhook secret', async () => {
  const receiver = await startReceiver();
  const harness = await start({ webhookUrl: receiver.url });
  harness.simulator.rotateWebhookSecret('whsec_next');
  await payFor(harness, 1);
  await harness.simulator.drainWebhooks();
  for (const { body, signature } of receiver.received) {
    for (const secret of [webhookSecret, 'whsec_next']) {
      expect(() => harness.stripe.webhooks.constructEvent(body, signature, secret)).not.toThrow();
    }
  }
});

it('webhook events are sent again until the receiver accepts them', async () => {
  const receiver = await startReceiver((count) => (count <= 6 ? 500 : 200));
  const harness = await start({ webhookUrl: receiver.url });
  harness.simulator.knobs.webhooks.retryMs = quickRetries;
  const happened = await payFor(harness, 1);
  await harness.simulator.drainWebhooks();
  expect(receiver.received).toHaveLength(happened.length + 6);
  expect(new Set(receiver.events().map(({ id }) => id))).toEqual(new Set(happened));
  const outcomes = harness.simulator.read.deliveries().map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 500)).toHaveLength(6);
});

it('webhook events are listed as not delivered after the last retry, and can be sent again', async () => {
  const harness = await start({ webhookUrl: `http://127.0.0.1:${await freePort()}/api/stripe/webhook` });
  harness.simulator.knobs.webhooks.retryMs = quickRetries;
  const happened = await payFor(harness, 1);
  await harness.simulator.drainWebhooks();
  const deliveries = harness.simulator.read.deliveries();
  expect(deliveries).toHaveLength(happened.length * (1 + quickRetries.length));
  expect(new Set(deliveries.map(({ outcome }) => outcome))).toEqual(new Set(['unreachable']));
  const missed = await harness.stripe.events.list({ delivery_success: false });
  expect(missed.data).toHaveLength(happened.length);

  const receiver = await startReceiver();
  harness.simulator.sendWebhooksTo(receiver.url);
  harness.simulator.resend(happened[0] ?? '');
  await harness.simulator.drainWebhooks();
  expect(receiver.events()).toMatchObject([{ id: happened[0] }]);
  expect((await harness.stripe.events.list({ delivery_success: false })).data).toHaveLength(
    happened.length - 1,
  );
});

it('webhook events are all lost with the knob lose = 1', async () => {
  const receiver = await startReceiver();
  const harness = await start({ webhookUrl: receiver.url });
  harness.simulator.knobs.webhooks.lose = 1;
  const happened = await payFor(harness, 2);
  await harness.simulator.drainWebhooks();
  expect(receiver.received).toEqual([]);
  expect(harness.simulator.read.deliveries().map(({ outcome }) => outcome)).toEqual(
    happened.map(() => 'lost'),
  );
  expect((await harness.stripe.events.list()).data).toHaveLength(happened.length);
});

it('webhook events arrive several times and in another order with the knobs repeat and shuffle', async () => {
  const receiver = await startReceiver();
  const harness = await start({ webhookUrl: receiver.url });
  Object.assign(harness.simulator.knobs.webhooks, { repeat: 9, shuffle: 0.8, parallel: 1 });
  const happened = await payFor(harness, 8);
  await harness.simulator.drainWebhooks();
  const came = receiver.events().map(({ id }) => id);
  const times = happened.map((id) => came.filter((one) => one === id).length);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...times)).toBeLessThanOrEqual(10);
  expect(came.length).toBeGreaterThan(happened.length);
  const order = [...new Set(came)].map((id) => happened.indexOf(id));
  expect(order).not.toEqual([...order].sort((a, b) => a - b));
});

it('webhook events are only listed, and not sent later, without a receiver address', async () => {
  const harness = await start();
  const before = await payFor(harness, 1);
  const receiver = await startReceiver();
  harness.simulator.sendWebhooksTo(receiver.url);
  const happened = await payFor(harness, 1);
  await until(() => receiver.received.length === happened.length - before.length, { what: 'the events' });
  expect(receiver.events().every(({ id }) => !before.includes(id))).toBe(true);
});
