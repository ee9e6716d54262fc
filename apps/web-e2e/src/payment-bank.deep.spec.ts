import { productConfig } from '@portada/contracts';
import type { Page } from '@playwright/test';
import { bank } from './fixtures/bank';
import { Shop } from './fixtures/shop';
import { expect, test } from './fixtures/test';

const before = productConfig.signUpCredits;

/** Opens the payment provider's list of payments, filtered by one buyer. */
const openPayments = async (page: Page, email: string) => {
  await page.goto('/simulators/stripe/payments');
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  return page.getByRole('listitem').filter({ has: page.getByText(email) });
};

test('a delayed bank debit is shown as pending, and credited when the bank confirms the debit', async ({
  account,
  signedInPage: page,
}) => {
  const shop = new Shop(page);
  const session = await shop.begin(20);
  await shop.pay('Bank debit, paid later');
  await expect(shop.pending).toBeVisible();
  await shop.expectBadge(before);
  await page.reload();
  await expect(shop.pending).toBeVisible();
  expect(await account.credits()).toBe(before);

  await bank.settle(session, 'succeeded');
  await shop.expectPaid(20);
  await shop.expectBadge(before + 20);
});

test('a delayed bank debit that the bank refuses is shown as not charged', async ({
  account,
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 402/, /confirm-payment/);
  const shop = new Shop(page);
  const session = await shop.begin(20);
  await shop.pay('Bank debit, fails later');
  await expect(shop.pending).toBeVisible();

  await bank.settle(session, 'failed');
  await expect(shop.alert).toContainText('This payment was not completed. Nothing was charged.');
  await shop.expectBadge(before);
  expect(await account.credits()).toBe(before);
});

test('credits a payment when the window is closed before the return page is loaded', async ({
  account,
  openAs,
}) => {
  const shop = new Shop(await openAs(account));
  await shop.begin(10);
  await shop.payWithoutReturn();
  await shop.page.close();
  await expect.poll(() => account.credits()).toBe(before + 10);
});

test('credits a payment without webhook events, through the return page or through the sweep', async ({
  account,
  newAccount,
  openAs,
}) => {
  await bank.loseEvents(1);
  try {
    const shop = new Shop(await openAs(account));
    await shop.buy(10);
    await shop.expectBadge(before + 10);

    const away = await newAccount();
    const lost = new Shop(await openAs(away));
    await lost.begin(50);
    await lost.payWithoutReturn();
    await lost.page.goto('/dashboard');
    await expect(lost.page.getByRole('heading', { level: 1 })).toBeVisible();
    await away.forgetPurchases();
    // The page shows the credits without a reload, because the server sends an event to the page.
    await lost.expectBadge(before + 50);
  } finally {
    await bank.loseEvents(0);
  }
});

test('a refund of spent credits becomes a debt that the next purchase repays first', async ({
  account,
  openAs,
  expectAccessible,
}) => {
  const shop = new Shop(await openAs(account));
  await shop.buy(10);
  const { id } = await account.createThumbnail('Spent');
  const variants = 3;
  await account.generate(id, 'A giant pizza on a mountain top at sunset', { variants });
  const left = before + 10 - variants;
  await shop.expectBadge(left);

  await test.step('the refund of spent credits becomes a debt', async () => {
    const provider = await shop.page.context().newPage();
    const payments = await openPayments(provider, account.email);
    await payments.getByRole('button', { name: 'Refund $2.99' }).click();
    await expect(payments).toContainText('$2.99 refunded');
    await provider.close();
    const owed = 10 - left;
    await shop.expectBadge(0);
    await expect(shop.debt).toContainText(`You owe ${owed} credit`);
    await expectAccessible(shop.page, 'in debt');
  });

  await test.step('the next purchase repays the debt', async () => {
    await shop.buy(10);
    await shop.expectBadge(before + 10 - variants);
    await expect(shop.debt).toBeHidden();
  });
});

test('a dispute revokes the credits, and a won dispute returns them', async ({ account, openAs }) => {
  const shop = new Shop(await openAs(account));
  await shop.buy(50);
  const provider = await shop.page.context().newPage();
  const payments = await openPayments(provider, account.email);
  await payments.getByRole('button', { name: 'Open a dispute' }).click();
  await expect(payments).toContainText('$9.99 disputed');
  await shop.expectBadge(before);
  await payments.getByRole('button', { name: 'Dispute won' }).click();
  await expect(payments).toContainText('won');
  await shop.expectBadge(before + 50);
});
