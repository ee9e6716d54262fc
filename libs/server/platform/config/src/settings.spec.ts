import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { parseSettings } from './settings';

const schema = z.object({
  DATABASE_URL: z.url(),
  PORT: z.coerce.number().int().min(1).max(65_535),
  LOG_LEVEL: z.enum(['info', 'debug']).default('info'),
});

test('the settings reader reads and converts settings, adds defaults, and treats an empty variable as not set', () => {
  const env = { DATABASE_URL: 'postgres://localhost/x', PORT: '3000', LOG_LEVEL: '', OTHER: 'x' };
  expect(parseSettings(schema, env)).toEqual({
    DATABASE_URL: 'postgres://localhost/x',
    PORT: 3000,
    LOG_LEVEL: 'info',
  });
});

test('the error of the settings reader names every wrong or missing setting without its value', () => {
  let message = '';
  try {
    parseSettings(schema, { PORT: 'canary-value', LOG_LEVEL: 'canary-level' });
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain('DATABASE_URL is missing');
  expect(message).toContain('PORT is wrong');
  expect(message).toContain('LOG_LEVEL is wrong');
  expect(message).not.toContain('canary');
});

describe('settings that are given as files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-settings-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the value of a setting is read from the file of NAME_FILE, and an empty file counts as not set', () => {
    const env = {
      DATABASE_URL_FILE: file('url', 'postgres://localhost/x\n'),
      PORT: '1',
      LOG_LEVEL_FILE: file('level', '\n'),
    };
    expect(parseSettings(schema, env)).toEqual({
      DATABASE_URL: 'postgres://localhost/x',
      PORT: 1,
      LOG_LEVEL: 'info',
    });
  });

  test.each([
    ['a missing file', { PORT_FILE: join(folder, 'none') }, 'PORT_FILE is wrong'],
    ['a file above 64 KiB', { PORT_FILE: file('large', '1'.repeat(65_537)) }, 'PORT_FILE is wrong'],
    ['a value beside the file', { PORT: '1', PORT_FILE: file('port', '2') }, 'either PORT or PORT_FILE'],
  ])('%s is refused by name', (_what, env, message) => {
    const database = { DATABASE_URL: 'postgres://localhost/x' };
    expect(() => parseSettings(schema, { ...database, ...env })).toThrow(message);
  });
});

test('a process with wrong settings prints their names without a stack and exits with 1', () => {
  const process = spawnSync(
    'node',
    ['--import', 'tsx', join(__dirname, '../../lifecycle/src/process-under-test.ts'), 'settings'],
    {
      encoding: 'utf8',
    },
  );
  expect(process).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'These settings need attention:\n- NEEDED is missing\n',
  });
});
