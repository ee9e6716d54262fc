const { execFileSync } = require('node:child_process');
const { existsSync, statSync } = require('node:fs');
const { join } = require('node:path');

const workspace = join(__dirname, '../../..');
const run = (script, ...args) =>
  execFileSync(process.execPath, [join(workspace, 'node_modules', script), ...args], { cwd: __dirname });

const catalogue = join(workspace, 'dist/studio/illustrations.json');
/**
 * Files that determine the content of the asset pack. The pack is built again only if one of the files changed,
 * because packing takes some seconds.
 */
const sources = ['build-pack.ts', 'pack.ts', 'people-drawings.ts', '../knowledge/people.ts'].map((path) =>
  join(__dirname, path),
);

const isPacked = () =>
  existsSync(catalogue) && sources.every((source) => statSync(source).mtimeMs < statSync(catalogue).mtimeMs);

/**
 * Builds the thread of the studio from the present sources, and its asset pack, so that the specs draw with the files
 * that are shipped.
 */
module.exports = () => {
  // If Nx runs the tests, Nx has already built the dependencies of the target `test`.
  if (process.env.NX_TASK_TARGET_TARGET !== undefined) return;
  run('vite/bin/vite.js', 'build', '--logLevel', 'error');
  if (!isPacked()) run('tsx/dist/cli.mjs', 'build-pack.ts');
};
