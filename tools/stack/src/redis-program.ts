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
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { StackError } from './stack-error';

/** A Redis server to start: absolute path, and the environment it needs (its libraries, when it is not installed). */
export type RedisProgram = { file: string; environment: Record<string, string> };

const names = ['redis-server', 'valkey-server'];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first redis-server or valkey-server of a PATH, or undefined. */
export const redisOnPath = (path: string): RedisProgram | undefined => {
  const files = names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)));
  const file = files.find(isExecutable);
  return file === undefined ? undefined : { file, environment: {} };
};

/** Where fetched packages are kept for all checkouts of this user. */
export const redisCache = (): string =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'portada', 'redis');

/** A server unpacked under a folder, with the library folders around it. */
const unpackedIn = (folder: string): RedisProgram | undefined => {
  const program = redisOnPath([join(folder, 'usr/bin'), join(folder, 'bin')].join(delimiter));
  if (program === undefined) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const libraries = new Set(files.filter((f) => /\.so(\.|$)/.test(f)).map((f) => join(folder, dirname(f))));
  return { ...program, environment: { LD_LIBRARY_PATH: [...libraries].join(delimiter) } };
};

const isDebian = (): boolean =>
  ['apt-get', 'dpkg-deb'].every((name) => spawnSync(name, ['--version']).status === 0) &&
  existsSync('/etc/os-release') &&
  /^(ID|ID_LIKE)=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));

/** apt-get with its own lists and cache, which any account may use; what the system has installed is left out. */
const aptGet = (work: string, args: string[]): boolean => {
  const settings = [
    `Dir::State::lists=${work}/lists`,
    `Dir::Cache=${work}`,
    `Dir::Cache::archives=${work}/archives`,
    'APT::Sandbox::User=root',
    'Debug::NoLocking=true',
  ];
  const { status } = spawnSync('apt-get', [...settings.flatMap((s) => ['-o', s]), '-qq', '-y', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 120_000,
  });
  return status === 0;
};

/**
 * Fetches a Redis or Valkey from the system's own package sources, verified by apt, and unpacks it without installing.
 * @param cache folder that keeps it for the next time
 * @returns undefined where the system is no Debian, or the sources cannot be reached
 */
export const fetchRedis = (cache: string): RedisProgram | undefined => {
  const kept = existsSync(cache) ? unpackedIn(cache) : undefined;
  if (kept !== undefined || !isDebian()) return kept;
  const work = join(tmpdir(), `portada-redis-${process.pid}`);
  try {
    for (const folder of ['lists/partial', 'archives/partial', 'unpacked']) {
      mkdirSync(join(work, folder), { recursive: true });
    }
    if (!aptGet(work, ['update'])) return undefined;
    const download = ['install', '--download-only', '--no-install-recommends'];
    if (!names.some((name) => aptGet(work, [...download, name]))) return undefined;
    for (const name of readdirSync(join(work, 'archives')).filter((n) => n.endsWith('.deb'))) {
      spawnSync('dpkg-deb', ['-x', join(work, 'archives', name), join(work, 'unpacked')]);
    }
    if (unpackedIn(join(work, 'unpacked')) === undefined) return undefined;
    spawnSync('cp', ['-a', join(work, 'unpacked'), `${cache}.${process.pid}`]);
    rmSync(cache, { recursive: true, force: true });
    renameSync(`${cache}.${process.pid}`, cache);
    return unpackedIn(cache);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

/** Finds or fetches a server. @throws StackError with what to do where there is none */
export const obtainRedis = (): RedisProgram => {
  const cache = redisCache();
  mkdirSync(dirname(cache), { recursive: true });
  const program = redisOnPath(process.env['PATH'] ?? '') ?? fetchRedis(cache);
  if (program !== undefined) return program;
  throw new StackError(
    'No Redis was found and none could be fetched: install redis-server or valkey-server ' +
      '(apt install redis-server, brew install redis), or set REDIS_URL.',
  );
};
