import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';
import { until } from './until';

/** A process of the product as it is built, run by a test that may do it harm. */
export type BuiltProcess = {
  readonly pid: number;
  /** The output of the process until now, of both streams. */
  readonly output: () => string;
  /** Resolves with how it ended: an exit code or a signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Whether its internal server says that it is ready now. */
  isReady(): Promise<boolean>;
  /** Sends a signal; nothing where it has ended. */
  signal(name: NodeJS.Signals): void;
  /** Says something as its supervisor; see `SupervisorMessage`. */
  send(message: object): void;
  /** SIGKILL, and waits for the end; also wakes a process that was stopped. */
  kill(): Promise<void>;
};

const workspace = resolve(__dirname, '../../..');
const running = new Set<ChildProcess>();
// A test run that ends in any way leaves nothing behind.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts `dist/apps/<name>/main.mjs` and resolves when it is ready, or has ended because of an armed crash point.
 * @param env settings, added to PATH alone; the internal port is chosen here
 * @throws where it ends by itself instead; one that is not ready within 60 s is killed
 */
export const startBuilt = async (
  name: 'api' | 'worker' | 'gateway',
  env: Record<string, string>,
): Promise<BuiltProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', join('dist/apps', name, 'main.mjs')], {
    cwd: workspace,
    env: { PATH: process.env['PATH'], INTERNAL_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  const ended = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return (signal ?? code) as number | NodeJS.Signals;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
  await until(async () => hasEnded() || (await isReady()), {
    what: `${name} to be ready`,
    timeoutMs: 60_000,
  }).catch(() => child.kill('SIGKILL'));
  // By a signal: a crash point, or the test itself. By itself: it refused to start.
  if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${said.slice(-3000)}`);
  return {
    pid: child.pid ?? 0,
    output: () => said,
    ended,
    isReady,
    signal: (wanted) => void child.kill(wanted),
    send: (message) => void child.send(message),
    kill: async () => {
      if (!hasEnded()) child.kill('SIGKILL');
      await ended;
    },
  };
};
