import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Path patterns of the screens that are rendered in the browser. prerender.mjs has written the list. */
const { screens } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/apps/web/site.json'), 'utf8'),
);

/** Build of the service worker: one script at the root of the site, because its folder is the scope of the worker. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    screenPatterns: JSON.stringify(screens.patterns),
  },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      input: 'src/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
