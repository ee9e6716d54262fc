import type { Page } from '@playwright/test';
import { productConfig } from '@portada/contracts';
import { clearSession } from './fixtures/clear-session';
import { linkInMail } from './fixtures/saved-mails';
import { choose, continueWith, newProviderUser, openProvider } from './fixtures/provider';
import { expect, test } from './fixtures/test';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Welcome, Pop Traveller' });

test('a new user signs up in the popup of the third-party provider and later signs in with the popup', async ({
  page,
}) => {
  const providerUser = newProviderUser();
  await page.goto('/auth');
  const other = await page.context().newPage();
  await other.goto('/auth');
  await expect(continueWith(other)).toBeVisible();
  await page.bringToFront();

  const popup = await openProvider(page);
  const closed = popup.waitForEvent('close');
  await choose(popup, providerUser);
  await closed;
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByText(`${productConfig.signUpCredits} credits`).first()).toBeVisible();
  await expect(welcome(other)).toBeVisible();

  await page.goto('/profile');
  await expect(page.getByText('Not specified').first()).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await clearSession(page.context());
  await page.goto('/auth?view=register');
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /^Sign up with/ }).click(),
  ]);
  await choose(again, providerUser);
  await expect(welcome(page)).toBeVisible();
});

test('a closed or cancelled third-party popup shows no error', async ({ page }) => {
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

test('refuses an email that the third-party provider has not verified, and shows the reason for the refusal', async ({
  page,
}) => {
  await page.goto('/auth');
  await choose(await openProvider(page), newProviderUser(), false);
  await expect(page.getByRole('alert').filter({ hasText: 'has no verified email' })).toBeVisible();
  await expect(continueWith(page)).toBeVisible();
});

test('links an existing account with the same email after its password is entered', async ({
  account,
  page,
  pageErrors,
  expectAccessible,
}) => {
  pageErrors.expect(/status of (400|401)/, /\/api\/auth\/oidc\/link$/);
  const who = { email: account.email, name: 'Jo Traveller' };

  await test.step('refuses to link the third-party identity before the email of the account is verified', async () => {
    await page.goto('/auth');
    await choose(await openProvider(page), who);
    await expect(page.getByRole('alert').filter({ hasText: 'verify its email first' })).toBeVisible();
  });

  await test.step('link the account with the password', async () => {
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

  await test.step('the next third-party sign-in asks for no password', async () => {
    await clearSession(page.context());
    await page.goto('/auth');
    await choose(await openProvider(page), who);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Jo Traveller' })).toBeVisible();
  });
});
