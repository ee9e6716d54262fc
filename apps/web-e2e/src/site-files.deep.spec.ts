import type { APIRequestContext, Page } from '@playwright/test';
import { languages } from '@portada/contracts';
import sharp from 'sharp';
import { z } from 'zod';
import { headOf, type Link, linksOf } from './fixtures/page-source';
import {
  browserPaths,
  browserScreens,
  listedPages,
  missingPages,
  paths,
  publicPages,
} from './fixtures/routes';
import { expect, test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

/** Every public page and not-found page in every language. */
const everyPage = [...publicPages, ...missingPages].flatMap((path) =>
  languages.map((language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`),
);

/** Returns the contents of all XML elements with this name. */
const inXml = (page: Page, xml: string, element: string) =>
  page.evaluate(
    ([text, name]) => {
      const parsed = new DOMParser().parseFromString(text ?? '', 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error(parsed.documentElement.textContent);
      return [...parsed.getElementsByTagName(name ?? '')].map(({ textContent }) => textContent);
    },
    [xml, element],
  );

const textAt = async (request: APIRequestContext, path: string, type: RegExp): Promise<string> => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()['content-type'], path).toMatch(type);
  return answer.text();
};

test('the sitemap lists every public page in each language, and nothing else', async ({
  page,
  request,
  baseURL,
}) => {
  const xml = await textAt(request, '/sitemap.xml', /xml/);
  const wanted = listedPages
    .flatMap((path) => [path, `${path}?lang=es`])
    .map((path) => new URL(path, baseURL).href);
  const found = await inXml(page, xml, 'loc');
  expect(wanted.length).toBeGreaterThan(20);
  expect([...found].sort()).toEqual(wanted.sort());
  for (const address of found) expect((await request.get(address)).status(), address).toBe(200);
});

test('robots.txt names the sitemap, and screens for signed-in users send a noindex header', async ({
  request,
  baseURL,
}) => {
  const robots = await textAt(request, '/robots.txt', /^text\/plain/);
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  for (const path of browserScreens) expect(robots).toContain(`Disallow: ${path}`);
  for (const path of browserPaths) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
});

test('the RSS feeds contain the articles, and the icons of the web manifest exist', async ({
  page,
  request,
  baseURL,
}) => {
  for (const language of languages) {
    const xml = await textAt(request, `/blog/rss.${language}.xml`, /xml/);
    const articles = (await inXml(page, xml, 'guid')).map((address) => new URL(address).pathname);
    expect(articles).toContain(paths.article);
    for (const text of await inXml(page, xml, 'description')) expect(text.length).toBeGreaterThan(20);
  }
  const manifest = await textAt(request, '/manifest.webmanifest', /manifest\+json/);
  const { icons } = z
    .looseObject({
      icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() }).loose()),
    })
    .parse(JSON.parse(manifest));
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes, type } of icons) {
    // One of the icons is a data URL, which `fetch` can read too.
    const icon = await fetch(new URL(src, baseURL));
    expect(icon.status, src).toBe(200);
    expect(icon.headers.get('content-type'), src).toContain(type);
    const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
    expect([`${width}x${height}`, 'any'], src).toContain(sizes);
  }
});

/**
 * Returns true if a link to another site opens in the same window or lets the other site access the window of
 * Portada.
 */
const isOpenToOthers = ({ href, target, rel }: Link, origin: string): boolean =>
  href.startsWith('http') &&
  new URL(href).origin !== origin &&
  !(target === '_blank' && rel.includes('noopener'));

/**
 * Returns true if a URL is a URL of this site. Not-found pages are excluded, because they link to themselves in the
 * other language.
 */
const isInside = (url: URL, origin: string): boolean =>
  url.origin === origin && !missingPages.includes(url.pathname);

/** Returns the decoded anchor of a URL; `null` for a URL without an anchor. */
const anchorOf = ({ hash }: URL): string | null => (hash === '' ? null : decodeURIComponent(hash.slice(1)));

test('every link and anchor of the public pages resolves', async ({ scriptlessPage, request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const idsAt = new Map<string, string[]>();
  const found = new Map<string, string>();
  for (const path of everyPage) {
    await scriptlessPage.goto(path, { waitUntil: 'domcontentloaded' });
    const { pathname } = new URL(scriptlessPage.url());
    idsAt.set(
      pathname,
      await scriptlessPage.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id)),
    );
    const links = await linksOf(scriptlessPage);
    expect
      .soft(
        links.filter((link) => isOpenToOthers(link, origin)),
        path,
      )
      .toEqual([]);
    for (const { href, text } of links) {
      expect.soft(href, `"${text}" at ${path} leads somewhere`).not.toBe('');
      found.set(href, path);
    }
  }
  const inside = [...found].filter(([href]) => isInside(new URL(href), origin));
  expect(inside.length).toBeGreaterThan(30);
  for (const [href, from] of inside) {
    const url = new URL(href);
    const answer = await request.get(url.pathname + url.search);
    expect.soft(answer.status(), `${href}, linked at ${from}`).toBeLessThan(400);
    expect
      .soft([null, ...(idsAt.get(url.pathname) ?? [])], `${href}, linked at ${from}`)
      .toContain(anchorOf(url));
  }
});

test('missing content is answered with 404, without a canonical address or a sitemap entry', async ({
  scriptlessPage,
  request,
}) => {
  for (const path of missingPages) {
    for (const language of languages) {
      const answer = await scriptlessPage.goto(`${path}?lang=${language}`);
      expect(answer?.status(), path).toBe(404);
      const head = await headOf(scriptlessPage);
      expect.soft(head.headings).toBe(1);
      expect.soft(head.titles).toHaveLength(1);
      expect.soft(head.language).toBe(language);
      expect.soft(head.canonicals, path).toEqual([]);
    }
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of missingPages) expect(sitemap).not.toContain(path);
});
