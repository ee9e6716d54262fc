import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Asks for the font of our texts together with the page, not only once the styles have been read. */
const preloadedFont = () => ({
  name: 'portada:preloaded-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.includes('figtree-texts'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
});

/**
 * The router's package makes and names all of its components at once, those of its other modes too. Told that making
 * one does nothing else, the build leaves out what no page uses, and the warnings that are left for developers.
 */
const unusedRouterParts = () => ({
  name: 'portada:unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/(?<![\w.])React\d*\.(?:forwardRef|memo|createContext)\(/g, '/* @__PURE__ */ $&')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^\s+(?:warning|warningOnce)\(/gm, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
});

/** Schemas can write themselves as JSON Schema, which is for the API's documents: in a browser none does. */
const withoutJsonSchema = () => ({
  name: 'portada:without-json-schema',
  apply: 'build',
  load: {
    filter: { id: /node_modules\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
    handler: (id) => {
      const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function|class) (\w+)/gm);
      return [...names].map(([, name]) => `export const ${name} = () => undefined;`).join('\n');
    },
  },
});

/** Both of the router's builds are in its package, and its `exports` name only the one with warnings for developers. */
const routerForProduction = () => {
  const folder = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
  return [
    { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
  ];
};

/** Our own modules that every page has; complete, so that none of them waits for a file that waits for them. */
const base = [
  'libs/contracts/src/(cookies|product-config)',
  'libs/ui/src/components/(button-class|class-names|live-region|scroll-top|waiting)',
  'web/src/app/(app.messages|crash-screens|notices-place|public.layout|resolve-lazy|root.layout|routes|visitors-only)',
  'web/src/features/navigation/(language-link|public-|site-links|social-profiles)',
  'web/src/shared/(cookies|i18n/(define-messages|language|public-shared.messages|translation)\\.|network/network\\.|page/(loading|logo|page|page-heading)\\.|session/session-indicator|site/(framed-picture|pictures|seo|site|site-picture)\\.)',
];

/** Small parts of which most public pages have some. */
const parts = [
  'libs/contracts/src/(marketing|plans)',
  'libs/ui/src/components/(badge|breadcrumb)\\.',
  'web/src/shared/(page/not-found|site/(static-island|call-to-action|structured-data))',
];

/** What every page has that talks to the server. */
const shell = [
  'node_modules/(@tanstack|zod)/',
  'libs/contracts/src/(accounts|countries|error-codes|field-messages|http|sign-in)',
  'web/src/app/(query-client|shell.messages)',
  'web/src/shared/(api/|i18n/shared.messages|query-keys|session/)',
];

/** Which modules share a file; the bundler decides about all others by who uses them. */
const groups = [
  // Together they compress better, and stay the same from one deploy to the next.
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\// },
  { name: 'base', test: new RegExp(base.join('|')), includeDependenciesRecursively: false },
  { name: 'parts', test: new RegExp(parts.join('|')), includeDependenciesRecursively: false },
  { name: 'shell', test: new RegExp(shell.join('|')), includeDependenciesRecursively: false },
];

const { API_URL, GATEWAY_URL } = process.env;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), unusedRouterParts(), withoutJsonSchema(), preloadedFont()],
  resolve: { tsconfigPaths: true, alias: command === 'build' && !isSsrBuild ? routerForProduction() : [] },
  build: {
    // Our own modules only define things: what a page does not use need not come along with what it uses.
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !/\/libs\/(contracts|scene|ui)\/src\//.test(id) },
      output: isSsrBuild ? {} : { codeSplitting: { groups } },
    },
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // The prerendering and the size gate read which file needs which.
    manifest: true,
    // Every browser that runs our code knows `modulepreload`. Which file needs which is not told to the pages: the list
    // of all of them would weigh more than most pages, and prerender.mjs names those that the screens begin with.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  server: {
    proxy: {
      ...(API_URL ? { '/api': API_URL } : {}),
      ...(GATEWAY_URL ? { '/socket.io': { target: GATEWAY_URL, ws: true } } : {}),
    },
  },
}));
