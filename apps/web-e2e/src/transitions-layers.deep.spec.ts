import type { Locator, Page } from '@playwright/test';
import { hydrate } from './fixtures/hydrated';
import { paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/**
 * Expects an accordion to have at most one open answer. Opening another answer, or a second click on the question,
 * closes the open answer.
 */
const expectAccordion = async (questions: Locator) => {
  // The test first turns on reduced motion and waits for hydration, because a click on a moving or changing page
  // may hit another element.
  await questions.page().emulateMedia({ reducedMotion: 'reduce' });
  await hydrate(questions.page());
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

test.describe('accordions of public pages', () => {
  // Returns the questions of an accordion, which share a `name`. Other `details` elements open independently.
  const questions = (page: Page) => page.getByRole('main').locator('details[name]');
  for (const path of [paths.landing, paths.article]) {
    test(`the accordion of ${path} has at most one open answer`, async ({ page }) => {
      await page.goto(path);
      await expectAccordion(questions(page));
    });
  }

  test('the accordion of /credits has at most one open answer', async ({ member, openAs }) => {
    const page = await openAs(member);
    await page.goto('/credits');
    await expect(heading(page, 'Buy Credits')).toBeVisible();
    await expectAccordion(questions(page));
  });
});

test('a dialog fades and scales in, and only fades if the user prefers reduced motion', async ({
  member,
  openAs,
}) => {
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

test('the Back to top button appears after 300 pixels and scrolls to the top', async ({ page }) => {
  await page.goto(paths.landing);
  await hydrate(page);
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(toTop).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 301));
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toHaveCount(0);
});
