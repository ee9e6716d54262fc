const { execFileSync } = require('node:child_process');
const { existsSync, statSync } = require('node:fs');
const { join } = require('node:path');

const workspace = join(__dirname, '../../..');
const run = (script, ...args) =>
  execFileSync(process.execPath, [join(workspace, 'node_modules', script), ...args], { cwd: __dirname });

const catalogue = join(workspace, 'dist/studio/illustrations.json');
/** What says how the pack is made; packing takes some seconds. */
const sources = ['build-pack.ts', 'pack.ts', 'people-drawings.ts', '../knowledge/people.ts'].map((path) =>
  join(__dirname, path),
);

const isPacked = () =>
  existsSync(catalogue) && sources.every((source) => statSync(source).mtimeMs < statSync(catalogue).mtimeMs);

/** The studio's thread as its sources are now, and its pack: the specs draw with what is shipped. */
module.exports = () => {
  // Nx has built what the target `test` depends on.
  if (process.env.NX_TASK_TARGET_TARGET !== undefined) return;
  run('vite/bin/vite.js', 'build', '--logLevel', 'error');
  if (!isPacked()) run('tsx/dist/cli.mjs', 'build-pack.ts');
};
