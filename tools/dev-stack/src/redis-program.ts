import { spawnSync } from 'node:child_process';
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
import { delimiter, dirname, join } from 'node:path';
import { say } from './run';
import { DevStackError } from './dev-stack-error';

const names = ['redis-server', 'valkey-server'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the absolute path of the first redis-server or valkey-server of a PATH; undefined without one. */
export const redisOnPath = (path: string): string | undefined =>
  names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).find(isExecutable);

/** Returns the folder of a downloaded Redis, which all checkouts of a user use together. */
const cacheFolder = (): string =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'portada', 'redis');

const isDebian = (): boolean =>
  existsSync('/etc/os-release') &&
  /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8')) &&
  ['apt-get', 'dpkg-deb'].every((name) => spawnSync(name, ['--version']).status === 0);

/** Runs apt-get with package lists and a cache in the folder `work`, which needs no root. @returns true on success */
const aptGet = (work: string, args: string[]): boolean => {
  const settings = [
    `Dir::State::lists=${work}/lists`,
    `Dir::Cache=${work}`,
    `Dir::Cache::archives=${work}/archives`,
    'APT::Sandbox::User=root',
    'Debug::NoLocking=true',
  ];
  const flags = settings.flatMap((setting) => ['-o', setting]);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', [...flags, '-qq', '-y', ...args], { env, timeout: 120_000 }).status === 0;
};

/** Writes a script that starts the unpacked Redis with the unpacked libraries. @returns false if no server was unpacked */
const writeStartScript = (unpacked: string): boolean => {
  const server = redisOnPath([join(unpacked, 'usr/bin'), join(unpacked, 'bin')].join(delimiter));
  if (server === undefined) return false;
  const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
  const libraries = new Set(files.filter((file) => /\.so(\.|$)/.test(file)).map((file) => dirname(file)));
  const lines = [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    `export LD_LIBRARY_PATH="${[...libraries].map((folder) => `$here/${folder}`).join(delimiter)}"`,
    `exec "$here${server.slice(unpacked.length)}" "$@"`,
  ];
  writeFileSync(join(unpacked, 'start-redis'), `${lines.join('\n')}\n`, { mode: 0o755 });
  return true;
};

/**
 * Downloads Redis or Valkey from the package sources of the system and unpacks the package without installing. apt
 * verifies the package.
 * @param cache folder in which the unpacked program is kept
 * @returns absolute path of the program; undefined on other systems than Debian, or if the sources are unavailable
 */
export const fetchRedis = (cache: string): string | undefined => {
  const starter = join(cache, 'start-redis');
  if (existsSync(starter) || !isDebian()) return existsSync(starter) ? starter : undefined;
  say('Redis is not installed; downloading it …');
  const work = join(tmpdir(), `portada-redis-${process.pid}`);
  const unpacked = `${cache}.${process.pid}`;
  try {
    for (const folder of [join(work, 'lists/partial'), join(work, 'archives/partial'), unpacked]) {
      mkdirSync(folder, { recursive: true });
    }
    const download = ['install', '--download-only', '--no-install-recommends'];
    if (!aptGet(work, ['update']) || !names.some((name) => aptGet(work, [...download, name])))
      return undefined;
    for (const name of readdirSync(join(work, 'archives')).filter((file) => file.endsWith('.deb'))) {
      spawnSync('dpkg-deb', ['-x', join(work, 'archives', name), unpacked]);
    }
    if (!writeStartScript(unpacked)) return undefined;
    rmSync(cache, { recursive: true, force: true });
    renameSync(unpacked, cache);
    return starter;
  } finally {
    rmSync(work, { recursive: true, force: true });
    rmSync(unpacked, { recursive: true, force: true });
  }
};

/** Returns the absolute path of an installed or downloaded Redis. @throws DevStackError if Redis is not available */
export const obtainRedis = (): string => {
  const program = redisOnPath(process.env['PATH'] ?? '') ?? fetchRedis(cacheFolder());
  if (program !== undefined) return program;
  throw new DevStackError(
    'Redis is not installed and could not be downloaded: install redis-server or valkey-server ' +
      '(apt install redis-server, brew install redis), or set REDIS_URL.',
  );
};
