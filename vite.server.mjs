import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/**
 * Returns whether a module must be loaded although none of its exports is used. A process then does not load packages
 * that only other processes use, nor the tables of the studio. Of the packages, only reflect-metadata changes globals.
 * @param {string} id file of the workspace or name of a package
 * @param {boolean} external true for a package
 */
const hasSideEffects = (id, external) => (external ? id === 'reflect-metadata' : !id.includes('/libs/'));

/**
 * Returns the Vite configuration of a server process. The sources of the workspace are bundled, and packages of
 * node_modules are imported at run time. Oxc keeps the decorator metadata that NestJS and TypeORM read at run time.
 * @param {{ name: string, entries?: Record<string, string> }} app name of the folder in apps/, and entry files by name
 */
export const serverBuild = ({ name, entries = { main: 'src/main.ts' } }) => {
  const root = join(import.meta.dirname, 'apps', name);
  return defineConfig({
    root,
    resolve: { tsconfigPaths: true },
    define: { PORTADA_RELEASE: JSON.stringify(version) },
    oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
    ssr: {
      external: readdirSync(join(import.meta.dirname, 'node_modules')).filter((n) => !n.startsWith('.')),
    },
    build: {
      ssr: true,
      target: 'node22',
      outDir: join(import.meta.dirname, 'dist/apps', name),
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        treeshake: { moduleSideEffects: hasSideEffects },
        input: Object.fromEntries(Object.entries(entries).map(([key, file]) => [key, join(root, file)])),
        output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
};
