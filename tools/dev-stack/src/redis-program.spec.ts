import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchRedis, redisOnPath } from './redis-program';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'portada-redis-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Makes apt use a package status without Redis and its library, so that apt downloads these packages as on a new
 * machine.
 */
const pretendNoRedis = (): void => {
  const status = readFileSync('/var/lib/dpkg/status', 'utf8')
    .split('\n\n')
    .filter((entry) => !/^Package: (redis|valkey|liblzf)/.test(entry));
  writeFileSync(join(folder, 'status'), status.join('\n\n'));
  writeFileSync(join(folder, 'apt.conf'), `Dir::State::status "${folder}/status";\n`);
  process.env['APT_CONFIG'] = join(folder, 'apt.conf');
};

const onDebian = existsSync('/usr/bin/apt-get') ? test : test.skip;

describe('Redis program', () => {
  test('is found on the PATH under the name redis-server or valkey-server', () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    expect(redisOnPath(`/nowhere:${bin}`)).toBeUndefined();
    writeFileSync(join(bin, 'valkey-server'), '', { mode: 0o755 });
    expect(redisOnPath(`/nowhere:${bin}`)).toBe(join(bin, 'valkey-server'));
    writeFileSync(join(bin, 'redis-server'), '', { mode: 0o644 });
    expect(redisOnPath(bin)).toBe(join(bin, 'valkey-server'));
  });

  onDebian('is downloaded without an installation, runs, and is not downloaded again', async () => {
    pretendNoRedis();
    const cache = join(folder, 'cache', 'redis');
    const program = (await fetchRedis(cache)) ?? '';
    expect(program.startsWith(cache)).toBe(true);
    expect(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/(redis|valkey)/i);
    process.env['PATH'] = '/nowhere';
    expect(await fetchRedis(cache)).toBe(program);
  });
});
