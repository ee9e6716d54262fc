import type { Page } from '@playwright/test';
import { untilAlive } from './fixtures/alive';
import { holdAnswers, refuse } from './fixtures/answers';
import { inEveryLook, inHarshLooks } from './fixtures/looks';
import { missingPages, paths, publicPages } from './fixtures/routes';
import { expect, test } from './fixtures/test';

/*
 * What visitors see: every page and every state, in both themes, at 390 and 1280 px. A page is opened once; width and
 * theme change under it. Screens of an account are in screens.spec, a generation under way in scripted-model.spec.
 */

test.describe.configure({ mode: 'parallel' });
// Without motion a colour is never caught half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const path of [...publicPages, ...missingPages]) {
  test(`${path} is accessible`, async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 404/, /no-such/);
    await page.goto(path);
    await untilAlive(page);
    await inEveryLook(page, path);
    await inHarshLooks(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('what unfolds on public pages is accessible', async ({ page }) => {
  await page.goto(paths.landing);
  await page.getByRole('main').locator('details[name] summary').first().click();
  await inEveryLook(page, 'an open answer');

  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await inEveryLook(page, 'the open menu', [390]);
});

test('the forms of the auth screen are accessible while they refuse, and while they work', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/, /\/api\/auth\/login$/);
  await page.goto('/auth?view=register');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page.getByText('Please select your country')).toBeVisible();
  await inEveryLook(page, 'what a new account lacks');

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const answer = await holdAnswers(page, '**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await inEveryLook(page, 'signing in');
  answer();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await inEveryLook(page, 'a refused sign-in');
});

const sideways = {
  'connect an account': { path: '/auth?oidc=link', name: /^Connect/ },
  'failed elsewhere': { path: '/auth?oidc=oidc_failed', name: 'Sign In' },
  'a forgotten password': { path: '/auth/forgot', name: 'Reset your password' },
  'a new password': { path: '/auth/reset#token=any', name: 'Choose a new password' },
  'a broken link of a mail': { path: '/auth/reset', name: /./ },
};

for (const [state, { path, name }] of Object.entries(sideways)) {
  test(`${state} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, name)).toBeVisible();
    await inEveryLook(page, state);
    await inHarshLooks(page, state);
    await expect(heading(page, name)).toHaveCount(1);
  });
}

test('the answer to a forgotten password is accessible', async ({ page }) => {
  await page.goto('/auth/forgot');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/If there is an account for/)).toBeVisible();
  await inEveryLook(page, 'a link is on its way');
});

test('a session that is asked for, or cannot be, is accessible', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 400/, /\/api\/session$/);
  const answer = await holdAnswers(page, '**/api/session');
  await page.goto('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' }).first()).toBeVisible();
  await inEveryLook(page, 'loading the session');
  await refuse(page, '**/api/session');
  answer();
  await page.goto('/dashboard');
  await expect(heading(page, 'We could not load your account')).toBeVisible();
  await inEveryLook(page, 'a session that cannot be asked for');
});
