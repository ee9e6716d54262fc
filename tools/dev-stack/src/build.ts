import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, openSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { during } from './progress';
import { DevStackError } from './dev-stack-error';
import { type Supervisor } from './supervisor';
import { inWorkspace } from './workspace';

const sources = ['apps', 'libs', 'package-lock.json', 'tsconfig.base.json', 'vite.server.mjs', 'nx.json'];
const products = ['dist/apps/api', 'dist/apps/gateway', 'dist/apps/worker', 'dist/apps/web'];
const stamp = 'dist/.built';

const isSource = (file: string): boolean =>
  !/\.spec\.tsx?$|(^|\/)(node_modules|dist|test-results)\//.test(file) && !file.startsWith('web-e2e');

/**
 * Returns a hash of names, sizes and times of all source files. The hash takes a few ms, while a cached Nx build
 * takes seconds.
 */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = inWorkspace(source);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(isSource).sort()
      : [''];
    for (const file of files) {
      const { size, mtimeMs, mode } = statSync(join(path, file));
      if ((mode & 0o170000) !== 0o040000) hash.update(`${source}/${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
};

const isBuilt = (print: string): boolean =>
  products.every((product) => existsSync(inWorkspace(product))) &&
  existsSync(inWorkspace(stamp)) &&
  readFileSync(inWorkspace(stamp), 'utf8') === print;

/**
 * Builds all projects through Nx and its cache. Does nothing if no source has changed since the last build.
 * @param supervisor ends the build if this process is stopped
 * @param log absolute path of the log file of the build
 * @throws DevStackError with the last log lines if the build fails
 */
export const build = async (supervisor: Supervisor, log: string): Promise<void> => {
  const print = fingerprint();
  if (isBuilt(print)) return;
  const file = openSync(log, 'w', 0o600);
  const child = spawn(process.execPath, [inWorkspace('node_modules/nx/dist/bin/nx.js'), ...nxArguments], {
    cwd: inWorkspace(),
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' },
    stdio: ['ignore', file, file],
  });
  const ended = () => supervisor.attend('build', child, { signal: 'SIGTERM', graceMs: 5000, stage: 0 });
  if ((await during(() => 'Building all projects', ended)) !== 0) {
    const end = readFileSync(log, 'utf8').trim().split('\n').slice(-30).join('\n');
    throw new DevStackError(
      `${end}\nThe build failed: the last lines of the log are above, the whole log is in ${log}`,
    );
  }
  writeFileSync(inWorkspace(stamp), print);
};

const nxArguments = ['run-many', '-t', 'build', '--output-style=static'];
