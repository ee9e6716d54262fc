import { type ChildProcess, fork } from 'node:child_process';
import { AppError, OperationalError } from '@portada/errors';
import { FairLine } from './fair-line';
import type { TaskReply } from './serve-tasks';

/** The program of a process that performs tasks, and the limit of a task. */
export type TaskProgram = {
  /** Absolute path of the program. */
  file: string;
  /** Arguments of the program. */
  args?: readonly string[];
  /** Flags of Node, such as a loader. */
  execArgv?: readonly string[];
  /** Environment of the process, which inherits no variables. */
  env?: Readonly<Record<string, string>>;
  /** Elapsed time of a task in ms after which its process is ended. */
  wallLimitMs?: number;
};

/**
 * `what`: name of the tasks in error messages · `atOnce`: number of tasks that run at the same time · `lines`: maximum
 * number of tasks that wait in each line; an earlier line is served first.
 */
export type TaskLimits = { what: string; atOnce: number; lines: readonly number[] };

const defaultWallLimitMs = 20_000;
/** Seconds in the header Retry-After when a task is refused. */
const retryAfterSeconds = 2;

/** Error: a task took longer than the limit of its program, and its process was ended. */
export class TaskTimeoutError extends OperationalError {
  override readonly name = 'TaskTimeoutError';
}

/**
 * `line`: position of the line in which the task waits · `account`: accounts that wait in one line have turns · `onEnd` gets the
 * CPU time of the task in ms when it has run; of a process that died or was ended, the elapsed time
 */
type TaskOptions = { line?: number; account?: string; onEnd?: (cpuMs: number) => void };

type Waiting<Task, Answer> = {
  task: Task;
  onEnd: ((cpuMs: number) => void) | undefined;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Performs tasks in separate processes, so that they block neither the event loop nor the thread pool of this process,
 * and so that no task can end it. An idle process is used again.
 */
export class TaskProcesses<Task extends object, Answer extends object> {
  private readonly idle: ChildProcess[] = [];
  private readonly busy = new Set<ChildProcess>();
  private readonly lines: FairLine<Waiting<Task, Answer>>[];
  private isClosed = false;

  /**
   * Creates the pool; the first task starts the first process.
   * @param isSpent returns true for an answer after which the process must not be used again
   */
  constructor(
    private readonly program: TaskProgram,
    private readonly limits: TaskLimits,
    private readonly isSpent: (answer: Answer) => boolean,
  ) {
    this.lines = limits.lines.map((most) => new FairLine(most));
  }

  /**
   * Performs a task. If too many wait, the task that would run last is refused: one of an account that has several.
   * @throws AppError `unavailable` if too many tasks wait; OperationalError if the process died, TaskTimeoutError
   *   if it took too long
   */
  run(task: Task, { line = 0, account, onEnd }: TaskOptions = {}): Promise<Answer> {
    const waiting = this.lines[line];
    if (this.isClosed || !waiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      waiting.add({ task, onEnd, resolve, reject }, account);
      this.next();
      waiting.dropSurplus()?.reject(refusal());
    });
  }

  /** Ends the processes; running and waiting tasks fail. */
  close(): void {
    this.isClosed = true;
    for (const child of [...this.idle, ...this.busy]) child.kill('SIGKILL');
    for (const { reject } of this.lines.flatMap((line) => line.clear())) reject(refusal());
  }

  private next(): void {
    if (this.busy.size >= this.limits.atOnce) return;
    const waiting = this.nextOfLines();
    if (!waiting) return;
    const child = this.idle.pop() ?? this.start();
    this.busy.add(child);
    void this.perform(child, waiting)
      .then(waiting.resolve, waiting.reject)
      .finally(() => this.next());
  }

  private nextOfLines(): Waiting<Task, Answer> | undefined {
    for (const line of this.lines) {
      const waiting = line.take();
      if (waiting) return waiting;
    }
    return undefined;
  }

  private async perform(child: ChildProcess, { task, onEnd }: Waiting<Task, Answer>): Promise<Answer> {
    const begin = performance.now();
    let usedMs: number | undefined;
    let isReusable = false;
    try {
      const { answer, cpuMs } = await this.ask(child, task);
      usedMs = cpuMs;
      isReusable = !this.isSpent(answer);
      return answer;
    } finally {
      onEnd?.(usedMs ?? performance.now() - begin);
      this.busy.delete(child);
      if (isReusable && child.connected) this.idle.push(child);
      else child.kill('SIGKILL');
    }
  }

  private ask(child: ChildProcess, task: Task): Promise<TaskReply<Answer>> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        child.removeAllListeners('message');
        child.off('exit', onExit);
        child.off('error', onExit);
        act();
      };
      const { what } = this.limits;
      const onExit = () => settle(() => reject(new OperationalError(`the ${what} process ended`)));
      const onTimeout = () => settle(() => reject(new TaskTimeoutError(`the ${what} process took too long`)));
      const timer = setTimeout(onTimeout, this.program.wallLimitMs ?? defaultWallLimitMs);
      child.once('message', (reply: TaskReply<Answer>) => settle(() => resolve(reply)));
      child.once('exit', onExit);
      child.once('error', onExit);
      child.send(task, (error) => {
        if (error) onExit();
      });
    });
  }

  private start(): ChildProcess {
    const { file, args = [], execArgv = [], env = {} } = this.program;
    const child = fork(file, [...args], {
      execArgv: [...execArgv],
      // The environment is empty, because the process handles untrusted data.
      env: { ...env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Idle processes do not keep this process running.
    child.unref();
    child.channel?.unref();
    const remove = () => {
      const index = this.idle.indexOf(child);
      if (index >= 0) this.idle.splice(index, 1);
    };
    child.once('exit', remove);
    child.on('error', remove);
    return child;
  }
}

const refusal = (): AppError => new AppError('unavailable', { retryAfterSeconds });
