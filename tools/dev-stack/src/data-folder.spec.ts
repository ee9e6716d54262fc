import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolder, folderError } from './data-folder';

const folder = mkdtempSync(join(tmpdir(), 'portada-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('data folder of a dev stack', () => {
  test('stores passwords and ports, readable by the owner only', () => {
    const data = new DataFolder(join(folder, 'new', 'data'));
    data.prepare();
    const made = data.kept();
    expect(new Set([made.postgresPassword, made.redisPassword, made.adminPassword]).size).toBe(3);
    data.keep({ ...made, postgresPort: 20_001 });
    expect(new DataFolder(data.path).kept()).toEqual({ ...made, postgresPort: 20_001 });
    expect(statSync(data.in('stack.json')).mode & 0o777).toBe(0o600);
  });

  test('makes the keys of stored secrets once, in a file of their own that the owner alone can read', () => {
    const data = new DataFolder(join(folder, 'keys'));
    data.prepare();
    const file = data.secretKeysFile();
    const made = readFileSync(file, 'utf8');
    expect(made).toMatch(/^k[0-9a-f]{6}:[A-Za-z0-9+/]{43}=\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(new DataFolder(data.path).secretKeysFile(), 'utf8')).toBe(made);
    const other = new DataFolder(join(folder, 'other-keys'));
    other.prepare();
    expect(readFileSync(other.secretKeysFile(), 'utf8')).not.toBe(made);
  });

  test('removes permissions of other accounts that an earlier version left', () => {
    const data = new DataFolder(join(folder, 'open'));
    mkdirSync(data.in('redis/appendonlydir'), { recursive: true, mode: 0o755 });
    mkdirSync(data.in('storage'), { mode: 0o755 });
    for (const name of ['redis.conf', 'redis/appendonlydir/a.aof']) writeFileSync(data.in(name), '');
    for (const name of ['', 'redis', 'redis/appendonlydir', 'storage']) chmodSync(data.in(name), 0o755);
    data.prepare();
    const modeOf = (name: string): number => statSync(data.in(name)).mode & 0o777;
    expect(['', 'redis', 'redis/appendonlydir', 'storage', 'logs'].map(modeOf)).toEqual(
      Array.from({ length: 5 }, () => 0o700),
    );
    expect(['redis.conf', 'redis/appendonlydir/a.aof'].map(modeOf)).toEqual([0o600, 0o600]);
  });

  test('names DATA_DIR in the error message if a file exists at the path of the data folder', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => new DataFolder(join(folder, 'file')).prepare()).toThrow(/file cannot be written .*DATA_DIR/);
  });

  test('explains a full disk and a missing write permission in the error message', () => {
    const error = (code: string) => String(folderError('/data', Object.assign(new Error('x'), { code })));
    expect(error('ENOSPC')).toContain('The disk that holds /data is full: free some space');
    expect(error('EACCES')).toContain('/data cannot be written (EACCES)');
  });

  test('refuses a damaged stack.json instead of generating new passwords', () => {
    const data = new DataFolder(join(folder, 'damaged'));
    data.prepare();
    writeFileSync(data.in('stack.json'), '{');
    expect(() => data.kept()).toThrow(/stack\.json cannot be read/);
  });
});
