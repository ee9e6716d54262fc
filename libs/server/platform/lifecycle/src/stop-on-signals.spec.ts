import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const start = (
  what: string,
): { child: ChildProcess; output: () => string; said: (text: string) => Promise<void> } => {
  const child = fork(join(__dirname, 'process-under-test.ts'), [what], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  let listen = () => {};
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    listen();
  });
  return {
    child,
    output: () => output,
    said: (text) =>
      new Promise((resolve) => {
        listen = () => void (output.includes(text) && resolve());
        listen();
      }),
  };
};

test('several signals shut the process down once', async () => {
  const { child, output, said } = start('stop');
  await said('process started');
  child.kill('SIGTERM');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output().match(/stopped in order/g)).toHaveLength(1);
});

test('a supervised process requests a successor and continues until the stop message', async () => {
  const { child, output, said } = start('supervised');
  await said('process started');
  const leaving = once(child, 'message');
  child.kill('SIGTERM');
  expect(await leaving).toEqual([{ type: 'leaving' }, undefined]);
  await said('process waits for its successor');
  expect(output()).not.toContain('stopped in order');
  child.send({ type: 'stop' });
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(output()).toContain('stopped in order');
});

test('a second signal ends a supervised process that waits for its successor', async () => {
  const { child, said } = start('supervised');
  await said('process started');
  child.kill('SIGTERM');
  await said('process waits for its successor');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('a process stops when its parent has ended', async () => {
  const { child, said } = start('stop');
  await said('process started');
  const ended = once(child, 'exit');
  child.disconnect();
  await said('parent process has ended');
  expect(await ended).toEqual([0, null]);
});

test('a failed shutdown of a process is logged and sets the exit code', async () => {
  const { child, output, said } = start('fail');
  await said('process started');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toContain('shutdown of the process failed');
});

test('an armed crash point kills the process at that point only', async () => {
  const { child, output } = start('crash');
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  expect(output()).toContain('process passed the crash point that is not armed');
  expect(output()).not.toContain('process was not killed at the armed crash point');
});
