import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Writes `x.br` and `x.gz` beside every text file of the build, for a server that sends them as they are. From what
 * stands on the disk at the end: while the bundle is made, files still change.
 */
const precompressed = () => ({
  name: 'portada:precompressed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
      const file = join(dir, name);
      const bytes = readFileSync(file);
      if (bytes.length < 1024) continue;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
});

/** Asks for the one font together with the page, not only once the styles have been read. */
const preloadedFont = () => ({
  name: 'portada:preloaded-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
});

const { API_URL, GATEWAY_URL } = process.env;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), preloadedFont(), precompressed()],
  resolve: { tsconfigPaths: true },
  build: {
    outDir: '../../dist/apps/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      ...(API_URL ? { '/api': API_URL } : {}),
      ...(GATEWAY_URL ? { '/socket.io': { target: GATEWAY_URL, ws: true } } : {}),
    },
  },
});
