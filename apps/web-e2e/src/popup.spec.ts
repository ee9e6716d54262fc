import type { Page } from '@playwright/test';
import { productConfig } from '@portada/contracts';
import { forgetSession } from './fixtures/forget-session';
import { linkInMail } from './fixtures/kept-mails';
import { choose, continueWith, newStranger, openProvider } from './fixtures/provider';
import { expect, test } from './fixtures/test';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome, Pop Traveller' });

test('a stranger signs up in a popup, and signs in by it again', async ({ page }) => {
  const stranger = newStranger();
  await page.goto('/auth');
  const other = await page.context().newPage();
  await other.goto('/auth');
  await expect(continueWith(other)).toBeVisible();
  await page.bringToFront();

  const popup = await openProvider(page);
  const closed = popup.waitForEvent('close');
  await choose(popup, stranger);
  await closed;
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByText(`${productConfig.signUpCredits} credits`).first()).toBeVisible();
  await expect(welcome(other)).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText('Not specified').first()).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await forgetSession(page.context());
  await page.goto('/auth?view=register');
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Sign up with/ }).click(),
  ]);
  await choose(again, stranger);
  await expect(welcome(page)).toBeVisible();
});

test('a popup that is closed, or cancelled, is no error', async ({ page }) => {
  await page.goto('/auth');
  const closed = await openProvider(page);
  await expect(page.getByRole('button', { name: 'Continue in the other window' })).toBeVisible();
  await closed.close();
  await expect(continueWith(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);

  const cancelled = await openProvider(page);
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Sign-in with the other account was cancelled.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('an email that the provider has not verified opens nothing, and the page says why', async ({ page }) => {
  await page.goto('/auth');
  await choose(await openProvider(page), newStranger(), false);
  await expect(page.getByRole('alert').filter({ hasText: 'has no verified email' })).toBeVisible();
  await expect(continueWith(page)).toBeVisible();
});

test('the email of an account here: its password ties the two together', async ({
  account,
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.expect(/status of (400|401)/, /\/api\/auth\/oidc\/link$/);
  const who = { email: account.email, name: 'Jo Traveller' };

  await test.step('not before its own email is verified', async () => {
    await page.goto('/auth');
    await choose(await openProvider(page), who);
    await expect(page.getByRole('alert').filter({ hasText: 'verify its email first' })).toBeVisible();
  });

  await test.step('then with the password', async () => {
    const link = await linkInMail(account.request, account.email, '/auth/verify');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
    await page.goto('/auth');
    await choose(await openProvider(page), who);
    await expect(page.getByRole('heading', { level: 1, name: /^Connect/ })).toBeVisible();
    await expectAccessible(page, 'connect');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: /^Connect/ }).click();
    await expect(page.getByText(/password is incorrect/)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: /^Connect/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Jo Traveller' })).toBeVisible();
  });

  await test.step('and never again', async () => {
    await forgetSession(page.context());
    await page.goto('/auth');
    await choose(await openProvider(page), who);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Jo Traveller' })).toBeVisible();
  });
});
