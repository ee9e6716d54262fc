import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { answering, ask } from './ask-process.fixture';
import { type Patience, watchLiveness } from './liveness';

/** The message `{ busyMs }` keeps the main thread busy until it has spent this time on a core. */
const script = `
  process.on('disconnect', () => process.exit());
  process.on('message', ({ busyMs }) => {
    const end = process.cpuUsage().user + busyMs * 1000;
    while (process.cpuUsage().user < end);
  });
  ${answering}`;

const patience: Patience = { everyMs: 100, idleChecks: 3, busyMs: 60_000 };
const children: ChildProcess[] = [];
afterEach(() =>
  Promise.all(
    children.splice(0).map((child) => {
      child.kill('SIGKILL');
      return once(child, 'exit');
    }),
  ),
);

/** Starts and watches a process. `hung` resolves when the process counts as hung. */
const watched = async (own: Partial<Patience> = {}) => {
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  await ask(child);
  const seen: string[] = [];
  const hung = new Promise<string>((resolve) => {
    const stop = watchLiveness({
      pid: child.pid ?? 0,
      respond: () => ask(child),
      onHung: (what) => resolve((seen.push(what), what)),
      patience: { ...patience, ...own },
    });
    child.once('exit', stop);
  });
  return { child, hung, seen };
};

test('a stopped process counts as hung', async () => {
  const { child, hung } = await watched();
  child.kill('SIGSTOP');
  expect(await hung).toBe('no answer');
});

test('a process that computes for the time of many checks does not count as hung', async () => {
  const { child, seen } = await watched();
  child.send({ busyMs: 1_000 });
  await ask(child);
  expect(seen).toEqual([]);
});

test('a process that computes without end counts as hung after its time on a core', async () => {
  const { child, hung } = await watched({ busyMs: 300 });
  child.send({ busyMs: 60_000 });
  expect(await hung).toBe('busy without an answer');
});
