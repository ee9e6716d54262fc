const { execFileSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const workspace = join(__dirname, '../../../..');
const run = (script, ...args) =>
  execFileSync(process.execPath, [join(workspace, 'node_modules', script), ...args], { cwd: __dirname });

/** The studio's thread as its sources are now, and its pack: the specs draw with what is shipped. */
module.exports = () => {
  run('vite/bin/vite.js', 'build', '--logLevel', 'error');
  if (!existsSync(join(workspace, 'dist/studio/illustrations.bin'))) run('tsx/dist/cli.mjs', 'tools/pack.ts');
};
