import { DevStackError } from './dev-stack-error';
import { cacheFolderOf, fetchDebianProgram, programOnPath } from './debian-program';

const names = ['redis-server', 'valkey-server'];

/** Returns the absolute path of the first redis-server or valkey-server of a PATH; undefined without one. */
export const redisOnPath = (path: string): string | undefined => programOnPath(names, path);

/**
 * Downloads Redis or Valkey from the package sources of the system.
 * @param cache folder in which the unpacked program is kept
 * @returns absolute path of the program; undefined on other systems than Debian, or if the sources are unavailable
 */
export const fetchRedis = (cache: string): Promise<string | undefined> =>
  fetchDebianProgram({ packages: names, programs: names, cache });

/** Returns the absolute path of an installed or downloaded Redis. @throws DevStackError if Redis is not available */
export const obtainRedis = async (): Promise<string> => {
  const program = redisOnPath(process.env['PATH'] ?? '') ?? (await fetchRedis(cacheFolderOf('redis')));
  if (program !== undefined) return program;
  throw new DevStackError(
    'Redis is not installed and could not be downloaded: install redis-server or valkey-server ' +
      '(apt install redis-server, brew install redis), or set REDIS_URL.',
  );
};
