import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';
import { until } from './until';

/** A built process of Portada that a test may stop or kill. */
export type BuiltProcess = {
  readonly pid: number;
  /** Returns the text that the process has written so far to stdout and stderr. */
  readonly output: () => string;
  /** Resolves when the process has ended, with its exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Asks the internal server of the process whether the process is ready. */
  isReady(): Promise<boolean>;
  /** Reads the body of the readiness check of the process. @throws if the process does not answer */
  readiness(): Promise<unknown>;
  /** Reads the metrics of the process in the text format of Prometheus. @throws if the process does not answer */
  metrics(): Promise<string>;
  /** Sends a signal to the process; does nothing if it has ended. */
  signal(name: NodeJS.Signals): void;
  /** Sends a message to the process as its supervisor does; see `SupervisorMessage`. */
  send(message: object): void;
  /** Sends SIGKILL, which also ends a stopped process, and waits until the process has ended. */
  kill(): Promise<void>;
};

const workspace = resolve(__dirname, '../../..');
const running = new Set<ChildProcess>();
// Kills all child processes at the end of a test run, however the run ends.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts `dist/apps/<name>/main.mjs` and resolves when the process is ready, or when an armed crash point has killed
 * it.
 * @param env the settings of the process; only PATH and a free internal port are added
 * @param folder root of the built workspace; this workspace by default
 * @throws Error if the process exits by itself; a process that is not ready within 60 s is killed
 */
export const startBuilt = async (
  name: 'api' | 'worker' | 'gateway' | 'web-server',
  env: Record<string, string>,
  folder = workspace,
): Promise<BuiltProcess> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', join('dist/apps', name, 'main.mjs')], {
    cwd: folder,
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
  // An exit code means that the process refused to start. Crash points and tests end a process by a signal, and then
  // there is no exit code.
  if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${said.slice(-3000)}`);
  return {
    pid: child.pid ?? 0,
    output: () => said,
    ended,
    isReady,
    readiness: async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).json(),
    metrics: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    signal: (wanted) => void child.kill(wanted),
    send: (message) => void child.send(message),
    kill: async () => {
      if (!hasEnded()) child.kill('SIGKILL');
      await ended;
    },
  };
};
