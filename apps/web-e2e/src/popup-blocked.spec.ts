import type { LaunchOptions, Page } from '@playwright/test';
import { choose, newStranger } from './fixtures/provider';
import { expect, test as base } from './fixtures/test';

/** Chromium's own blocker, which Playwright turns off. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-popup-blocking'] });
    },
    { scope: 'worker' },
  ],
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
  await expect(page.getByRole('heading', { level: 1, name: 'Choose an account' })).toBeVisible();
  await choose(page, newStranger());
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Pop Traveller' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(popups).toEqual([]);
});

test('what fails on the way is told after the way back', async ({ page }) => {
  await pressByScript(page);
  await page.goto('/auth');
  await choose(page, newStranger(), false);
  await expect(page).toHaveURL(/\/auth\?oidc=oidc_unverified$/);
  await expect(page.getByRole('alert').filter({ hasText: 'has no verified email' })).toBeVisible();
});
