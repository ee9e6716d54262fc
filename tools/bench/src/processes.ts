import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const workspace = resolve(__dirname, '../../..');

/** Returns the absolute path of a file in the repository. */
export const inWorkspace = (...parts: string[]): string => join(workspace, ...parts);

const graceMs = 15_000;
const readyWithinMs = 60_000;
/** Number of last log lines that are printed for a failed process. */
const tailLines = 20;

/**
 * Starts and ends the child processes of one benchmark run. Each child process has an IPC channel to this process
 * and ends with this process.
 */
export class Processes {
  private readonly children = new Set<ChildProcess>();
  /** Child processes that were ended or killed on purpose. */
  private readonly asked = new WeakSet<ChildProcess>();
  private unexpected: string[] = [];

  /** @param folder path of an existing folder for the logs of the processes */
  constructor(private readonly folder: string) {}

  /**
   * Starts a built application and resolves when the application is ready.
   * @param name name of the application
   * @param env settings of the application, without PATH
   * @param flags command-line flags of Node.js
   * @throws Error if the application exits, or is not ready within 60 s
   */
  async startApp(name: 'api' | 'worker' | 'gateway', env: Record<string, string>, flags: string[] = []) {
    const port = await freePort();
    const entry = inWorkspace('dist/apps', name, 'main.mjs');
    const child = this.spawn(name, [...flags, '--enable-source-maps', entry], {
      ...env,
      INTERNAL_PORT: String(port),
    });
    const end = Date.now() + readyWithinMs;
    while (!(await isReady(port))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${name} did not start`);
      if (Date.now() > end)
        throw new Error(`${name} is not ready after ${readyWithinMs / 1000} s:\n${this.tail(name)}`);
      await delay(50);
    }
    return child;
  }

  /** Starts a script of tools/bench/src and waits for its first message; see `serve` in messages.ts. */
  async startScript(name: string, env: Record<string, string> = {}): Promise<ChildProcess> {
    const script = inWorkspace('tools/bench/src', `${name}.ts`);
    const child = this.spawn(name.replaceAll('/', '-'), ['--import', 'tsx', script], {
      ...env,
      TSX_TSCONFIG_PATH: inWorkspace('tsconfig.json'),
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${name} did not start`);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    return child;
  }

  /** Sends SIGTERM to a process, and SIGKILL if the process has not ended within 15 s. */
  async end(child: ChildProcess): Promise<void> {
    if (!this.children.has(child)) return;
    this.asked.add(child);
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await gone;
    clearTimeout(late);
  }

  /** Sends SIGKILL to a process and waits for its end. */
  async kill(child: ChildProcess): Promise<void> {
    if (!this.children.has(child)) return;
    this.asked.add(child);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Returns the processes that ended without a request since the last call, with the last lines of their logs. */
  unexpectedEnds(): string[] {
    return this.unexpected.splice(0);
  }

  /** Ends all child processes of the run. */
  async endAll(): Promise<void> {
    await Promise.all([...this.children].map((child) => this.end(child)));
  }

  /** Starts a program without a shell. `endAll` ends the program if the program is still running. */
  spawn(name: string, args: string[], env: Record<string, string>, program = process.execPath): ChildProcess {
    const log = openSync(join(this.folder, `${name}.log`), 'a');
    // The child has a separate process group. Ctrl+C in the terminal then reaches only this process, which ends its
    // children.
    const child = spawn(program, args, {
      cwd: workspace,
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    });
    this.children.add(child);
    child.once('exit', (code, signal) => {
      this.children.delete(child);
      if (!this.asked.has(child))
        this.unexpected.push(`${name} ended (${signal ?? code}):\n${this.tail(name)}`);
    });
    return child;
  }

  /** Returns the last lines of the log of a process. */
  private tail(name: string): string {
    const lines = readFileSync(join(this.folder, `${name}.log`), 'utf8')
      .trim()
      .split('\n');
    return lines
      .slice(-tailLines)
      .map((line) => `    ${line}`)
      .join('\n');
  }
}

/** Returns a free TCP port of the loopback interface. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );
