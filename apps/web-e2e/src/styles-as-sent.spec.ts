import type { Page } from '@playwright/test';
import { languages } from '@portada/contracts';
import { missingPages, publicPages } from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

type Look = { element: string; style: Record<string, string> };

/** How the elements of a page look, of each class one. Variables are left out: what they do is among the other values. */
const looksOf = (page: Page): Promise<Look[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const byClass = new Map(
      [...document.body.querySelectorAll('*')].map((element) => [
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}">`,
        element,
      ]),
    );
    return [...byClass].flatMap(([name, element]) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        // And what a picture that develops is at right now.
        const names = [...style].filter((property) => !/^--|^scale$/.test(property));
        return {
          element: name + pseudo,
          style: Object.fromEntries(names.map((property) => [property, style.getPropertyValue(property)])),
        };
      }),
    );
  });

/** What changed from one look of a page to another, of the first elements that did. */
const changes = (before: Look[], after: Look[]): string[] =>
  after
    .flatMap(({ element, style }, index) => {
      const old = before[index]?.style ?? {};
      const names = Object.keys(style).filter((name) => style[name] !== old[name]);
      return names.map((name) => `${element} ${name}: ${old[name]} -> ${style[name]}`);
    })
    .slice(0, 20);

const addStyles = (page: Page, styles: string) =>
  page.evaluate((textContent) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent }));
  }, styles);

/** The style sheet that comes with the code. */
const wholeSheet = async ({ request }: Page): Promise<string> => {
  const screen = await (await request.get('/dashboard')).text();
  const [, address = ''] = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(screen) ?? [];
  return (await request.get(address)).text();
};

for (const path of [...Object.values(publicPages), ...Object.values(missingPages)]) {
  test(`${path} has all the styles that it needs before its code comes`, async ({
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
      // What is not laid out yet says of some values what it likes.
      await addStyles(page, '* { content-visibility: visible !important; }');
      const asSent = await looksOf(page);
      await addStyles(page, await wholeSheet(page));
      expect(changes(asSent, await looksOf(page))).toEqual([]);
    }
  });
}

test('the texts of the public pages need only the small file of the font', async ({ page }) => {
  const fonts = new Set<string>();
  page.on(
    'request',
    (request) => request.resourceType() === 'font' && fonts.add(new URL(request.url()).pathname),
  );
  for (const path of Object.values(publicPages)) {
    for (const language of languages) {
      await page.goto(path + (path.includes('?') ? '&' : '?') + `lang=${language}`);
      await page.evaluate(() => document.fonts.ready);
    }
  }
  expect([...fonts]).toEqual([expect.stringContaining('figtree-texts')]);
});
