import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const workspace = join(import.meta.dirname, '../../..');

/** The threads, packages of node_modules left outside: they are started by path, from any process. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  ssr: { external: readdirSync(join(workspace, 'node_modules')).filter((name) => !name.startsWith('.')) },
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(workspace, 'dist/studio'),
    // The pack beside it is written by build-pack.ts.
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(
        ['thread', 'understanding-thread'].map((name) => [name, join(import.meta.dirname, `${name}.ts`)]),
      ),
      output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
