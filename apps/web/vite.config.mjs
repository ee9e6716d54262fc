import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedChunkGroups, chunkGroups } from './chunk-groups.mjs';

/**
 * Returns a Vite plugin that adds a preload element for the small font file. Without the preload the browser would
 * request the font only after reading the styles.
 */
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
 * Returns a Vite plugin that marks calls of the router package as free of side effects, and removes display names and
 * warnings for developers. The build can then remove the components of the router modes that Portada does not use.
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

/**
 * Returns a Vite plugin that removes the exported pages of route modules, which only the prerendering reads
 * (shared/site/public-page.ts).
 */
const withoutPrerenderedPages = () => ({
  name: 'portada:without-prerendered-pages',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  enforce: 'pre',
  transform: {
    filter: { id: /\.route\.tsx$/ },
    handler: (code, id) => {
      if (!code.includes('export const pages')) return undefined;
      const rest = code.replace(/^export const pages\b[^]*?\];$/m, '');
      if (rest.includes('export const pages'))
        throw new Error(`${id} does not export its pages as one array.`);
      return { code: rest, map: null };
    },
  },
});

/**
 * Returns a Vite plugin that removes the JSON Schema output of zod, which only the OpenAPI document of the api uses.
 */
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

/**
 * Returns aliases that resolve the router package to its production build, because the package does not list this
 * build in its `exports`.
 */
const routerForProduction = () => {
  const folder = join(import.meta.dirname, '../../node_modules/react-router/dist/production');
  return [
    { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
  ];
};

const { API_URL, GATEWAY_URL } = process.env;

/** The modules of these libraries are free of side effects, so the build can remove unused modules. */
const treeshake = { moduleSideEffects: (id) => !/\/libs\/((contracts|ui)\/src|studio)\//.test(id) };

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    unusedRouterParts(),
    withoutJsonSchema(),
    withoutPrerenderedPages(),
    checkedChunkGroups(),
    preloadedFont(),
  ],
  resolve: { tsconfigPaths: true, alias: command === 'build' && !isSsrBuild ? routerForProduction() : [] },
  build: {
    rolldownOptions: {
      treeshake,
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
    },
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // prerender.mjs and .size-limit.mjs read the manifest of the built chunks.
    manifest: true,
    // Every supported browser implements `modulepreload`. Vite's list of the imports of each chunk would be larger than
    // most pages; prerender.mjs preloads the chunks of the screens instead.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  // Workers have a folder of their own, because the web server sends them with a content security policy of their own.
  worker: {
    rolldownOptions: { treeshake, output: { entryFileNames: 'workers/[name]-[hash].js' } },
  },
  server: {
    proxy: {
      ...(API_URL ? { '/api': API_URL } : {}),
      ...(GATEWAY_URL ? { '/socket.io': { target: GATEWAY_URL, ws: true } } : {}),
    },
  },
}));
