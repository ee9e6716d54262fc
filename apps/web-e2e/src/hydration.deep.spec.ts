import type { Page } from '@playwright/test';
import { isHydrated, hydrate } from './fixtures/hydrated';
import { paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

/**
 * Opens a page with a paused clock.
 * @returns URLs of the scripts that the page requests after this call
 */
const openStill = async (page: Page, path: string): Promise<Set<string>> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  return scripts;
};

test('loads no script until 2.5 s after the load event, and then hydrates the page without user interaction', async ({
  page,
}) => {
  const scripts = await openStill(page, paths.pricing);
  await page.clock.runFor(2499);
  expect([...scripts]).toEqual([]);
  expect(await isHydrated(page)).toBe(false);
  await page.clock.runFor(1);
  // The clock of the page must run again, because React hydrates the page with timers.
  await page.clock.resume();
  await expect.poll(() => isHydrated(page)).toBe(true);
  expect(scripts.size).toBeGreaterThan(2);
});

test('preloads the scripts of a form and runs the scripts at the first interaction', async ({ page }) => {
  const scripts = await openStill(page, paths.signIn);
  const code = (await page.locator('#root').getAttribute('data-code'))?.split(' ') ?? [];
  expect(code.length).toBeGreaterThan(2);
  await expect.poll(() => [...scripts].sort()).toEqual([...code].sort());
  expect(await isHydrated(page)).toBe(false);
  const send = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(send, 'a password would be sent in the address').toBeDisabled();
  await expect(send).toHaveCSS('opacity', '1');
  await page.clock.resume();
  await page.getByLabel('Email').fill('early@example.com');
  await hydrate(page);
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
  await expect(send).toBeEnabled();
});
