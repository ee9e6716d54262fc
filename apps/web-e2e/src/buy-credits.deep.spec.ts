import { productConfig } from '@portada/contracts';
import { Shop } from './fixtures/shop';
import { expect, test } from './fixtures/test';

test('resumes a checkout after leaving the checkout page and pays with another card', async ({
  account,
  signedInPage: page,
  expectAccessible,
}) => {
  const shop = new Shop(page);
  await shop.begin(20);
  await expectAccessible(page, 'the provider’s page');
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(shop.alert).toContainText('The purchase was cancelled');
  await shop.expectCleanAddress();
  await shop.expectBadge(productConfig.signUpCredits);

  await page.goBack();
  await shop.expectCheckout();
  await shop.pay('Card that is declined');
  await expect(shop.alert).toContainText('The card was declined. Nothing was charged: try another one.');
  expect(await account.credits()).toBe(productConfig.signUpCredits);
  await shop.pay('Card that pays');
  await shop.expectPaid(20);
  await shop.expectBadge(productConfig.signUpCredits + 20);
});

test('a payment with 3-D Secure is first refused, then confirmed', async ({
  signedInPage: page,
  expectAccessible,
}) => {
  const shop = new Shop(page);
  await shop.begin(10);
  await shop.pay('Card that needs confirmation');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm this payment' })).toBeVisible();
  await expectAccessible(page, 'the bank’s question');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(shop.alert).toContainText('The card was declined.');
  await shop.pay('Card that needs confirmation');
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await shop.expectPaid(10);
  await shop.expectBadge(productConfig.signUpCredits + 10);
});

test('an expired checkout page accepts no card', async ({ account, signedInPage: page }) => {
  const shop = new Shop(page);
  await shop.begin(10);
  await page.getByRole('button', { name: 'Let this page expire' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page has expired' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Portada' }).click();
  await expect(shop.alert).toContainText('The purchase was cancelled');
  expect(await account.credits()).toBe(productConfig.signUpCredits);
  await shop.buy(10);
  await shop.expectBadge(productConfig.signUpCredits + 10);
});

test('the checkout is in Spanish for a Spanish account', async ({ account, openAs }) => {
  const page = await openAs(account, { locale: 'es-ES' });
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Comprar 10 créditos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagar a Portada' })).toBeVisible();
  await expect(page.getByText('No se mueve dinero')).toBeVisible();
  await page.getByRole('button', { name: /^Pagar 2,99/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText('¡Pago completado!');
  await expect(page.getByRole('banner').getByText('12 créditos', { exact: true })).toBeVisible();
});
