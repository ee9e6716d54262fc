import { execFile, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { during } from './progress';
import { say } from './run';

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the absolute path of the first program of `names` in the folders of a PATH; undefined without one. */
export const programOnPath = (names: readonly string[], path: string): string | undefined =>
  names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).find(isExecutable);

/** Returns the folder of a downloaded program, which all checkouts of a user use together. */
export const cacheFolderOf = (name: string): string =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'portada', name);

const isDebian = (): boolean =>
  existsSync('/etc/os-release') &&
  /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8')) &&
  ['apt-get', 'dpkg-deb'].every((name) => spawnSync(name, ['--version']).status === 0);

/** Runs a program without a view of its output. @returns true on success within two minutes */
const succeeds = (program: string, args: string[], env = process.env): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(program, args, { env, timeout: 120_000 }, (error) => resolve(error === null));
  });

/** Runs apt-get with package lists and a cache in the folder `work`, which needs no root. @returns true on success */
const aptGet = (work: string, args: string[]): Promise<boolean> => {
  const settings = [
    `Dir::State::lists=${work}/lists`,
    `Dir::Cache=${work}`,
    `Dir::Cache::archives=${work}/archives`,
    'APT::Sandbox::User=root',
    'Debug::NoLocking=true',
  ];
  const flags = settings.flatMap((setting) => ['-o', setting]);
  return succeeds('apt-get', [...flags, '-qq', '-y', ...args], {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
  });
};

/** Writes a script that starts an unpacked program with the unpacked libraries. @returns false without the program */
const writeStartScript = (unpacked: string, programs: readonly string[], script: string): boolean => {
  const folders = ['usr/bin', 'usr/sbin', 'bin'].map((folder) => join(unpacked, folder)).join(delimiter);
  const program = programOnPath(programs, folders);
  if (program === undefined) return false;
  const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
  const libraries = new Set(files.filter((file) => /\.so(\.|$)/.test(file)).map((file) => dirname(file)));
  const lines = [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    `export LD_LIBRARY_PATH="${[...libraries].map((folder) => `$here/${folder}`).join(delimiter)}"`,
    `exec "$here${program.slice(unpacked.length)}" "$@"`,
  ];
  writeFileSync(join(unpacked, script), `${lines.join('\n')}\n`, { mode: 0o755 });
  return true;
};

/** A program of a Debian package. `packages` are tried in order; `programs` are its possible names in the package. */
export type DebianProgram = { packages: readonly string[]; programs: readonly string[]; cache: string };

/** Downloads the first available package of `packages` into the folder `work`. @returns true on success */
const downloadPackage = async (work: string, packages: readonly string[]): Promise<boolean> => {
  if (!(await aptGet(work, ['update']))) return false;
  for (const name of packages) {
    if (await aptGet(work, ['install', '--download-only', '--no-install-recommends', name])) return true;
  }
  return false;
};

/**
 * Downloads a program from the package sources of the system and unpacks the package without installing. apt verifies
 * the package.
 * @param wanted `cache` is the folder in which the unpacked program is kept
 * @returns absolute path of a script that starts the program; undefined on other systems than Debian, or if the
 *   sources are unavailable
 */
export const fetchDebianProgram = async (wanted: DebianProgram): Promise<string | undefined> => {
  const { programs, cache } = wanted;
  const starter = join(cache, `start-${basename(cache)}`);
  if (existsSync(starter) || !isDebian()) return existsSync(starter) ? starter : undefined;
  say(`${programs[0]} is not installed; downloading it …`);
  return during(
    () => `Downloading ${programs[0]}`,
    () => download(wanted, starter),
  );
};

const download = async ({ packages, programs, cache }: DebianProgram, starter: string) => {
  const work = join(tmpdir(), `portada-${basename(cache)}-${process.pid}`);
  const unpacked = `${cache}.${process.pid}`;
  try {
    for (const folder of [join(work, 'lists/partial'), join(work, 'archives/partial'), unpacked]) {
      mkdirSync(folder, { recursive: true });
    }
    if (!(await downloadPackage(work, packages))) return undefined;
    for (const name of readdirSync(join(work, 'archives')).filter((file) => file.endsWith('.deb'))) {
      await succeeds('dpkg-deb', ['-x', join(work, 'archives', name), unpacked]);
    }
    if (!writeStartScript(unpacked, programs, basename(starter))) return undefined;
    rmSync(cache, { recursive: true, force: true });
    renameSync(unpacked, cache);
    return starter;
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(unpacked, { recursive: true, force: true });
  }
};
