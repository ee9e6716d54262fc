import { spawnSync } from 'node:child_process';
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
