import { productConfig } from '@portada/contracts';
import { hydrate } from './fixtures/hydrated';
import { bank } from './fixtures/bank';
import { Shop } from './fixtures/shop';
import { expect, test } from './fixtures/test';

test('a payment of a wrong amount gives no credits until an administrator accepts it', async ({
  account,
  openAs,
  page: administrator,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.expect(/status of 409/, /confirm-payment/);
  const shop = new Shop(await openAs(account));

  await test.step('pay an amount that differs from the price', async () => {
    const session = await shop.begin(20);
    await bank.overcharge(session, 100);
    await shop.page.reload();
    await shop.pay('Card that pays');
    await expect(shop.alert).toContainText('Error processing payment. Please contact support.');
    await expect(shop.page.getByRole('link', { name: 'Contact Support' }).first()).toBeVisible();
    await shop.expectBadge(productConfig.signUpCredits);
    expect(await account.credits()).toBe(productConfig.signUpCredits);
  });

  await test.step('accept the payment as administrator', async () => {
    await administrator.goto('/auth');
    await hydrate(administrator);
    await administrator.getByLabel('Email').fill(process.env['E2E_ADMIN_EMAIL'] ?? '');
    await administrator.getByLabel('Password', { exact: true }).fill(process.env['E2E_ADMIN_PASSWORD'] ?? '');
    await administrator.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
    await administrator.waitForURL('**/dashboard');
    await administrator.goto('/admin');
    await administrator.getByRole('button', { name: /^Accept purchase/ }).click();
    await expectAccessible(administrator, 'a payment to accept');
    const dialog = administrator.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The bank took a fee');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(administrator.getByText('None. Every payment matched its purchase.')).toBeVisible();
  });

  await test.step('the buyer sees the credits without a reload', async () => {
    await shop.expectBadge(productConfig.signUpCredits + 20);
    expect(await account.credits()).toBe(productConfig.signUpCredits + 20);
  });
});
