import type { Page } from '@playwright/test';
import { hydrate } from './fixtures/hydrated';
import { delayResponses } from './fixtures/responses';
import { expectAccessibleInAllThemes } from './fixtures/visual-states';
import { paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });
// With reduced motion, axe never measures a color during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const statusMessage = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });
const code = '**/assets/*.js';

/** Starts to count how often a page is loaded. */
const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  return loads;
};

test('reloads once at the requested URL when a deployment has removed the scripts of a page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/, /\/assets\//);
  await page.goto(paths.landing);
  await hydrate(page);
  const loads = countLoads(page);
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => loads.length, 'the page was reloaded').toBe(1);
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  expect(loads).toHaveLength(1);
});

for (const [which, file] of [
  ['first', '**/assets/index-*.js'],
  ['second', '**/assets/browser-*.js'],
] as const) {
  test(`reloads an open prerendered page once when a deployment has removed its ${which} script`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/, /\/assets\//);
    for (const path of [paths.pricing, paths.signIn]) {
      // The first visit only clears the session storage, which contains the time of the last automatic reload.
      await page.goto(path);
      await page.evaluate(() => sessionStorage.clear());
      await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(path);
      const loads = countLoads(page);
      await page.keyboard.press('Shift');
      await expect.poll(() => loads.length, 'the page was reloaded').toBe(1);
      await page.keyboard.press('Shift');
      await expect(heading(page, /./)).toBeVisible();
      await page.unroute(file);
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await hydrate(page);
      expect(loads).toHaveLength(2);
    }
  });
}

test('shows an error without a reload loop when the scripts of a page stay missing', async ({
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/, /\/assets\//);
  await page.goto('/dashboard');
  await expect(heading(page, /^Welcome/)).toBeVisible();
  const loads = countLoads(page);
  const gone = '**/assets/thumbnails.route-*.js';
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: 'My Thumbnails' }).click();
  await expect(heading(page, 'This page could not be displayed')).toBeVisible();
  expect(loads).toHaveLength(1);
  await expectAccessibleInAllThemes(page, 'a page that could not be shown');
  await page.unroute(gone);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(heading(page, 'My Thumbnails')).toBeVisible();
});

test('shows a message when the network is lost, keeps the content, and refetches when the network is back', async ({
  signedInPage: page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/dashboard');
  await expect(page.getByText('No thumbnails yet')).toBeVisible();
  await page.context().setOffline(true);
  await expect(statusMessage(page, /offline/i)).toBeVisible();
  await expect(page.getByText('No thumbnails yet')).toBeVisible();
  await expectAccessibleInAllThemes(page, 'offline');
  await page.context().setOffline(false);
  await expect(statusMessage(page, /You are offline/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Your First Thumbnail' }).click();
  await page.getByLabel('Thumbnail Name').fill('Made after the break');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Made after the break')).toBeVisible();
});

test('shows a notice while a page loads on a slow network, and then the page', async ({
  signedInPage: page,
}) => {
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(heading(page, /^Welcome/)).toBeVisible();
  const answer = await delayResponses(page, '**/api/credit-plans');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /credits?$/ })
    .click();
  await expect(heading(page, 'Buy Credits')).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(statusMessage(page, /slow|longer/i)).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Buy 20 credits' })).toBeVisible();
  await expect(statusMessage(page, /slow|longer/i)).toHaveCount(0);
});
