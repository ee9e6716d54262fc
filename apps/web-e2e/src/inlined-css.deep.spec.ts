import type { Page } from '@playwright/test';
import { languages } from '@portada/contracts';
import { missingPages, publicPages } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

/**
 * Style that makes the browser lay out the whole page. Content skipped by `content-visibility` has no computed values.
 */
const allVisible = '* { content-visibility: visible !important; }';

/**
 * Adds styles to a page without JavaScript. `page.addStyleTag` cannot be used, because that function would wait for
 * an event that never occurs.
 */
const addStyles = (page: Page, styles: string): Promise<void> =>
  page.evaluate((textContent) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
  }, styles);

/**
 * Adds styles to a page and returns the computed values that the styles change, for one element of each CSS class.
 * CSS variables are ignored, because other computed values include their effect. Properties that an animation
 * changes are ignored too.
 */
const changesBy = (page: Page, styles: string): Promise<string[]> =>
  page.evaluate(async (textContent) => {
    await document.fonts.ready;
    const byClass = new Map(
      [...document.body.querySelectorAll('*')].map((element) => [
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`,
        element,
      ]),
    );
    const computedValues = () =>
      [...byClass].flatMap(([name, element]) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo || null);
          const moved = style.animationName === 'none' ? /^--/ : /^(--|opacity|scale|transform)/;
          const names = [...style].filter((property) => !moved.test(property));
          const values = new Map(names.map((property) => [property, style.getPropertyValue(property)]));
          return { element: name + pseudo, values };
        }),
      );
    const before = computedValues();
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
    return computedValues().flatMap(({ element, values }, index) => {
      const old = before[index]?.values;
      return [...values]
        .filter(([name, value]) => old?.get(name) !== value)
        .map(([name, value]) => `${element} ${name}: ${old?.get(name)} -> ${value}`);
    });
  }, styles);

/** Returns the text of the complete style sheet, which is loaded with the scripts. */
const wholeSheet = async ({ request }: Page): Promise<string> => {
  const screen = await (await request.get('/dashboard')).text();
  const [, address = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(screen) ?? [];
  const sheet = await (await request.get(address)).text();
  expect(sheet).toContain('@layer utilities');
  return sheet;
};

for (const path of [...publicPages, ...missingPages]) {
  test(`${path} contains all styles that it needs before hydration`, async ({
    scriptlessPage: page,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/, /no-such/);
    for (const [width, language] of [
      [1280, 'en'],
      [390, 'es'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path + (path.includes('?') ? '&' : '?') + `lang=${language}`);
      await addStyles(page, allVisible);
      expect((await changesBy(page, await wholeSheet(page))).slice(0, 20)).toEqual([]);
    }
  });
}

// The reference of the API shows names and values of the protocol, with characters that no other public page has.
const pagesInWords = publicPages.filter((path) => path !== '/developers');

test('the public pages in words load only the small font file', async ({ scriptlessPage: page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !request.url().includes('figtree-texts'))
      fonts.add(`${new URL(request.url()).pathname} at ${page.url()}`);
  });
  const sheet = await wholeSheet(page);
  for (const path of pagesInWords) {
    for (const language of languages) {
      await page.goto(path + (path.includes('?') ? '&' : '?') + `lang=${language}`);
      // Only the complete style sheet refers to the larger font file, so the test adds the complete style sheet.
      await addStyles(page, `${allVisible} ${sheet}`);
      await page.evaluate(() => document.fonts.ready);
    }
  }
  expect([...fonts]).toEqual([]);
});
