/**
 * Size budgets of pages, Brotli (docs/bench.md, F21 and F22). The screens come from the route manifest
 * (apps/web/src/app/route-manifest.ts), the budget of a screen from its access, the scripts of a screen from Vite's
 * manifest. JavaScript is counted as it is sent, from the files that the build compressed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const web = 'dist/apps/web';
const read = (name) => JSON.parse(readFileSync(join(web, name), 'utf8'));
const manifest = read('.vite/manifest.json');
const routes = read('../web-prerender/routes.json');

/** A module and its static imports. */
const withImports = (key, seen = new Set()) => {
  if (!manifest[key]) throw new Error(`The build has no ${key}.`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) withImports(other, seen);
  return seen;
};

/** The scripts of a page with these layouts, guards and route modules. */
const scriptsOf = (modules) => {
  const keys = ['index.html', 'src/app/browser.tsx', ...modules].flatMap((key) => [...withImports(key)]);
  return [...new Set(keys.map((key) => join(web, manifest[key].file)))];
};

/** The compressed file. Small files are sent uncompressed. */
const sent = (file) => (existsSync(`${file}.br`) ? `${file}.br` : file);
const scripts = (name, files, limit) => ({ name, path: files.map(sent), limit, brotli: false });

const nameOf = ({ modules }) => basename(modules.at(-1), '.route.tsx');
const withAccess = (...accesses) => routes.filter(({ access }) => accesses.includes(access));

const shell = scriptsOf(withAccess('signed-in')[0].modules.slice(0, -1));
const beyondShell = ({ modules }) => scriptsOf(modules).filter((file) => !shell.includes(file));

export default [
  ...withAccess('visitor', 'public').map((route) =>
    scripts(`scripts of the public page ${nameOf(route)}`, scriptsOf(route.modules), '100 kB'),
  ),
  ...withAccess('signed-out', 'mail').map((route) =>
    scripts(`scripts of the auth screen ${nameOf(route)}`, scriptsOf(route.modules), '158 kB'),
  ),
  scripts('scripts of the signed-in shell', shell, '150 kB'),
  ...withAccess('signed-in', 'admin').map((route) =>
    scripts(`scripts of ${nameOf(route)} beyond the shell`, beyondShell(route), '60 kB'),
  ),
  ...read('site.json').pages.flatMap(({ files }) =>
    Object.values(files).map((file) => ({ name: file, path: join(web, file), limit: '20 kB' })),
  ),
  // The first round trip carries ten segments of 1,460 bytes, one kilobyte of which is headers.
  { name: 'the landing page', path: join(web, 'pages/home.en.html'), limit: '13.6 kB' },
  // Seven segments, so that one more round trip carries it and an image.
  {
    name: 'the font of our texts',
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
