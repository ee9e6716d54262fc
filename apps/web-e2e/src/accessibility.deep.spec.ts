import type { Page } from '@playwright/test';
import { hydrate } from './fixtures/hydrated';
import { delayResponses, refuse } from './fixtures/responses';
import { expectAccessibleInAllThemes, expectReflow } from './fixtures/visual-states';
import { missingPages, paths, publicPages } from './fixtures/routes';
import { expect, test } from './fixtures/test';

/*
 * Accessibility of the pages for visitors in every state, in both themes, at 390 and 1280 px. Each page is opened once.
 * screens.deep.spec covers the signed-in screens, scripted-model.deep.spec a running generation.
 */

test.describe.configure({ mode: 'parallel' });
// With reduced motion, axe never measures a color during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

for (const path of [...publicPages, ...missingPages]) {
  test(`${path} is accessible`, async ({ page, pageErrors }) => {
    pageErrors.expect(/status of 404/, /no-such/);
    await page.goto(path);
    await hydrate(page);
    await expectAccessibleInAllThemes(page, path);
    await expectReflow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('the answers of questions and the menu of public pages are accessible when they are open', async ({
  page,
}) => {
  await page.goto(paths.landing);
  await page.getByRole('main').locator('details[name] summary').first().click();
  await expectAccessibleInAllThemes(page, 'an open answer');

  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'the open menu', [390]);
});

test('the sign-in forms are accessible with errors and while busy', async ({ page, pageErrors }) => {
  pageErrors.expect(/status of 401/, /\/api\/auth\/login$/);
  await page.goto('/auth?view=register');
  await hydrate(page);
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page.getByText('Please select your country')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'what a new account lacks');

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  // The form of new accounts also has the two fields.
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const answer = await delayResponses(page, '**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'signing in');
  answer();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a refused sign-in');
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
    await expectAccessibleInAllThemes(page, state);
    await expectReflow(page, state);
    await expect(heading(page, name)).toHaveCount(1);
  });
}

test('the confirmation of a password reset mail is accessible', async ({ page }) => {
  await page.goto('/auth/forgot');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/If there is an account for/)).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a link is on its way');
});

test('the page is accessible while the session loads and after the session failed to load', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/, /\/api\/session$/);
  const answer = await delayResponses(page, '**/api/session');
  await page.goto('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' }).first()).toBeVisible();
  await expectAccessibleInAllThemes(page, 'loading the session');
  await refuse(page, '**/api/session');
  answer();
  await page.goto('/dashboard');
  await expect(heading(page, 'We could not load your account')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'a session that cannot be asked for');
});
