import type { Locator, Page } from '@playwright/test';
import { untilAlive } from './fixtures/alive';
import { paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** One answer is open, or none: the next one closes it, and a second click. */
const expectAccordion = async (questions: Locator) => {
  // A click at what moves, or while the page's code is at work, hits what has come to its place meanwhile.
  await questions.page().emulateMedia({ reducedMotion: 'reduce' });
  await untilAlive(questions.page());
  const open = questions.and(questions.page().locator('[open]'));
  await expect(open).toHaveCount(0);
  await questions.first().locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await questions.nth(1).locator('summary').click();
  await expect(open).toHaveCount(0);
};

test.describe('accordions have one open answer or none', () => {
  // Folding the menu or the tips is another thing: questions belong together by name.
  const questions = (page: Page) => page.getByRole('main').locator('details[name]');
  for (const path of [paths.landing, paths.article]) {
    test(`at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expectAccordion(questions(page));
    });
  }

  test('at /credits', async ({ member, openAs }) => {
    const page = await openAs(member);
    await page.goto('/credits');
    await expect(heading(page, 'Buy Credits')).toBeVisible();
    await expectAccordion(questions(page));
  });
});

test('a dialog fades and scales in and out, and not where motion is unwanted', async ({ member, openAs }) => {
  const page = await openAs(member);
  await page.goto('/thumbnails');
  const opener = page.getByRole('button', { name: 'New Thumbnail' }).first();
  const dialog = page.getByRole('dialog');
  const moved = () =>
    dialog.evaluate((element) => {
      const { transitionProperty } = getComputedStyle(element);
      return transitionProperty.split(', ').filter((name) => ['opacity', 'scale'].includes(name));
    });
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await moved()).toEqual(['opacity', 'scale']);
  await expect.poll(() => dialog.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(await moved()).toEqual(['opacity']);
});

test('the button back to the top comes after 300 pixels, and goes there', async ({ page }) => {
  await page.goto(paths.landing);
  await untilAlive(page);
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(toTop).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 301));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toHaveCount(0);
});
