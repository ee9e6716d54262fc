import type { Page } from '@playwright/test';
import { isAlive, untilAlive } from './fixtures/alive';
import { paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

/** Opens a page whose clock stands still, and says which scripts are asked for from then on. */
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

test('a page asks for no code until 2.5 s after it has come, and then comes alive by itself', async ({
  page,
}) => {
  const scripts = await openStill(page, paths.pricing);
  await page.clock.runFor(2499);
  expect([...scripts]).toEqual([]);
  expect(await isAlive(page)).toBe(false);
  await page.clock.runFor(1);
  // It goes on by timers of its own.
  await page.clock.resume();
  await expect.poll(() => isAlive(page)).toBe(true);
  expect(scripts.size).toBeGreaterThan(2);
});

test('the code of a form is there before anybody touches the form, and runs when somebody does', async ({
  page,
}) => {
  const scripts = await openStill(page, paths.signIn);
  const code = (await page.locator('#root').getAttribute('data-code'))?.split(' ') ?? [];
  expect(code.length).toBeGreaterThan(2);
  await expect.poll(() => [...scripts].sort()).toEqual([...code].sort());
  expect(await isAlive(page)).toBe(false);
  const send = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(send, 'a password would be sent in the address').toBeDisabled();
  await expect(send).toHaveCSS('opacity', '1');
  await page.clock.resume();
  await page.getByLabel('Email').fill('early@example.com');
  await untilAlive(page);
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
  await expect(send).toBeEnabled();
});
