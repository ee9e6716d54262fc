import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { DataFolder } from './data-folder';
import { LogFile } from './log-file';

const folder = mkdtempSync(join(tmpdir(), 'portada-logs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFolder = (name: string): string => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};
/** Returns the lines of all files of a log, oldest first. */
const linesOf = (path: string, olderFiles: number): string[] =>
  Array.from({ length: olderFiles + 1 }, (_, index) => olderFiles - index)
    .map((index) => (index === 0 ? path : `${path}.${index}`))
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));

const line = (number: number) => `${String(number).padStart(6, '0')} ${'x'.repeat(92)}`;
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('a log is rotated by size while lines are written, and no line is lost', async () => {
  const path = join(newFolder('rotated'), 'api.log');
  const log = new LogFile(path, { size: '10K', olderFiles: 3 });
  // 100 characters each: four files have room for 400 lines.
  for (const number of numbers(0, 400)) log.write(line(number));
  await log.close();
  expect(linesOf(path, 3)).toEqual(numbers(0, 400).map(line));
});

test('the number and size of the files of a log have a limit, and its oldest lines go first', async () => {
  const own = newFolder('limited');
  const path = join(own, 'api.log');
  const log = new LogFile(path, { size: '10K', olderFiles: 2 });
  for (const number of numbers(0, 2_000)) log.write(line(number));
  await log.close();
  expect(readdirSync(own).sort()).toEqual(['api.log', 'api.log.1', 'api.log.2']);
  const kept = linesOf(path, 2);
  expect(kept).toEqual(numbers(2_000 - kept.length, 2_000).map(line));
  for (const file of readdirSync(own)) {
    const { size, mode } = statSync(join(own, file));
    expect(size).toBeLessThan(11 * 1024);
    expect(mode & 0o077).toBe(0);
  }
});

test('a start adds its lines to the log of the start before', async () => {
  const path = join(newFolder('appended'), 'api.log');
  for (const text of ['first start', 'second start']) {
    const log = new LogFile(path);
    log.write(text);
    await log.close();
  }
  expect(readFileSync(path, 'utf8')).toBe('first start\nsecond start\n');
});

test('two processes of a service write to one log file', () => {
  const data = new DataFolder(newFolder('shared'));
  data.prepare();
  expect(data.log('api')).toBe(data.log('api'));
  return data.closeLogs();
});

test('a log that cannot be written stops nothing, and is written again when it can be', async () => {
  const path = join(newFolder('blocked'), 'api.log');
  mkdirSync(path);
  const log = new LogFile(path);
  log.write('lost');
  // The first attempt must fail before the obstacle is removed.
  while (log['stream'] !== undefined) await setImmediate();
  rmSync(path, { recursive: true });
  while (!existsSync(path) || statSync(path).size === 0) {
    log.write('kept');
    await setImmediate();
  }
  await log.close();
  expect(readFileSync(path, 'utf8')).toMatch(/^(kept\n)+$/);
});
