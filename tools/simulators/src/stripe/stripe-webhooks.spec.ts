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

/** Something that listens for webhooks. @param answer the status of each; 200 unless given */
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

/** Pays so many sessions. @returns the ids of what happened, in the order in which it did */
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

it('are signed as the provider signs, over the very bytes', async () => {
  const receiver = await startReceiver();
  const world = await start({ webhookUrl: receiver.url });
  const happened = await payFor(world, 1);
  await world.simulator.drainWebhooks();
  const read = receiver.received.map(({ body, signature }) =>
    world.stripe.webhooks.constructEvent(body, signature, webhookSecret),
  );
  expect(read.map(({ id }) => id).sort()).toEqual([...happened].sort());
  for (const event of read) expect(event.api_version).toBe(Stripe.API_VERSION);
  const [first] = receiver.received;
  const { webhooks } = world.stripe;
  const wrong = { secret: 'whsec_other', body: first?.body.replace('499', '498') ?? '' };
  expect(() => webhooks.constructEvent(first?.body ?? '', first?.signature ?? '', wrong.secret)).toThrow();
  expect(() => webhooks.constructEvent(wrong.body, first?.signature ?? '', webhookSecret)).toThrow();
  const listed = await world.stripe.events.list({ delivery_success: true });
  expect(listed.data).toHaveLength(happened.length);
});

it('come in the order in which it happened, one after the other, where nothing shuffles them', async () => {
  const receiver = await startReceiver();
  const world = await start({ webhookUrl: receiver.url });
  world.simulator.knobs.webhooks.parallel = 1;
  const happened = await payFor(world, 4);
  await world.simulator.drainWebhooks();
  expect(receiver.events().map(({ id }) => id)).toEqual(happened);
});

it('carry two signatures while the secret is being changed', async () => {
  const receiver = await startReceiver();
  const world = await start({ webhookUrl: receiver.url });
  world.simulator.rotateWebhookSecret('whsec_next');
  await payFor(world, 1);
  await world.simulator.drainWebhooks();
  for (const { body, signature } of receiver.received) {
    for (const secret of [webhookSecret, 'whsec_next']) {
      expect(() => world.stripe.webhooks.constructEvent(body, signature, secret)).not.toThrow();
    }
  }
});

it('are sent again until they are taken', async () => {
  const receiver = await startReceiver((count) => (count <= 6 ? 500 : 200));
  const world = await start({ webhookUrl: receiver.url });
  world.simulator.knobs.webhooks.retryMs = quickRetries;
  const happened = await payFor(world, 1);
  await world.simulator.drainWebhooks();
  expect(receiver.received).toHaveLength(happened.length + 6);
  expect(new Set(receiver.events().map(({ id }) => id))).toEqual(new Set(happened));
  const outcomes = world.simulator.read.deliveries().map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 500)).toHaveLength(6);
});

it('are given up in the end, listed as not delivered, and can be sent by hand', async () => {
  const world = await start({ webhookUrl: `http://127.0.0.1:${await freePort()}/api/stripe/webhook` });
  world.simulator.knobs.webhooks.retryMs = quickRetries;
  const happened = await payFor(world, 1);
  await world.simulator.drainWebhooks();
  const deliveries = world.simulator.read.deliveries();
  expect(deliveries).toHaveLength(happened.length * (1 + quickRetries.length));
  expect(new Set(deliveries.map(({ outcome }) => outcome))).toEqual(new Set(['unreachable']));
  const missed = await world.stripe.events.list({ delivery_success: false });
  expect(missed.data).toHaveLength(happened.length);

  const receiver = await startReceiver();
  world.simulator.sendWebhooksTo(receiver.url);
  world.simulator.resend(happened[0] ?? '');
  await world.simulator.drainWebhooks();
  expect(receiver.events()).toMatchObject([{ id: happened[0] }]);
  expect((await world.stripe.events.list({ delivery_success: false })).data).toHaveLength(
    happened.length - 1,
  );
});

it('can all be lost', async () => {
  const receiver = await startReceiver();
  const world = await start({ webhookUrl: receiver.url });
  world.simulator.knobs.webhooks.lose = 1;
  const happened = await payFor(world, 2);
  await world.simulator.drainWebhooks();
  expect(receiver.received).toEqual([]);
  expect(world.simulator.read.deliveries().map(({ outcome }) => outcome)).toEqual(happened.map(() => 'lost'));
  expect((await world.stripe.events.list()).data).toHaveLength(happened.length);
});

it('come several times, and in another order', async () => {
  const receiver = await startReceiver();
  const world = await start({ webhookUrl: receiver.url });
  Object.assign(world.simulator.knobs.webhooks, { repeat: 9, shuffle: 0.8, parallel: 1 });
  const happened = await payFor(world, 8);
  await world.simulator.drainWebhooks();
  const came = receiver.events().map(({ id }) => id);
  const times = happened.map((id) => came.filter((one) => one === id).length);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...times)).toBeLessThanOrEqual(10);
  expect(came.length).toBeGreaterThan(happened.length);
  const order = [...new Set(came)].map((id) => happened.indexOf(id));
  expect(order).not.toEqual([...order].sort((a, b) => a - b));
});

it('wait for an address: without one they are listed alone', async () => {
  const world = await start();
  const before = await payFor(world, 1);
  const receiver = await startReceiver();
  world.simulator.sendWebhooksTo(receiver.url);
  const happened = await payFor(world, 1);
  await until(() => receiver.received.length === happened.length - before.length, { what: 'the events' });
  expect(receiver.events().every(({ id }) => !before.includes(id))).toBe(true);
});
