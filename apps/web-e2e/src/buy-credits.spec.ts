import { productConfig, purchasePageSchema } from '@portada/contracts';
import { Shop } from './fixtures/shop';
import { expect, test } from './fixtures/test';

test('buys each pack by card, credits it immediately and lists it in the profile with its receipt', async ({
  account,
  signedInPage: page,
  expectAccessible,
}) => {
  const shop = new Shop(page);
  let balance: number = productConfig.signUpCredits;
  for (const { credits, cents } of productConfig.creditPlans) {
    await test.step(`buy ${credits} credits`, async () => {
      await shop.begin(credits);
      await expect(page.getByText('No money moves')).toBeVisible();
      await expect(page.getByText(`$${cents / 100}`, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(account.email)).toBeVisible();
      await shop.pay('Card that pays');
      await shop.expectPaid(credits);
      balance += credits;
      await expect(shop.alert).toContainText(`You have ${balance} credits now.`);
      await shop.expectBadge(balance);
      expect(await account.credits()).toBe(balance);
    });
  }
  await expectAccessible(page, 'after a payment');

  await test.step('the profile lists the purchases with their receipts', async () => {
    await page.goto('/profile');
    const purchases = page.getByRole('region', { name: 'Purchases' }).getByRole('listitem');
    await expect(purchases).toHaveCount(productConfig.creditPlans.length);
    await expect(purchases.filter({ hasText: 'Paid' })).toHaveCount(productConfig.creditPlans.length);
    const [receipt] = await Promise.all([
      page.waitForEvent('popup'),
      purchases
        .filter({ hasText: '$9.99' })
        .getByRole('link', { name: /^Receipt/ })
        .click(),
    ]);
    await expect(receipt.getByRole('heading', { level: 1, name: 'Receipt from Portada' })).toBeVisible();
    await expect(receipt.getByText('$9.99')).toBeVisible();
  });
});

test('a double click on Buy or Pay creates one purchase and one payment', async ({
  account,
  signedInPage: page,
}) => {
  const shop = new Shop(page);
  await page.goto('/credits');
  await shop.buyButton(50).dblclick();
  await shop.expectCheckout();
  const purchases = async () => {
    const answer = await account.request.get('/api/me/purchases');
    return purchasePageSchema.parse(await answer.json()).items.map(({ status }) => status);
  };
  expect(await purchases()).toEqual(['open']);

  await page.getByRole('radio', { name: 'Card that pays' }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
  await shop.expectPaid(50);
  expect(await purchases()).toEqual(['paid']);
  expect(await account.credits()).toBe(productConfig.signUpCredits + 50);
});
