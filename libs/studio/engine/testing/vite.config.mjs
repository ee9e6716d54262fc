import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Builds `@portada/studio` with its packages as one file for a browser; `--outDir` sets the folder of the file. */
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
