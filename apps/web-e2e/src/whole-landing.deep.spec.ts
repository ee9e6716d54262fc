import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

/** Returns the sections of the landing page that the browser does not render because of `content-visibility`. */
const skipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section h2')]
      .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
      .map((heading) => heading.textContent ?? ''),
  );

test('a full-page screenshot of the landing page shows every section', async ({ page }) => {
  await page.goto(paths.landing);
  const picture = await page.screenshot({ fullPage: true });
  const { width, height } = await sharp(picture).metadata();
  const contrasts: number[] = [];
  for (let top = 0; top + 900 <= height; top += 900) {
    const strip = await sharp(picture).extract({ left: 0, top, width, height: 900 }).greyscale().toBuffer();
    const [gray] = (await sharp(strip).stats()).channels;
    contrasts.push(gray?.stdev ?? 0);
  }
  // Every part of the screenshot, one screen high, must contain text or a picture.
  expect(contrasts.filter((contrast) => contrast < 4)).toEqual([]);
  expect(await skipped(page)).toEqual([]);
});

test('a printed landing page has every section, also if printing starts before the page has loaded', async ({
  page,
}) => {
  await page.goto(paths.landing);
  // The page sets `data-loaded` after the load event for which `goto` waits.
  await expect(page.locator('html')).toHaveAttribute('data-loaded');
  await page.evaluate(() => delete document.documentElement.dataset['loaded']);
  await expect.poll(() => skipped(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => skipped(page)).toEqual([]);
});

test('the landing page shows every section without JavaScript', async ({ scriptlessPage: page }) => {
  await page.goto(paths.landing);
  expect(await skipped(page)).toEqual([]);
});
