/**
 * Writes every public page as HTML, in both languages, beside the built files; and what search engines look for. Run
 * by the `build` target after both of Vite's builds.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { usedStyles } from './used-styles.mjs';

// React writes no notes for developers into what visitors get.
process.env.NODE_ENV = 'production';

const dist = join(import.meta.dirname, '../../dist/apps');
const web = join(dist, 'web');

const { languages, publicPages, reloadNote, renderPage, screenPatterns, siteFiles } = await import(
  pathToFileURL(join(dist, 'web-prerender/prerender.mjs')).href
);

const read = (name) => readFileSync(join(web, name), 'utf8');
const write = (name, text) => {
  const file = join(web, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Puts a text in the place of another that has to be there once. */
const replaced = (html, old, next) => {
  if (html.split(old).length !== 2)
    throw new Error(`What is to be filled in does not hold ${old} exactly once.`);
  // A function, for `$` means something in a string.
  return html.replace(old, () => next);
};

const smaller = (script) => minifySync('inline.js', script).code.trim();

/** The icon, which weighs less than to ask for it. */
const icon = readFileSync(join(web, 'favicon.svg'), 'utf8')
  .replace(/\n\s*/g, '')
  .replaceAll('"', "'")
  .replace(/[#<>]/g, encodeURIComponent);
const withIcon = (text) => replaced(text, '"/favicon.svg"', `"data:image/svg+xml,${icon}"`);

/** What all pages begin as, without what is there to be read by us. */
const small = (html) =>
  withIcon(html)
    .replace(/(?<=<script>)[^]*?(?=<\/script>)/g, smaller)
    .replace(/\n\s*/g, '');

/** What public pages begin as: their code waits (hydration-bootstrap.js). */
const publicTemplate = (html) => {
  const [entryTag, entry] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
  if (!entryTag) throw new Error('The built index.html begins with no script.');
  const page = replaced(html, entryTag, '');
  const code = [
    ['ENTRY', entry],
    ['RELOAD_NOTE', JSON.stringify(reloadNote)],
  ].reduce(
    (text, [old, next]) => replaced(text, old, next),
    readFileSync(join(import.meta.dirname, 'hydration-bootstrap.js'), 'utf8'),
  );
  return { page, starter: `<script>${smaller(code)}</script>` };
};

/** A chunk and everything that it imports, as Vite's manifest names them. */
const withImports = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) withImports(manifest, other, seen);
  return seen;
};

const manifest = JSON.parse(read('.vite/manifest.json'));
const [styleSheet] = manifest['src/app/browser.tsx'].css;

/** What every screen of the signed-in begins with. */
const shell = ['app-shell', 'signed-in-layout', 'signed-in-only'];

/** Addresses of the code that draws these routes, one inside the other, but for the code that every page begins with. */
const codeOf = (routes) => {
  const keys = ['src/app/browser.tsx', ...routes.map((name) => `src/routes/${name}.route.tsx`)];
  const chunks = new Set(keys.flatMap((key) => [...withImports(manifest, key)]));
  return [...chunks].filter((key) => !manifest[key].isEntry).map((key) => `/${manifest[key].file}`);
};

/** The page of the screens: their code is wanted at once, so it is asked for together with the entry, not by it. */
const screenPage = (html) => {
  const preloads = codeOf(shell).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const styles = `<link rel="stylesheet" crossorigin href="/${styleSheet}">`;
  return replaced(
    html,
    '</head>',
    `<meta name="robots" content="noindex">${styles}${preloads.join('')}</head>`,
  );
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

const fontPreload = '<link rel="preload" as="font"';

const publicPage = async ({ page, starter }, styles, { path, form }, language, { head, body }) => {
  const code = form ? ` data-code="${codeOf(form).join(' ')}"` : '';
  const root = `<div id="root" data-prerendered="${path}"${code}>${body}</div>`;
  const html = [
    ['<html lang="en">', `<html lang="${language}">`],
    // In front of the font, for a picture may be named in it.
    [fontPreload, head + fontPreload],
    ['<div id="root"></div>', root + starter],
  ].reduce((page, [old, next]) => replaced(page, old, next), page);
  return replaced(html, '</head>', `<style>${await usedStyles(styles, html)}</style></head>`);
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

const built = small(read('index.html'));
const template = publicTemplate(built);
const styles = read(styleSheet);

const pages = [];
for (const page of publicPages) {
  const files = {};
  for (const language of languages) {
    const html = await publicPage(template, styles, page, language, await renderPage(page.path, language));
    check(page, language, html);
    files[language] = fileOf(page.path, language);
    write(files[language], html);
  }
  pages.push({ ...addressOf(page), status: page.status ?? 200, files });
}
write('app.html', screenPage(built));
for (const [name, text] of Object.entries(await siteFiles()))
  write(name, name === 'manifest.webmanifest' ? withIcon(text) : text);
write('site.json', JSON.stringify({ pages, screens: { file: 'app.html', patterns: screenPatterns } }));
rmSync(join(web, 'index.html'));
