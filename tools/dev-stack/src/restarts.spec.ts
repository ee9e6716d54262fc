import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DataFolder } from './data-folder';
import { requestRestart } from './restarts';
import { inWorkspace } from './workspace';

const folder = mkdtempSync(join(tmpdir(), 'portada-restarts-'));
const data = new DataFolder(folder);
let stack: ChildProcess;
let lines: AsyncIterator<string>;
/** The process of the service that is in use. */
let active = 0;
const nextLine = async () => String((await lines.next()).value);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

beforeAll(() => {
  stack = spawn(
    process.execPath,
    ['--import', 'tsx', inWorkspace('tools/dev-stack/src/restarts.fixture.ts'), folder],
    {
      cwd: inWorkspace(),
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  if (stack.stdout === null) throw new Error('the fixture has no output');
  lines = createInterface({ input: stack.stdout })[Symbol.asyncIterator]();
});

afterAll(async () => {
  const ended = once(stack, 'exit');
  stack.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test('npm run restart refuses a dev stack that is still starting, and a folder without one', async () => {
  active = Number(await nextLine());
  await expect(requestRestart(data)).rejects.toThrow('accepts no restart: it is still starting');
  await expect(requestRestart(new DataFolder(join(folder, 'none')))).rejects.toThrow('No Portada runs on');
  writeFileSync(data.in('ready'), '');
  expect(await nextLine()).toBe('accepts restarts');
  expect(isAlive(active)).toBe(true);
});

test('npm run restart ends when the new process is ready and the old one has ended', async () => {
  rmSync(data.in('ready'));
  let hasEnded = false;
  const restart = requestRestart(data).finally(() => (hasEnded = true));
  const successor = Number(await nextLine());
  expect(hasEnded).toBe(false);
  writeFileSync(data.in('ready'), '');
  await restart;
  expect(isAlive(active)).toBe(false);
  expect(isAlive(successor)).toBe(true);
  active = successor;
});

test('npm run restart fails with the reason if no new process starts, and the active process stays', async () => {
  rmSync(data.in('ready'));
  writeFileSync(data.in('broken'), '');
  await expect(requestRestart(data)).rejects.toThrow(
    'The restart failed: app could not start a new process (exit code 4): the reason is in app.log',
  );
  expect(isAlive(active)).toBe(true);
});
