/**
 * Size budgets of pages, compressed with Brotli (docs/bench.md, F21 and F22). The route manifest
 * (apps/web/src/app/route-manifest.ts) lists the screens. The access rule of a screen selects its budget, and
 * Vite's manifest lists its scripts. The size of a script is the size of the file that the build compressed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const web = 'dist/apps/web';
const read = (name) => JSON.parse(readFileSync(join(web, name), 'utf8'));
const manifest = read('.vite/manifest.json');
const routes = read('../web-prerender/routes.json');

/** Returns the keys of a module and its static imports in Vite's manifest. */
const withImports = (key, seen = new Set()) => {
  if (!manifest[key]) throw new Error(`The manifest of the build has no entry ${key}.`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) withImports(other, seen);
  return seen;
};

/** Returns the paths of the scripts of a page. @param modules layouts, guards and route modules of the page */
const scriptsOf = (modules) => {
  const keys = ['index.html', 'src/app/browser.tsx', ...modules].flatMap((key) => [...withImports(key)]);
  return [...new Set(keys.map((key) => join(web, manifest[key].file)))];
};

/**
 * Returns the path of the file that the web server sends: the compressed file, or the original if the file is too
 * small to compress.
 */
const sent = (file) => (existsSync(`${file}.br`) ? `${file}.br` : file);
const scripts = (name, files, limit) => ({ name, path: files.map(sent), limit, brotli: false });

const nameOf = ({ modules }) => basename(modules.at(-1), '.route.tsx');
const withAccess = (...accesses) => routes.filter(({ access }) => accesses.includes(access));

/** The screen that draws pictures in the browser. It has a budget of its own, because it contains the drawing code. */
const documentEditor = 'document-editor';

const shell = scriptsOf(withAccess('signed-in')[0].modules.slice(0, -1));
const beyondShell = ({ modules }) => scriptsOf(modules).filter((file) => !shell.includes(file));

export default [
  ...withAccess('visitor', 'public').map((route) =>
    scripts(`scripts of the public page ${nameOf(route)}`, scriptsOf(route.modules), '100 kB'),
  ),
  ...withAccess('signed-out', 'mail', 'shared').map((route) =>
    scripts(`scripts of the auth screen ${nameOf(route)}`, scriptsOf(route.modules), '158 kB'),
  ),
  scripts('scripts of the signed-in shell', shell, '150 kB'),
  ...withAccess('signed-in', 'admin').map((route) =>
    scripts(
      `scripts of ${nameOf(route)} beyond the shell`,
      beyondShell(route),
      nameOf(route) === documentEditor ? '110 kB' : '60 kB',
    ),
  ),
  ...read('site.json').pages.flatMap(({ files }) =>
    Object.values(files).map((file) => ({ name: file, path: join(web, file), limit: '20 kB' })),
  ),
  // The first round trip of a TCP connection carries ten segments of 1,460 bytes, of which 1 kB is HTTP headers.
  { name: 'the landing page', path: join(web, 'pages/home.en.html'), limit: '13.6 kB' },
  // The font fits into seven TCP segments, so that one more round trip carries font and picture.
  {
    name: 'the font file of the page texts',
    path: join(web, 'assets/figtree-texts-*.woff2'),
    limit: '9.94 kB',
    brotli: false,
  },
  {
    name: 'styles',
    path: manifest['src/app/browser.tsx'].css.map((file) => sent(join(web, file))),
    limit: '12 kB',
    brotli: false,
  },
];
