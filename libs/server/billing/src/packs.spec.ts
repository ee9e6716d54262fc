import { creditPlansSchema } from '@portada/contracts';
import { quietKnobs } from '@portada/simulators';
import { until } from '@portada/testing';
import { type ShopHarness, createShopHarness } from './testing/shop-harness';

let shop: ShopHarness;
afterEach(() => shop.close());

const plansOf = async ({ origin }: ShopHarness, language = 'en') => {
  const answer = await fetch(`${origin}/api/credit-plans`, { headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  return creditPlansSchema.strict().parse(await answer.json()).items;
};

test('Portada lists the packs with their prices at the provider, in the language of the caller', async () => {
  shop = await createShopHarness();
  const plans = await plansOf(shop);
  expect(
    plans.map((plan) => [
      plan.id,
      plan.credits,
      plan.price,
      plan.priceCents,
      plan.currency,
      plan.popular,
      plan.isSold,
    ]),
  ).toEqual([
    ['plan-10', 10, 2.99, 299, 'USD', false, true],
    ['plan-20', 20, 4.99, 499, 'USD', true, true],
    ['plan-50', 50, 9.99, 999, 'USD', false, true],
  ]);
  for (const plan of plans) expect(Number(plan.pricePerCredit)).toBeCloseTo(plan.price / plan.credits, 2);
  expect(plans.every(({ priceId }) => priceId?.startsWith('price_'))).toBe(true);
  expect((await plansOf(shop, 'es')).map(({ name }) => name)).toEqual(['Inicial', 'Creador', 'Pro']);
});

test('Portada does not sell a pack whose price at the provider differs, logs it, and sells it again when the price agrees', async () => {
  shop = await createShopHarness();
  const buyer = await shop.buyer();
  await plansOf(shop);
  await shop.provider.changePrice('plan-20', 599);
  const { plans } = shop;
  await plans.refresh();
  expect((await plansOf(shop)).map(({ isSold }) => isSold)).toEqual([true, false, true]);
  expect(shop.log).toContainEqual(
    expect.objectContaining({ level: 50, plan: 'plan-20', difference: '599 usd instead of 499 usd' }),
  );
  expect(await plans.unsoldIds()).toEqual(['plan-20']);
  const refused = await shop.checkout(buyer, { priceId: 'plan-20' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'plan_not_sold' } });
  expect((await shop.checkout(buyer, { priceId: 'plan-10' })).status).toBe(200);
  await shop.provider.changePrice('plan-20', 499);
  await plans.refresh();
  expect((await shop.checkout(buyer, { priceId: 'plan-20' })).status).toBe(200);
});

test('Portada sells no pack without a payment provider, and still answers all other routes', async () => {
  shop = await createShopHarness({ stripe: null });
  const buyer = await shop.buyer();
  expect((await plansOf(shop)).map(({ isSold, priceId }) => [isSold, priceId])).toEqual([
    [false, null],
    [false, null],
    [false, null],
  ]);
  const refused = await shop.checkout(buyer);
  expect(refused).toMatchObject({ status: 503, body: { code: 'payments_unavailable' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await buyer.client.get('/api/me/purchases')).body).toEqual({ items: [], nextCursor: null });
  expect((await shop.confirm(buyer, 'cs_test_1')).status).toBe(404);
  expect(await shop.inbox.processDue()).toBe(0);
  expect(await shop.sweeps.sweep({ eager: true })).toBe(0);
  const event = await fetch(`${shop.origin}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  });
  expect(event.status).toBe(503);
});

test('Portada reads the prices of a provider that was unavailable at boot, and keeps the prices while the provider is unavailable again', async () => {
  const knobs = quietKnobs();
  knobs.api.answer500Before = 1;
  shop = await createShopHarness({ simulator: { knobs } });
  expect((await plansOf(shop)).map(({ isSold }) => isSold)).toEqual([false, false, false]);
  const buyer = await shop.buyer();
  expect((await shop.checkout(buyer, { priceId: 'plan-10' })).status).toBe(503);
  // The name may be a price id, because the prices are not known yet.
  expect((await shop.checkout(buyer, { priceId: 'price_unknown' })).status).toBe(503);
  shop.provider.knobs.api.answer500Before = 0;
  await until(async () => (await plansOf(shop)).every(({ isSold }) => isSold), { what: 'the packs' });
  shop.provider.knobs.api.answer500Before = 1;
  await shop.plans.refresh();
  expect((await plansOf(shop)).every(({ isSold }) => isSold)).toBe(true);
});
