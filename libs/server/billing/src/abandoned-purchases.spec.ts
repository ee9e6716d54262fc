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

const leave = () => shop.owner.query('SELECT delete_account($1)', [buyer.id]);
const sweep = () => shop.sweeps.sweep({ eager: true });

describe('the deletion of an account during a checkout', () => {
  test('the deletion of an account closes the payment page, so that the purchase cannot be paid any more', async () => {
    const { purchase, session } = await shop.open(buyer);
    const other = await shop.buyer();
    const kept = await shop.open(other);
    await leave();
    await sweep();
    expect(shop.provider.read.session(session)?.status).toBe('expired');
    expect(await shop.row(purchase)).toMatchObject({ status: 'expired', session_url: null });
    await expect(shop.provider.pay(session, 'paid')).rejects.toThrow();
    expect(await shop.row(kept.purchase)).toMatchObject({ status: 'open' });
  });

  test('the deletion of an account closes a payment page whose session was not stored', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.owner.query(
      `UPDATE purchases SET status = 'created', session_id = NULL, session_url = NULL, expires_at = NULL WHERE id = $1`,
      [purchase],
    );
    await leave();
    await sweep();
    expect(shop.provider.read.session(session)?.status).toBe('expired');
    expect(await shop.row(purchase)).toMatchObject({ status: 'expired' });
  });

  test('Portada quarantines a payment that was made before the account was deleted, without credits', async () => {
    const { purchase, session } = await shop.open(buyer);
    await shop.provider.pay(session, 'paid');
    await leave();
    await shop.processEvents();
    expect(await shop.row(purchase)).toMatchObject({
      status: 'quarantined',
      problem: 'paid after the account was deleted',
      payment_intent_id: shop.intentOf(session),
    });
    expect(await shop.balance(buyer)).toEqual({ available: 2, debt: 0 });
    const admin = await shop.buyer();
    await shop.owner.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [admin.id]);
    expect(
      (await admin.client.post(`/api/admin/purchases/${purchase}/refuse`, { reason: 'a test' })).status,
    ).toBe(204);
    await shop.provider.refund(shop.intentOf(session));
    await shop.processEvents();
    expect(await shop.row(purchase)).toMatchObject({ status: 'failed', decision: 'refused' });
  });

  test('the next sweep closes the payment page of a deleted account after the provider was unavailable', async () => {
    const { purchase, session } = await shop.open(buyer);
    await leave();
    shop.provider.knobs.api.answer500Before = 1;
    await sweep();
    expect(await shop.row(purchase)).toMatchObject({ status: 'open' });
    shop.provider.knobs.api.answer500Before = 0;
    await sweep();
    expect(shop.provider.read.session(session)?.status).toBe('expired');
    expect(await shop.row(purchase)).toMatchObject({ status: 'expired' });
  });
});
