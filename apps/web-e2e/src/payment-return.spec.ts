import { productConfig, ledgerPageSchema } from '@portada/contracts';
import type { Account } from './fixtures/account';
import { Shop } from './fixtures/shop';
import { expect, test } from './fixtures/test';

const more = productConfig.signUpCredits + 10;

/** Returns how many purchases of this account were credited. */
const creditings = async (account: Account): Promise<number> => {
  const answer = await account.request.get('/api/me/ledger');
  return ledgerPageSchema.parse(await answer.json()).items.filter(({ kind }) => kind === 'purchase').length;
};

test('credits a payment once when two tabs open the return page, and both tabs show the credits', async ({
  account,
  openAs,
}) => {
  const first = new Shop(await openAs(account));
  await first.begin(10);
  const address = await first.payWithoutReturn();
  const second = new Shop(await first.page.context().newPage());
  await Promise.all([first.page.goto(address), second.page.goto(address)]);
  for (const tab of [first, second]) {
    await tab.expectPaid(10);
    await tab.expectBadge(more);
  }
  expect(await creditings(account)).toBe(1);
});

test('credits a payment once when the return page is reloaded, opened again and reached with the Back button', async ({
  account,
  signedInPage: page,
}) => {
  const shop = new Shop(page);
  const session = await shop.begin(10);
  const address = await shop.payWithoutReturn();
  await page.goto(address);
  await shop.expectPaid(10);
  await page.reload();
  await shop.expectBadge(more);
  await expect(shop.buyButton(10)).toBeEnabled();
  await page.goto(address);
  await shop.expectPaid(10);

  await page.goto(`/simulators/stripe/pay/${session}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This payment is complete' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Portada' }).click();
  await shop.expectPaid(10);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'This payment is complete' })).toBeVisible();
  await page.goForward();
  await shop.expectBadge(more);
  expect(await creditings(account)).toBe(1);
  expect(await account.credits()).toBe(more);
});

test("the return URL of another user's payment credits nothing", async ({
  newAccount,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/, /confirm-payment/);
  const [buyer, other] = [await newAccount(), await newAccount()];
  const theirs = new Shop(await openAs(buyer));
  await theirs.begin(10);
  const address = await theirs.payWithoutReturn();
  const shop = new Shop(await openAs(other));
  await shop.page.goto(address);
  await expect(shop.alert).toContainText('Failed to confirm payment');
  expect(await other.credits()).toBe(productConfig.signUpCredits);
  await theirs.page.goto(address);
  await theirs.expectPaid(10);
  expect(await buyer.credits()).toBe(more);
});
