import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { controlRoute } from './control-route';
import { paymentsPath, payPath } from './hosted-page-path';
import { startStripeSimulator } from './stripe-simulator';
import { checkoutParams, clientOf, pageBase, secretKey, webhookSecret } from './stripe-simulator.fixture';
import type { StripeSimulator } from './stripe-simulator.types';

let simulator: StripeSimulator;
let control: Server;
let controlAddress: string;
beforeAll(async () => {
  simulator = await startStripeSimulator({ secretKey, webhookSecret, pageBase });
  control = createServer(controlRoute(simulator)).listen(0, '127.0.0.1');
  await once(control, 'listening');
  controlAddress = `http://127.0.0.1:${(control.address() as AddressInfo).port}`;
});
afterAll(async () => {
  control.close();
  await simulator.close();
});

/** Creates a payment session of a buyer whose email contains markup. @returns the id of the session */
const newSession = async (): Promise<string> => {
  const stripe = clientOf(simulator);
  const params = await checkoutParams(stripe, { customer_email: '"><b>x</b>@example.org' });
  return (await stripe.checkout.sessions.create(params)).id;
};

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, simulator.apiBase), { headers, redirect: 'manual' });
const press = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(new URL(path, simulator.apiBase), {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    redirect: 'manual',
  });
const successOf = (id: string) => `http://localhost:4200/credits?success=true&session_id=${id}`;

test('the payment page shows the purchase and a notice that no money moves, in both languages and without scripts', async () => {
  const id = await newSession();
  for (const [language, sentence] of [
    ['en', 'No money moves'],
    ['es', 'No se mueve dinero'],
  ] as const) {
    const answer = await get(payPath(id), { 'accept-language': language });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(sentence);
    expect(html).toContain('20 credits');
    expect(html).not.toMatch(/<script|\son\w+=|<b>x/);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
  }
});

test('the payment page refuses actions from other sites, and unknown forms', async () => {
  const id = await newSession();
  for (const site of ['cross-site', 'same-site']) {
    const foreign = await press(payPath(id), { action: 'pay', card: 'paid' }, { 'sec-fetch-site': site });
    expect(foreign.status).toBe(403);
  }
  expect((await press(payPath(id), { action: 'pay', card: 'mine' })).status).toBe(400);
  expect((await press(payPath(id), { action: 'pay', card: 'x'.repeat(5000) })).status).toBe(400);
  expect((await press(paymentsPath, { action: 'refund', id: '' })).status).toBe(400);
  expect((await get(payPath('cs_test_unknown'))).status).toBe(404);
  expect((await get(`${payPath('any')}%`)).status).toBe(400);
  expect(simulator.read.session(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
});

test('a second click on Pay redirects to the shop without a second payment', async () => {
  const id = await newSession();
  const pay = () => press(payPath(id), { action: 'pay', card: 'paid' }, { 'sec-fetch-site': 'same-origin' });
  const before = simulator.read.charges().length;
  for (const answer of await Promise.all([pay(), pay()])) {
    expect([answer.status, answer.headers.get('location')]).toEqual([303, successOf(id)]);
  }
  expect(simulator.read.charges()).toHaveLength(before + 1);
  const expire = await press(payPath(id), { action: 'expire' });
  expect(expire.headers.get('location')).toBe(payPath(id));
  expect(simulator.read.session(id)?.status).toBe('complete');
  expect(await (await get(payPath(id))).text()).toContain('This payment is complete');
});

test('the list of payments refunds and disputes payments, and reports an action that is not possible', async () => {
  const id = await newSession();
  await simulator.pay(id, 'paid');
  const intent = String(simulator.read.session(id)?.payment_intent);
  const refund = (cents: string) => press(paymentsPath, { action: 'refund', id: intent, cents });
  expect((await refund('100')).headers.get('location')).toBe(paymentsPath);
  expect((await refund('400')).headers.get('location')).toBe(`${paymentsPath}?refused`);
  const [failing] = simulator.read.refunds().filter(({ payment_intent: of }) => of === intent);
  await press(paymentsPath, { action: 'fail-refund', id: failing?.id ?? '' });
  await press(paymentsPath, { action: 'dispute', id: intent });
  const [dispute] = simulator.read.disputes().filter(({ payment_intent: of }) => of === intent);
  const page = await (await get(paymentsPath)).text();
  expect(page).toContain('Refund of $1.00 failed');
  expect(page).toContain('$4.99 disputed');
  await press(paymentsPath, { action: 'lost', id: dispute?.id ?? '' });
  expect(await (await get(`${paymentsPath}?refused`)).text()).toMatch(/no longer possible[^]*\$4\.99 lost/);
});

test('the control route accepts only listed calls, and no request that a page of another origin could send', async () => {
  const id = await newSession();
  const call = (body: unknown, type = 'application/json') =>
    fetch(controlAddress, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });
  const pay = { call: 'pay', args: [id, 'delayed_success'] };
  expect((await call(pay, 'text/plain')).status).toBe(400);
  expect((await call({ call: 'close', args: [] })).status).toBe(400);
  expect((await call({ call: 'pay', args: [id] })).status).toBe(400);
  expect(await (await call(pay)).json()).toEqual({ result: 'pending' });
  expect((await call({ call: 'settleDelayed', args: [id, 'succeeded'] })).status).toBe(200);
  expect(simulator.read.session(id)?.payment_status).toBe('paid');
  expect((await call({ call: 'turnWebhooks', args: [{ lose: 2 }] })).status).toBe(400);
  expect((await call({ call: 'turnWebhooks', args: [{ lose: 1 }] })).status).toBe(200);
  expect(simulator.knobs.webhooks).toMatchObject({ lose: 1, repeat: 0 });
});
