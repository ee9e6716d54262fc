import type { Page } from '@playwright/test';
import config, { wholeBrowser } from '../playwright.config';
import { choose, newProviderUser } from './fixtures/provider';
import { expect, test } from './fixtures/test';

// The tests use Chromium's own popup blocker, which Playwright turns off by default. Chromium counts every
// script evaluation by Playwright, also for a trace, as user activation, and then blocks no popup.
test.use({
  trace: 'off',
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: wholeBrowser,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

/**
 * Opens the sign-in page, clicks the third-party button by script and waits for the provider's page. A click without
 * user activation cannot open a popup.
 * @throws Error if a popup opened
 */
const clickByScript = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      // The script clicks only on the sign-in page, because after the redirect the browser shows another page.
      if (location.pathname + location.search !== '/auth') return;
      document.querySelector<HTMLButtonElement>('button[data-deferred]')?.click();
    });
  });
  const popup = page.waitForEvent('popup', { timeout: 0 }).then(
    () => 'popup',
    () => 'closed',
  );
  await page.goto('/auth');
  const first = await Promise.race([popup, page.waitForURL('**/simulators/oidc/**')]);
  if (first === 'popup') throw new Error('The browser opened a popup that it should have blocked.');
};

test('opens the third-party provider in the same tab if popups are blocked, and returns to Portada', async ({
  page,
}) => {
  await clickByScript(page);
  await choose(page, newProviderUser());
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Pop Traveller' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('shows the error of a failed third-party sign-in after the redirect back', async ({ page }) => {
  await clickByScript(page);
  await choose(page, newProviderUser(), false);
  await expect(page).toHaveURL(/\/auth\?oidc=oidc_unverified$/);
  await expect(page.getByRole('alert').filter({ hasText: 'has no verified email' })).toBeVisible();
});
