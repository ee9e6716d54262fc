/**
 * What a page may weigh, in Brotli (docs/bench.md, F21 and F22). The files of each page are those that Vite's manifest
 * names; JavaScript is counted as it is sent, from the files that the build compressed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const web = 'dist/apps/web';
const read = (name) => JSON.parse(readFileSync(join(web, name), 'utf8'));
const manifest = read('.vite/manifest.json');

/** A module and all that it imports, without what it may import later. */
const withImports = (key, seen = new Set()) => {
  if (!manifest[key]) throw new Error(`The build has no ${key}.`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) withImports(other, seen);
  return seen;
};

/** The scripts of a page that shows these routes, one inside the other. */
const scriptsOf = (routes) => {
  const modules = [
    'index.html',
    'src/app/browser.tsx',
    ...routes.map((name) => `src/routes/${name}.route.tsx`),
  ];
  const keys = modules.flatMap((key) => [...withImports(key)]);
  return [...new Set(keys.map((key) => join(web, manifest[key].file)))];
};

/** Of a file as it is sent; small ones are sent as they are. */
const sent = (file) => (existsSync(`${file}.br`) ? `${file}.br` : file);
const scripts = (name, files, limit) => ({ name, path: files.map(sent), limit, brotli: false });

const publicRoutes = [
  ...['landing', 'pricing', 'examples', 'example', 'blog', 'article'],
  ...['privacy-policy', 'terms-of-service'],
];
const shell = ['app-shell', 'signed-in-layout', 'signed-in-only'];
const ofShell = scriptsOf(shell);
const beyondShell = (route) => scriptsOf([...shell, route]).filter((file) => !ofShell.includes(file));

export default [
  ...publicRoutes.map((route) => scripts(`scripts of ${route}`, scriptsOf([route]), '100 kB')),
  scripts('scripts of auth', scriptsOf(['app-shell', 'signed-out-only', 'auth-layout', 'auth']), '158 kB'),
  scripts('scripts of the signed-in shell', ofShell, '150 kB'),
  ...['dashboard', 'thumbnails', 'thumbnail-editor', 'profile', 'credits', 'admin'].map((route) =>
    scripts(`scripts of ${route} beyond the shell`, beyondShell(route), '60 kB'),
  ),
  ...read('site.json').pages.flatMap(({ files }) =>
    Object.values(files).map((file) => ({ name: file, path: join(web, file), limit: '20 kB' })),
  ),
  // What a slow phone takes in its first round trip: ten segments of 1,460 bytes, one kilobyte of them headers.
  { name: 'the landing page', path: join(web, 'pages/home.en.html'), limit: '13.6 kB' },
  // And beside a picture in one more: seven segments.
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
