import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/**
 * Returns a Vite plugin that sets `screenPatterns` to the path patterns of the screens that are rendered in the browser. The
 * plugin reads the list at the build, because prerender.mjs writes the list.
 */
const withScreenPatterns = () => ({
  name: 'portada:screen-patterns',
  config: () => {
    const site = join(import.meta.dirname, '../../dist/apps/web/site.json');
    const { screens } = JSON.parse(readFileSync(site, 'utf8'));
    return { define: { screenPatterns: JSON.stringify(screens.patterns) } };
  },
});

/** Build of the service worker: one script at the root of the site, because its folder is the scope of the worker. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [withScreenPatterns()],
  define: { 'process.env.NODE_ENV': '"production"' },
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
