/**
 * Program that writes every public page as HTML, in both languages, next to the built files, and the site files for
 * crawlers and feed readers. The `build` target runs this program after both Vite builds.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import { usedStyles } from './used-styles.mjs';

// In production mode React writes no development comments into the prerendered pages.
process.env.NODE_ENV = 'production';

const dist = join(import.meta.dirname, '../../dist/apps');
const web = join(dist, 'web');

const { languages, readRoutes, reloadNote, renderPage, screenPatterns, shareTarget, sharedHead, siteFiles } =
  await import(pathToFileURL(join(dist, 'web-prerender/prerender.mjs')).href);
const routes = await readRoutes();

const read = (name) => readFileSync(join(web, name), 'utf8');
const write = (name, text) => {
  const file = join(web, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/**
 * Replaces a text that must occur exactly once in the HTML.
 * @throws Error if the text occurs never or more than once
 */
const replaced = (html, old, next) => {
  if (html.split(old).length !== 2)
    throw new Error(`The HTML template does not contain ${old} exactly once.`);
  // The replacement is a function, because a string would give `$` a special meaning.
  return html.replace(old, () => next);
};

const smaller = (script) => minifySync('inline.js', script).code.trim();

/** The favicon as the content of a data URL. The data URL is smaller than the headers of a request for the favicon. */
const icon = readFileSync(join(web, 'favicon.svg'), 'utf8')
  .replace(/\n\s*/g, '')
  .replaceAll('"', "'")
  .replace(/[#<>]/g, encodeURIComponent);
const withIcon = (text) => replaced(text, '"/favicon.svg"', `"data:image/svg+xml,${icon}"`);

/** Returns the HTML of a page without indentation, with minified inline scripts and the inlined favicon. */
const small = (html) =>
  withIcon(html)
    .replace(/(?<=<script>)[^]*?(?=<\/script>)/g, smaller)
    .replace(/\n\s*/g, '')
    // An attribute without a value has the same meaning, and is smaller.
    .replaceAll(' crossorigin=""', ' crossorigin');

/**
 * Returns the HTML template of the public pages and the script of the hydration bootstrap. The pages do not load
 * their scripts at once, because hydration-bootstrap.js loads the scripts later.
 */
const publicTemplate = (html) => {
  const [entryTag, entry] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html) ?? [];
  if (!entryTag) throw new Error('The built index.html has no entry script.');
  const page = replaced(html, entryTag, '');
  const code = [
    ['ENTRY', entry],
    ['RELOAD_KEY', JSON.stringify(reloadNote.key)],
    ['RELOAD_PAUSE', String(reloadNote.coolDownMs)],
  ].reduce(
    (text, [old, next]) => replaced(text, old, next),
    readFileSync(join(import.meta.dirname, 'hydration-bootstrap.js'), 'utf8'),
  );
  return { page, bootstrap: `<script>${smaller(code)}</script>` };
};

/** Returns the keys in Vite's manifest of a chunk and of all chunks that the chunk imports, directly or indirectly. */
const withImports = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) withImports(manifest, other, seen);
  return seen;
};

const manifest = JSON.parse(read('.vite/manifest.json'));
const [styleSheet] = manifest['src/app/browser.tsx'].css;

/** Modules of the layouts and guards around every signed-in screen. */
const [{ modules: signedInModules }] = routes.filter(({ access }) => access === 'signed-in');
const shell = signedInModules.slice(0, -1);

/** Returns the URLs of the scripts of the given modules and of all their imports, without the entry script. */
const codeOf = (modules) => {
  const keys = ['src/app/browser.tsx', ...modules];
  const chunks = new Set(keys.flatMap((key) => [...withImports(manifest, key)]));
  return [...chunks].filter((key) => !manifest[key].isEntry).map((key) => `/${manifest[key].file}`);
};

/**
 * Returns the HTML page of the screens that are rendered in the browser. The page preloads the layouts and guards
 * of the screens.
 */
const screenPage = (html) => {
  const preloads = codeOf(shell).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const styles = `<link rel="stylesheet" crossorigin href="/${styleSheet}">`;
  return replaced(
    html,
    '</head>',
    `<meta name="robots" content="noindex">${styles}${preloads.join('')}</head>`,
  );
};

/** Elements that every page must contain exactly once, because search engines misread a second occurrence. */
const once = { h1: /<h1[\s>]/g, title: /<title>/g, 'canonical address': /<link rel="canonical"/g };

/**
 * Checks that a page has each element of `once` exactly once. A 404 page is served at many addresses, so a 404 page
 * has no canonical address.
 * @throws Error if an element is missing or repeated
 */
const check = ({ path, status }, language, html) => {
  const page = html.replace(/<svg[^]*?<\/svg>/g, '');
  for (const [name, pattern] of Object.entries(once)) {
    const count = page.match(pattern)?.length ?? 0;
    const isWanted = name !== 'canonical address' || status !== 404;
    if (count === (isWanted ? 1 : 0)) continue;
    throw new Error(
      `The page ${path} (${language}) has the ${name} ${count} times instead of ${isWanted ? 1 : 0}.`,
    );
  }
};

const fontPreload = '<link rel="preload" as="font"';

/**
 * Returns the complete HTML of a public page. A form cannot be sent without the code of its page, so the hydration
 * bootstrap preloads the code after the first paint. Other pages load their code after the first interaction.
 */
const publicPage = async (
  { page, bootstrap },
  styles,
  { path, access, modules },
  language,
  { head, body },
) => {
  const code = access === 'signed-out' ? ` data-code="${codeOf(modules).join(' ')}"` : '';
  const root = `<div id="root" data-prerendered="${path}"${code}>${body}</div>`;
  const html = [
    ['<html lang="en">', `<html lang="${language}">`],
    // The head is inserted before the preload of the font, because an image that the head preloads is more urgent.
    [fontPreload, head + fontPreload],
    ['<div id="root"></div>', root + bootstrap],
  ].reduce((page, [old, next]) => replaced(page, old, next), page);
  // The attribute is for servers of React Router that send the route table in parts.
  const slim = html.replaceAll(' data-discover="true"', '');
  return replaced(slim, '</head>', `<style>${await usedStyles(styles, slim)}</style></head>`);
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
for (const page of routes.flatMap((route) => route.pages.map((page) => ({ ...route, ...page })))) {
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
const shared = { pattern: '/s/:token', files: {} };
for (const language of languages) {
  shared.files[language] = fileOf('/s', language);
  const html = replaced(screenPage(built), '<html lang="en">', `<html lang="${language}">`);
  write(shared.files[language], replaced(html, '</head>', `${sharedHead(language)}</head>`));
}
for (const [name, text] of Object.entries(await siteFiles(routes)))
  write(name, name === 'manifest.webmanifest' ? withIcon(text) : text);
const screens = { file: 'app.html', patterns: screenPatterns(routes) };
write('site.json', JSON.stringify({ pages, screens, shared, shareTarget }));
// The file is outside of the folder that is served, because only .size-limit.mjs and the browser tests read the
// file.
writeFileSync(join(dist, 'web-prerender/routes.json'), JSON.stringify(routes));
rmSync(join(web, 'index.html'));
