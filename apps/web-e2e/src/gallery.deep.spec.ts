import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from '@portada/contracts';
import { listedPages, paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const pagesFolder = join(__dirname, '../../../dist/apps/web/pages');
const examplePages = listedPages.filter((path) => path.startsWith('/examples/'));

/** Returns all values of the first group of a pattern in a text. */
const allIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

test('every page of an example or a niche has texts, pictures and metadata of its own, in both languages', () => {
  const seen = new Set<string>();
  expect(examplePages).toHaveLength(50);
  for (const language of languages) {
    for (const path of examplePages) {
      const html = readFileSync(join(pagesFolder, `${path}.${language}.html`), 'utf8');
      const at = `${path} (${language})`;
      const [title = ''] = allIn(html, /<title>([^<]*)<\/title>/g);
      const [description = ''] = allIn(html, /<meta name="description" content="([^"]*)"/g);
      expect.soft(title.length, at).toBeGreaterThanOrEqual(30);
      expect.soft(title.length, at).toBeLessThanOrEqual(60);
      expect.soft(description.length, at).toBeGreaterThanOrEqual(110);
      expect.soft(description.length, at).toBeLessThanOrEqual(160);
      for (const text of [title, description]) {
        expect.soft([...seen], at).not.toContain(text);
        seen.add(text);
      }
      const address = `https://origin.invalid${path}`;
      expect
        .soft(allIn(html, /<link rel="canonical" href="([^"]*)"/g), at)
        .toEqual([language === 'en' ? address : `${address}?lang=es`]);
      expect
        .soft(allIn(html, /<link rel="alternate" hrefLang="\S*" href="([^"]*)"/g), at)
        .toEqual([address, `${address}?lang=es`, address]);
      const pictures = allIn(html, /<img ([^>]*)>/g);
      expect.soft(pictures.length, at).toBeGreaterThanOrEqual(3);
      for (const picture of pictures) expect.soft(picture, at).toMatch(/width="\d+" height="\d+" alt="/);
      expect
        .soft(
          pictures.filter((picture) => picture.includes('loading="lazy"')),
          at,
        )
        .toHaveLength(pictures.length - 1);
      const [data = ''] = allIn(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
      expect.soft(data, at).toContain('"ImageObject"');
      expect.soft(data, at).toContain('"BreadcrumbList"');
      expect.soft(allIn(html, /<h1[^>]*>([^<]*)<\/h1>/g)[0], at).toMatch(/\S{3}/);
    }
  }
});

const cards = (page: Page) => page.getByRole('main').locator('li:has(img)');

test('the gallery filters by its address, without another page load, and announces the number of examples', async ({
  page,
}) => {
  await page.goto(`${paths.examples}?niche=music`);
  // The page is hydrated without an interaction, because its address has a filter.
  await expect(cards(page)).toHaveCount(4);
  await page.evaluate(() => (document.body.dataset['same'] = 'yes'));
  await page.getByRole('combobox', { name: 'Format' }).selectOption('1:1');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?niche=music&format=1%3A1$/);
  await expect(page.locator('[aria-live]').filter({ hasText: '1 example' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveCount(40);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});

test('a choice that was made before the gallery is hydrated is applied', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.examples);
  await page.getByRole('combobox', { name: 'Niche' }).selectOption('gaming');
  await expect(cards(page)).toHaveCount(40);
  release();
  await expect(cards(page)).toHaveCount(4);
  await expect(page).toHaveURL(/\?niche=gaming$/);
  await expect(page.getByRole('combobox', { name: 'Niche' })).toHaveValue('gaming');
});
