import { Buffer } from 'node:buffer';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Writes `x.br` and `x.gz` beside every text file of the build, for a server that sends them as they are. */
const precompressed = () => ({
  name: 'portada:precompressed',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (!/\.(js|css|html|svg|json)$/.test(file.fileName)) continue;
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (bytes.length < 1024) continue;
      const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotli });
      this.emitFile({
        type: 'asset',
        fileName: `${file.fileName}.gz`,
        source: gzipSync(bytes, { level: 9 }),
      });
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
