import { join } from 'node:path';
import { defineConfig } from 'vite';

/** `@portada/studio` in one file for a browser, its packages within; `--outDir` says where. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  build: {
    emptyOutDir: false,
    lib: {
      entry: join(import.meta.dirname, '../../index.ts'),
      formats: ['es'],
      fileName: 'scene',
    },
  },
});
