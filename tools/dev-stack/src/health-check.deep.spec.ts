import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inWorkspace } from './workspace';

jest.setTimeout(60_000);

/** A process with the routes of the internal port. After a request to `/freeze`, `/health/ready` hangs as if a dependency did not answer. */
const script = `
  let isFrozen = false;
  const server = require('http').createServer(({ url }, response) => {
    if (url === '/freeze') isFrozen = true;
    if (url !== '/health/ready' || !isFrozen) response.end();
  });
  server.listen(0, '127.0.0.1', () => console.log(process.pid + ' ' + server.address().port));`;

const folder = mkdtempSync(join(tmpdir(), 'portada-health-'));
let init: ChildProcess;
let [pid, port] = [0, 0];

/** The shell stands for the init process of a container: the check kills its child, and then it ends. */
beforeEach(async () => {
  init = spawn('sh', ['-c', `"$0" -e "$1" & wait $!`, process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (init.stdout === null) throw new Error('the process has no output');
  const [line] = (await once(createInterface({ input: init.stdout }), 'line')) as [string];
  [pid = 0, port = 0] = line.split(' ').map(Number);
});

afterEach(() => {
  init.kill('SIGKILL');
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The check has killed the process.
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = async (): Promise<number> => {
  const child = spawn(
    process.execPath,
    [inWorkspace('deploy/health-check.mjs'), String(port), String(init.pid)],
    { env: { ...process.env, TMPDIR: folder }, stdio: 'ignore' },
  );
  const [code] = (await once(child, 'exit')) as [number];
  return code;
};

const isStopped = (): boolean => /^\d+ \(.*\) T/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test('the health check of a container kills a process that hangs, at the fourth check without an answer', async () => {
  expect(await check()).toBe(0);
  const ended = once(init, 'exit');
  process.kill(pid, 'SIGSTOP');
  for (const _ of [1, 2, 3]) expect(await check()).toBe(1);
  expect(isStopped()).toBe(true);
  expect(await check()).toBe(1);
  expect(await ended).toEqual([128 + 9, null]);
});

test('an answer between two checks without an answer starts the count again', async () => {
  for (const _ of [1, 2]) {
    process.kill(pid, 'SIGSTOP');
    for (const __ of [1, 2]) expect(await check()).toBe(1);
    process.kill(pid, 'SIGCONT');
    expect(await check()).toBe(0);
  }
  expect(init.exitCode).toBeNull();
});

test('a process that waits for a dependency is not killed', async () => {
  await fetch(`http://127.0.0.1:${port}/freeze`);
  for (const _ of [1, 2, 3, 4, 5]) expect(await check()).toBe(1);
  expect(init.exitCode).toBeNull();
});

test('a process that does not listen yet is not killed', async () => {
  // Nothing listens on port 1.
  port = 1;
  for (const _ of [1, 2, 3, 4, 5]) expect(await check()).toBe(1);
  expect(init.exitCode).toBeNull();
});
