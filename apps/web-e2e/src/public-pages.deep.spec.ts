import type { APIRequestContext } from '@playwright/test';
import { type Language, languages } from '@portada/contracts';
import sharp from 'sharp';
import { z } from 'zod';
import { hydrate } from './fixtures/hydrated';
import { expectHead } from './fixtures/page-head';
import { headOf, type PageHead, wordsOf } from './fixtures/page-source';
import { paths, publicPages } from './fixtures/routes';
import { expect, test } from './fixtures/test';

// The tests of this file do not depend on each other, so they run in parallel.
test.describe.configure({ mode: 'parallel' });

const locales: Record<Language, string> = { en: 'en-US', es: 'es-ES' };

/**
 * Schema.org types that the structured data of each page contains. A page without an entry contains only
 * breadcrumbs.
 */
const kinds: Readonly<Record<string, string[]>> = {
  [paths.landing]: ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage'],
  [paths.signIn]: ['WebPage'],
  [paths.register]: ['WebPage'],
  [paths.pricing]: ['SoftwareApplication', 'BreadcrumbList'],
  [paths.examples]: ['ItemList', 'ImageObject', 'BreadcrumbList'],
  [paths.niche]: ['CollectionPage', 'ImageObject', 'BreadcrumbList'],
  [paths.example]: ['ImageObject', 'BreadcrumbList'],
  [paths.blog]: ['Blog', 'BreadcrumbList'],
  [paths.article]: ['BlogPosting', 'BreadcrumbList'],
};

const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) })).min(1),
});

const typesIn = (data: readonly string[]): string[] =>
  data.flatMap((text) => graphSchema.parse(JSON.parse(text))['@graph'].flatMap((thing) => thing['@type']));

/** Expects the social card of a page: the tags and the image that social networks show. */
const expectCard = async (head: PageHead, request: APIRequestContext) => {
  expect.soft(head.social['og:url']).toEqual(head.canonicals);
  expect.soft(head.social['og:title']).toHaveLength(1);
  expect.soft(head.social['og:description']).toHaveLength(1);
  expect.soft(head.social['twitter:card']).toEqual(['summary_large_image']);
  const [image = ''] = head.social['og:image'] ?? [];
  expect.soft(image).toMatch(/^https?:\/\//);
  const card = await request.get(image);
  expect.soft(card.status(), image).toBe(200);
  expect.soft(card.headers()['content-type']).toBe('image/jpeg');
  const { width, height } = await sharp(await card.body()).metadata();
  expect.soft({ width, height }).toEqual({ width: 1200, height: 630 });
};

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: locales[language] });

    for (const path of publicPages) {
      test(`${path} has the same content before and after hydration, and metadata for search engines`, async ({
        page,
        scriptlessPage,
        request,
      }) => {
        const answer = await scriptlessPage.goto(path);
        expect(answer?.status()).toBe(200);
        expect(answer?.headers()['content-language']).toBe(language);
        const head = await headOf(scriptlessPage);
        expectHead(head, path, language);
        expect.soft(typesIn(head.jsonLd)).toEqual(expect.arrayContaining(kinds[path] ?? ['BreadcrumbList']));
        await expectCard(head, request);

        const sent = await wordsOf(scriptlessPage);
        expect(sent.length).toBeGreaterThan(20);
        // The test blocks the request for the settings, because the page would otherwise show the name of the
        // third-party provider.
        await page.route('**/api/config', () => undefined);
        await page.goto(path);
        await hydrate(page);
        await expect.poll(() => wordsOf(page)).toEqual(sent);
        expect(await headOf(page)).toEqual(head);
      });
    }
  });
}
