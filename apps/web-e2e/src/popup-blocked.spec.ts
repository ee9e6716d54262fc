import type { Page } from '@playwright/test';
import config, { wholeBrowser } from '../playwright.config';
import { choose, newStranger } from './fixtures/provider';
import { expect, test } from './fixtures/test';

// Chromium's own blocker, which Playwright turns off. Whatever Playwright asks a page, for a trace too, counts for
// Chromium as a person's touch, and then nothing is blocked.
test.use({
  trace: 'off',
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: wholeBrowser,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
});

/** Presses the button as soon as it is there, by script: without a person's own click popups are blocked. */
const pressByScript = (page: Page) =>
  page.addInitScript(() => {
    // Not again after the way back.
    if (location.pathname + location.search !== '/auth') return;
    const watch = setInterval(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.includes('Continue with'),
      );
      if (!button) return;
      clearInterval(watch);
      button.click();
    }, 50);
  });

test('where popups are blocked the page itself goes to the provider and comes back', async ({ page }) => {
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  await pressByScript(page);
  await page.goto('/auth');
  await page.waitForURL('**/simulators/oidc/**');
  await choose(page, newStranger());
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Pop Traveller' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(popups).toEqual([]);
});

test('what fails on the way is told after the way back', async ({ page }) => {
  await pressByScript(page);
  await page.goto('/auth');
  await page.waitForURL('**/simulators/oidc/**');
  await choose(page, newStranger(), false);
  await expect(page).toHaveURL(/\/auth\?oidc=oidc_unverified$/);
  await expect(page.getByRole('alert').filter({ hasText: 'has no verified email' })).toBeVisible();
});
