import { devices, type Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { paths } from './fixtures/routes';

test.describe.configure({ mode: 'parallel' });

/** Public pages that can be scrolled by more than `distance`. */
const longPages = [paths.landing, paths.article, paths.pricing, paths.examples];

/** Distance of one scroll in px. */
const distance = 600;

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Opens a page with a paused clock, so that the page loads its scripts only when the test runs the clock. */
const openBeforeCode = async (page: Page, path: string): Promise<void> => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
};

/** Runs the timer that starts the hydration, and waits until React has hydrated the page and has run its effects. */
const hydrate = async (page: Page): Promise<void> => {
  await page.clock.runFor(2500);
  await page.clock.resume();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
};

for (const path of longPages) {
  for (const afterMs of [300, 1500]) {
    test(`keeps the position of a wheel scroll ${afterMs} ms after the load of ${path}`, async ({ page }) => {
      await openBeforeCode(page, path);
      await page.clock.runFor(afterMs);
      await page.mouse.wheel(0, distance);
      await expect.poll(() => scrollTop(page)).toBe(distance);
      await hydrate(page);
      expect(await scrollTop(page)).toBe(distance);
    });
  }
}

/**
 * Drags the page up with one finger. The finger rests before the end of the touch, so that the page does not
 * continue to scroll.
 */
const dragUp = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }],
    });
  await touch('touchStart', 700);
  for (let moved = 20; moved <= distance; moved += 20) await touch('touchMove', 700 - moved);
  await touch('touchMove', 700 - distance);
  await touch('touchEnd', 0);
};

test.describe('scrolls on a touch screen before hydration', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });

  for (const path of longPages) {
    test(`never scrolls ${path} back when a touch scroll begins before hydration`, async ({ page }) => {
      await openBeforeCode(page, path);
      await page.evaluate(() => {
        const seen = { positions: [] as number[] };
        addEventListener('scroll', () => seen.positions.push(scrollY));
        Object.assign(globalThis, { seen });
      });
      // The touch starts the download of the page's scripts, so that the scroll overlaps with React's first commit.
      await dragUp(page);
      await hydrate(page);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(distance / 2);
      const positions = await page.evaluate(
        () => (globalThis as unknown as { seen: { positions: number[] } }).seen.positions,
      );
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
    });
  }
});

test('opens the next page at its top, and Back restores the scroll position of the previous page', async ({
  page,
}) => {
  await page.goto(paths.landing);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollTop(page)).toBe(distance);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/pricing"]')?.click());
  await expect(page).toHaveURL(paths.pricing);
  await expect(page.getByRole('heading', { level: 1, name: 'One credit, one image.' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.landing);
  await expect.poll(() => scrollTop(page)).toBe(distance);
});

test('restores the scroll position after a reload', async ({ page }) => {
  await page.goto(paths.article);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollTop(page)).toBe(distance);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(distance);
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  expect(await scrollTop(page)).toBe(distance);
});
