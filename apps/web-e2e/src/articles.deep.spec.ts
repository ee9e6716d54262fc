import { languages } from '@portada/contracts';
import { hydrate } from './fixtures/hydrated';
import { expectHead } from './fixtures/page-head';
import { headOf } from './fixtures/page-source';
import { listedPages, paths } from './fixtures/routes';
import { expect, test } from './fixtures/test';
import { expectAccessibleInAllThemes, expectReflow } from './fixtures/visual-states';

test.describe.configure({ mode: 'parallel' });
// With reduced motion, axe never measures a color during a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const articles = listedPages.filter((path) => path.startsWith(`${paths.blog}/`));

/** Names of the chunks that contain the text of an article. */
const textChunk = /\/assets\/(words|outlines|corner|subjects|files|revolution)-[\w-]+\.js$/;

test('every article has metadata for search engines in both languages before scripts run', async ({
  scriptlessPage: page,
}) => {
  expect(articles).toHaveLength(6);
  for (const path of articles) {
    for (const language of languages) {
      await page.goto(`${path}?lang=${language}`, { waitUntil: 'domcontentloaded' });
      const head = await headOf(page);
      expectHead(head, path, language);
      expect.soft(head.jsonLd.join(), path).toContain('"BlogPosting"');
    }
  }
});

test('an article with measured figures is accessible, and loads only the text that it shows', async ({
  page,
}) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    const [, name] = textChunk.exec(new URL(request.url()).pathname) ?? [];
    if (name) texts.push(name);
  });
  await page.goto(paths.measuredArticle);
  await hydrate(page);
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessibleInAllThemes(page, paths.measuredArticle);
  await expectReflow(page, paths.measuredArticle);

  // The header of a page with server HTML is hydrated, so its links are followed without a new document.
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes on thumbnails' })).toBeVisible();
  expect(texts).toEqual([]);
  await page.getByRole('link', { name: /Read the article.*How thick/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'How thick must a text outline be?' }),
  ).toBeVisible();
  await expect(page.getByRole('cell', { name: '18 / 18' })).toBeVisible();
  expect(texts).toEqual(['outlines']);
});
