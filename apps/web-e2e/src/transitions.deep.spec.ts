import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { productConfig } from '@portada/contracts';
import { hydrate } from './fixtures/hydrated';
import { delayResponses, refuse } from './fixtures/responses';
import { Shop } from './fixtures/shop';
import { expect, test } from './fixtures/test';

/*
 * The transitions of the specification (section 4), and the spec that tests each:
 *
 * session   loading, signed in, signed out, unknown           here
 *           sign-out clears the user, in every tab            sign-in.deep.spec
 *           cross-tab sync, refetched profile                 sign-in.deep.spec, popup.deep.spec, sessions.spec
 *           balance 0 is repaired, where a grant is missing   libs/server/credits, differently (docs/decisions/0001)
 * sign-up   account, name, country, credits                   here; first-picture.spec, by keyboard in keyboard.deep.spec
 *           third-party popup                                 popup.deep.spec, popup-blocked.deep.spec
 * credits   spent, released                                   first-picture.spec, scripted-model.deep.spec, limits.deep.spec
 *           bought, revoked                                   buy-credits.spec, payment-bank.deep.spec
 * status    draft, processing, completed                      transitions-thumbnails.deep.spec
 *           failed                                            scripted-model.deep.spec
 * generate  confirmed, dismissed; not enough credits          transitions-thumbnails.deep.spec
 *           progress, success, cancel, failure                first-picture.spec, scripted-model.deep.spec
 * profile   edit, cancel, save                                profile.deep.spec; a save that fails here
 * purchase  processing, failure; the guard of the return      here
 *           redirect, return, cancelled, confirmed once       buy-credits.spec, payment-return.spec
 * auth      toggles, busy buttons                             here
 * accordions, dialogs, Back to top                            transitions-layers.deep.spec
 */

test.describe.configure({ mode: 'parallel' });

const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('transitions of the session', () => {
  test('shows a spinner while the session loads, then the dashboard', async ({ signedInPage: page }) => {
    const answer = await delayResponses(page, '**/api/session');
    await page.goto('/credits');
    await expect(loading(page).first()).toBeVisible();
    await expect(heading(page, 'Buy Credits')).toHaveCount(0);
    answer();
    await expect(heading(page, 'Buy Credits')).toBeVisible();
    await expect(page).toHaveURL('/credits');
  });

  test('redirects a screen to the landing page if the browser has no session', async ({ page }) => {
    const answer = await delayResponses(page, '**/api/session');
    await page.goto('/credits');
    await expect(loading(page).first()).toBeVisible();
    answer();
    await expect(page).toHaveURL('/');
  });

  test('stays on the landing page without a redirect loop after the session ended on the server', async ({
    account,
    signedInPage: page,
  }) => {
    // The browser still has its session indicator cookie, although the server has ended the session.
    await page.goto('/thumbnails');
    await expect(heading(page, 'My Thumbnails')).toBeVisible();
    const { origin } = new URL(page.url());
    // The test leaves the page during the wait, because an open page would refetch its data and be signed out.
    await page.goto('about:blank');
    await page.request.post('/api/auth/logout', { headers: { 'x-requested-with': 'portada' } });
    await page.context().addCookies([{ name: 'signed-in', value: '1', url: origin }]);
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
    expect((await account.request.get('/api/session')).ok()).toBe(true);
  });

  test('retries to load the session after a failure', async ({ signedInPage: page, pageErrors }) => {
    pageErrors.expect(/status of 400/, /\/api\/session$/);
    const recover = await refuse(page, '**/api/session');
    await page.goto('/credits');
    await expect(heading(page, 'We could not load your account')).toBeVisible();
    await recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, 'Buy Credits')).toBeVisible();
  });
});

test.describe('transitions of the auth screen', () => {
  test('the auth screen toggles between its two forms and keeps the typed email', async ({ page }) => {
    await page.goto('/auth');
    await hydrate(page);
    await page.getByLabel('Email').fill('kept@example.org');
    await page.getByRole('link', { name: 'Create Account' }).click();
    await expect(heading(page, 'Create Account')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('kept@example.org');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(heading(page, 'Sign In')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the sign-in form shows its busy label and submits once on a double click', async ({
    page,
    account,
  }) => {
    await page.goto('/auth');
    await hydrate(page);
    const answer = await delayResponses(page, '**/api/auth/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer();
    await expect(heading(page, /^Welcome/)).toBeVisible();
  });

  test('creates an account with name, country and free credits', async ({ page }) => {
    const email = `e2e-${randomUUID()}@example.org`;
    await page.goto('/register');
    await hydrate(page);
    await page.getByLabel('Full name').fill('  Ada Lens  ');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Country').selectOption('Chile');
    const password = `Long enough ${randomUUID()}`;
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Repeat password').fill(password);
    const answer = await delayResponses(page, '**/api/auth/register');
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
    answer();
    await expect(heading(page, 'Welcome, Ada Lens')).toBeVisible();

    await page.goto('/profile');
    const profile = page.getByRole('region', { name: 'Profile', exact: true });
    for (const text of ['Ada Lens', email, 'Chile'])
      await expect(profile.getByText(text).first()).toBeVisible();
    const credits = profile.getByText('Available credits').locator('xpath=..');
    await expect(credits).toContainText(String(productConfig.signUpCredits));
  });

  test('does not send a registration in which the hidden field is filled, and shows the reason', async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/api/auth/register', (route) => {
      asked += 1;
      return route.continue();
    });
    await page.goto('/register');
    await hydrate(page);
    await page.getByLabel('Full name').fill('Robot');
    await page.getByLabel('Email').fill('robot@example.org');
    await page.getByLabel('Country').selectOption('Spain');
    await page.getByLabel('Password', { exact: true }).fill('Long enough for me');
    await page.getByLabel('Repeat password').fill('Long enough for me');
    await page.locator('[hidden] input').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await page.getByRole('button', { name: 'Create Account', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'filled in a hidden field' })).toBeVisible();
    expect(asked).toBe(0);
  });
});

test('keeps the profile form open with the typed values when saving fails', async ({
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/, /\/api\/me$/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Username').fill('Jo Renamed');
  const recover = await refuse(page, '**/api/me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Error updating profile: /)).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Jo Renamed');
  await recover();
  const answer = await delayResponses(page, '**/api/me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
});

test.describe('transitions of a purchase', () => {
  test('shows the chosen pack as processing, and enables the pack again after a failure', async ({
    signedInPage: page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/, /create-checkout-session$/);
    const shop = new Shop(page);
    await page.goto('/credits');
    const recover = await refuse(page, '**/api/create-checkout-session');
    await shop.buyButton(20).click();
    await expect(shop.alert).toContainText('Error processing payment. Please try again.');
    await expect(shop.buyButton(20)).toBeEnabled();
    await recover();

    const answer = await delayResponses(page, '**/api/create-checkout-session');
    await shop.buyButton(20).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    answer();
    await shop.expectCheckout();
  });

  test('a failed confirmation of a payment can be retried and credits the payment once', async ({
    account,
    signedInPage: page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/, /confirm-payment/);
    const shop = new Shop(page);
    await shop.begin(10);
    const address = await shop.payWithoutReturn();
    const recover = await refuse(page, '**/api/confirm-payment');
    await page.goto(address);
    await expect(shop.alert).toContainText('Failed to confirm payment');
    await recover();
    await shop.alert.getByRole('button', { name: 'Try again' }).click();
    await shop.expectPaid(10);
    expect(await account.credits()).toBe(productConfig.signUpCredits + 10);
  });
});
