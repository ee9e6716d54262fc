/**
 * Writes every public page as HTML, in both languages, beside the built files; and what search engines look for. Run
 * by the `build` target after both of Vite's builds.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// React writes no notes for developers into what visitors get.
process.env.NODE_ENV = 'production';

const dist = join(import.meta.dirname, '../../dist/apps');
const web = join(dist, 'web');

const read = (name) => readFileSync(join(web, name), 'utf8');
const write = (name, text) => {
  const file = join(web, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Puts a text in the place of another that has to be there once. */
const replaced = (html, old, next) => {
  if (html.split(old).length !== 2)
    throw new Error(`The built index.html does not hold ${old} exactly once.`);
  // A function, for `$` means something in a string.
  return html.replace(old, () => next);
};

/** The page with its styles in it: nothing has to be waited for. */
const withStyles = (html) => {
  const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html);
  if (!link) throw new Error('The built index.html links no style sheet.');
  return replaced(html, link[0], `<style>${read(link[1])}</style>`);
};

/** A chunk and everything that it imports, as Vite's manifest names them. */
const withImports = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) withImports(manifest, other, seen);
  return seen;
};

/** What every screen of the signed-in begins with. */
const shell = ['app-shell', 'signed-in-layout', 'signed-in-only'].map(
  (name) => `src/routes/${name}.route.tsx`,
);

/** The page of the screens: their code is wanted at once, so it is asked for together with the entry, not by it. */
const screenPage = (html) => {
  const manifest = JSON.parse(read('.vite/manifest.json'));
  const keys = ['src/app/browser.tsx', ...shell].flatMap((key) => [...withImports(manifest, key)]);
  const preloads = [...new Set(keys)]
    .filter((key) => !manifest[key].isEntry)
    .map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}">`);
  return replaced(html, '</head>', `<meta name="robots" content="noindex">${preloads.join('')}</head>`);
};

/** What every page has exactly once. Search engines take a second one for a mistake, or for the truth. */
const once = { h1: /<h1[\s>]/g, title: /<title>/g, 'canonical address': /<link rel="canonical"/g };

/** Pages for addresses that do not exist stand at many, and have no address of their own. */
const check = ({ path, status }, language, html) => {
  const page = html.replace(/<svg[^]*?<\/svg>/g, '');
  for (const [name, pattern] of Object.entries(once)) {
    const count = page.match(pattern)?.length ?? 0;
    const isWanted = name !== 'canonical address' || status !== 404;
    if (count === (isWanted ? 1 : 0)) continue;
    throw new Error(`${path} (${language}) has ${count} of its ${name}, and must have ${isWanted ? 1 : 0}.`);
  }
};

const publicPage = (template, { path, hydrate }, language, { head, body }) => {
  const start = hydrate ? ` data-hydrate="${hydrate}"` : '';
  const html = [
    ['<html lang="en">', `<html lang="${language}">`],
    ['</head>', `${head}</head>`],
    ['<div id="root"></div>', `<div id="root" data-prerendered="${path}"${start}>${body}</div>`],
  ].reduce((page, [old, next]) => replaced(page, old, next), template);
  return html;
};

const fileOf = (path, language) => {
  const { pathname, searchParams } = new URL(path, 'https://origin.invalid');
  const view = searchParams.get('view');
  return `pages${pathname === '/' ? '/home' : pathname}${view ? `.${view}` : ''}.${language}.html`;
};

const addressOf = ({ path, pattern }) => {
  const { pathname, searchParams } = new URL(path, 'https://origin.invalid');
  return { pattern: pattern ?? pathname, view: searchParams.get('view') ?? undefined };
};

const { languages, publicPages, renderPage, screenPatterns, siteFiles } = await import(
  pathToFileURL(join(dist, 'web-prerender/prerender.mjs')).href
);
const built = read('index.html');
const template = withStyles(built);

const pages = [];
for (const page of publicPages) {
  const files = {};
  for (const language of languages) {
    const html = publicPage(template, page, language, await renderPage(page.path, language));
    check(page, language, html);
    files[language] = fileOf(page.path, language);
    write(files[language], html);
  }
  pages.push({ ...addressOf(page), status: page.status ?? 200, files });
}
write('app.html', screenPage(built));
for (const [name, text] of Object.entries(await siteFiles())) write(name, text);
write('site.json', JSON.stringify({ pages, screens: { file: 'app.html', patterns: screenPatterns } }));
rmSync(join(web, 'index.html'));
