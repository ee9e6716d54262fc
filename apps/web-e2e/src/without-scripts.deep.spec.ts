import type { Locator } from '@playwright/test';
import { languages } from '@portada/contracts';
import { linksOf } from './fixtures/page-source';
import { formPages, missingPages, paths, readablePages } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const expectUnfolds = async (folded: Locator) => {
  await folded.locator('summary').click();
  await expect(folded).toHaveAttribute('open');
};

for (const path of [...readablePages, ...missingPages]) {
  test(`${path} works without JavaScript`, async ({ scriptlessPage: page, pageErrors }) => {
    pageErrors.expect(/status of 404/, /no-such/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await test.step('every picture is loaded', async () => {
      const broken = await page.evaluate(() =>
        [...document.images]
          .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
          .map(({ src }) => src),
      );
      expect(broken).toEqual([]);
    });

    await test.step('no button depends on JavaScript', async () => {
      const dead = page
        .locator('button:not([popovertarget], [commandfor], form *)')
        .filter({ visible: true });
      await expect(dead).toHaveCount(0);
    });

    await test.step('every details element opens', async () => {
      // Each `details` element is addressed by its position, because an opened element no longer matches a
      // locator of closed elements.
      for (const folded of await page.locator('details').all()) await expectUnfolds(folded);
    });
  });
}

test('the sign-in forms show a message that they need JavaScript', async ({ scriptlessPage: page }) => {
  for (const path of formPages) {
    await page.goto(path);
    await expect(page.getByText(/JavaScript/).first()).toBeVisible();
  }
});

test('the menu and the language link work without JavaScript', async ({ scriptlessPage: page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(paths.landing);
  const banner = page.getByRole('banner');
  const menu = banner.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await banner.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');

  await banner.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/pricing?lang=es');
  await page.goto(paths.blog);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('share links of articles open in a new window without access to the page', async ({
  scriptlessPage: page,
  baseURL,
}) => {
  for (const path of [paths.blog, paths.article]) {
    for (const language of languages) {
      await page.goto(`${path}?lang=${language}`);
      const shared = (await linksOf(page)).filter(
        ({ href }) =>
          decodeURIComponent(href).includes(`=${baseURL}`) ||
          decodeURIComponent(href).includes(` ${baseURL}`),
      );
      expect(shared.length, path).toBeGreaterThanOrEqual(3);
      for (const { href, target, rel } of shared) {
        expect(new URL(href).origin).not.toBe(baseURL);
        expect(target).toBe('_blank');
        expect(rel).toContain('noopener');
        expect(decodeURIComponent(href)).toContain(path === paths.blog ? '/blog/' : path);
      }
    }
  }
});
