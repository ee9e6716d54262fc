import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { choosePort } from './ports';
import { type ServiceEvent } from './service-runner';
import { inWorkspace } from './workspace';

jest.setTimeout(600_000);

/** Longest time in ms for one event, on a busy machine. */
const patienceMs = 240_000;
/** Time in ms for which processes are suspended: longer than the four seconds in which a hung process is killed. */
const suspensionMs = 6_000;

type Message = Partial<ServiceEvent> & { ready?: string };
type Run = { reaper: { pid: number }; processes: { name: string; pid: number }[] };

/** The product as `npm start` runs it, with the processes that its tests stopped. */
class Stack {
  readonly lines: string[] = [];
  private readonly messages: Message[] = [];
  private readonly stopped = new Set<number>();
  private readonly listeners = new Set<() => void>();
  private hasEnded = false;

  constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    child.stderr?.on('data', (chunk: Buffer) => {
      this.lines.push(...chunk.toString().split('\n').filter(Boolean));
      this.notify();
    });
    child.on('message', (message: Message) => {
      this.messages.push(message);
      this.notify();
    });
    child.once('exit', () => {
      this.hasEnded = true;
      this.notify();
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Returns a value as soon as `look` finds it in messages or lines. @throws Error with the lines of the stack */
  async until<T>(what: string, look: () => T | undefined): Promise<T> {
    const deadline = performance.now() + patienceMs;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      const leftMs = deadline - performance.now();
      if (this.hasEnded || leftMs <= 0) {
        throw new Error(`waited in vain until ${what}:\n${this.lines.slice(-30).join('\n')}`);
      }
      await this.change(Math.min(leftMs, 1_000));
    }
  }

  /** Waits until the latest process of a service in this role is another one than `before`. @returns its process id */
  latest(part: string, now: ServiceEvent['now'], before = 0): Promise<number> {
    return this.until(`${part} has another ${now} process than ${before}`, () => {
      const pid = this.messages.findLast((one) => one.part === part && one.now === now)?.pid;
      return pid === before ? undefined : pid;
    });
  }

  ready(): Promise<string> {
    return this.until('it is ready', () => this.messages.find(({ ready }) => ready)?.ready);
  }

  run(): Run {
    return JSON.parse(readFileSync(join(this.folder, 'run.json'), 'utf8')) as Run;
  }

  stop(pids: readonly number[]): void {
    for (const pid of pids) {
      this.stopped.add(pid);
      process.kill(pid, 'SIGSTOP');
    }
  }

  /** Lets all stopped processes run that have not been killed. */
  goOn(): void {
    for (const pid of this.stopped) if (isAlive(pid)) process.kill(pid, 'SIGCONT');
    this.stopped.clear();
  }

  async end(): Promise<void> {
    this.goOn();
    if (this.hasEnded) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), patienceMs);
    await ended;
    clearTimeout(late);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  /** Resolves at the next message or line, or after `ms`, because the end of a process is no event of the stack. */
  private change(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.listeners.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.listeners.add(done);
    });
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const parts = ['api', 'gateway', 'worker'] as const;
const folder = mkdtempSync(join(tmpdir(), 'portada-hung-'));
let stack: Stack;
let origin = '';

beforeAll(async () => {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [inWorkspace('tools/dev-stack/bootstrap.mjs'), 'start'], {
    env: { PATH, HOME, DATA_DIR: folder, PORT: String(await choosePort()), IMAGE_MODEL: 'scripted' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  stack = new Stack(child, folder);
  origin = await stack.ready();
  for (const part of parts) await stack.latest(part, 'spare');
});

afterAll(async () => {
  await stack.end();
  rmSync(folder, { recursive: true, force: true });
});

const processesOf = (): number[] => stack.run().processes.map(({ pid }) => pid);
const endings = (): string[] => stack.lines.filter((line) => / ended \(| hangs \(/.test(line));

test('nothing is killed when the supervisor, or everything, is suspended', async () => {
  const before = processesOf();
  for (const suspended of [[stack.pid], [stack.pid, stack.run().reaper.pid, ...before]]) {
    try {
      stack.stop(suspended);
      await delay(suspensionMs);
    } finally {
      stack.goOn();
    }
    // The watch goes on, as the next tests show.
    expect((await fetch(`${origin}/api/health/live`)).status).toBe(200);
    await delay(suspensionMs);
  }
  expect(endings()).toEqual([]);
  expect(processesOf()).toEqual(before);
});

test.each(parts)('a stopped process of %s is killed, and its spare process takes over', async (part) => {
  const spare = await stack.latest(part, 'spare');
  const active = await stack.latest(part, 'active');
  const known = endings().length;
  try {
    stack.stop([active]);
    expect(await stack.latest(part, 'active', active)).toBe(spare);
    await stack.until('the stopped process is gone', () => (isAlive(active) ? undefined : true));
    expect((await fetch(`${origin}/api/health/live`)).status).toBe(200);
    expect((await fetch(`${origin}/socket.io/?EIO=4&transport=polling`)).status).toBeLessThan(500);
    expect(endings().slice(known)).toEqual([`${part} ended (no answer, killed); starting it again.`]);
    expect(await stack.latest(part, 'spare', spare)).not.toBe(active);
  } finally {
    stack.goOn();
  }
});
