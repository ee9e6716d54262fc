import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig } from 'vite';

const workspace = join(import.meta.dirname, '../../..');

/**
 * Builds the threads of the studio, without the packages of node_modules. Any process can start a thread by the path
 * of its file.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  ssr: { external: readdirSync(join(workspace, 'node_modules')).filter((name) => !name.startsWith('.')) },
  build: {
    ssr: true,
    target: 'node22',
    outDir: join(workspace, 'dist/studio'),
    // The program build-pack.ts writes the asset pack into the same folder, so the folder is not emptied.
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(
        [
          'thread',
          'understanding-thread',
          'headline/headline-thread',
          'document/document-process',
          'trial/trial-process',
        ].map((path) => [basename(path), join(import.meta.dirname, `${path}.ts`)]),
      ),
      output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
