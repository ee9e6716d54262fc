import { type ChildProcess, fork } from 'node:child_process';
import { AppError, OperationalError } from '@portada/errors';
import type { EncodedImage, ImageAnswer, ImageFault, ImageTask } from './messages';

/** Options of the image processes: their program, and the limits of their tasks. */
export type ImageProcessOptions = {
  /** Absolute path of the program of an image process. */
  file: string;
  /** Flags of Node for an image process, such as a loader. */
  execArgv?: readonly string[];
  /** Environment of an image process, which inherits no variables. */
  env?: Readonly<Record<string, string>>;
  /**
   * Limits in ms: `cpuLimitMs` is the CPU time of a task, `wallLimitMs` the elapsed time after which its process is
   * ended.
   */
  cpuLimitMs?: number;
  wallLimitMs?: number;
};

/**
 * `atOnce`: number of image tasks that run at the same time. `waitingLimits`: maximum numbers of uploads and of other
 * image tasks that wait.
 */
const atOnce = 2;
const waitingLimits = { upload: 4, other: 200 } as const;
const defaults = { cpuLimitMs: 8_000, wallLimitMs: 20_000 } as const;
/** Seconds in the header Retry-After when an image task is refused. */
const retryAfterSeconds = 2;

/** Error that an image cannot be decoded; a retry fails again. */
export class UnreadableImageError extends Error {
  override readonly name = 'UnreadablePictureError';
  constructor(readonly fault: ImageFault) {
    super(`the image cannot be used: ${fault}`);
  }
}

type Waiting = {
  task: ImageTask;
  resolve: (encoded: EncodedImage) => void;
  reject: (error: unknown) => void;
};

/**
 * Decodes and encodes images in separate processes, so that they block neither the event loop nor the thread pool of
 * this process. At most two tasks run at once; tasks that serve images run before uploads.
 */
export class ImageProcesses {
  private readonly idle: ChildProcess[] = [];
  private readonly busy = new Set<ChildProcess>();
  private readonly uploads: Waiting[] = [];
  private readonly others: Waiting[] = [];
  private isClosed = false;

  constructor(private readonly options: ImageProcessOptions) {}

  /**
   * Performs a task in a process that decodes and encodes images.
   * @throws UnreadableImageError; AppError `unavailable` if too many tasks wait; OperationalError if the process
   *   died or took too long
   */
  run(task: ImageTask): Promise<EncodedImage> {
    const [line, limit] =
      task.kind === 'upload' ? [this.uploads, waitingLimits.upload] : [this.others, waitingLimits.other];
    if (this.isClosed || (this.busy.size >= atOnce && line.length >= limit)) {
      return Promise.reject(new AppError('unavailable', { retryAfterSeconds }));
    }
    return new Promise((resolve, reject) => {
      line.push({ task, resolve, reject });
      this.next();
    });
  }

  /** Ends the processes that decode and encode images; running and waiting tasks fail. */
  close(): void {
    this.isClosed = true;
    for (const child of [...this.idle, ...this.busy]) child.kill('SIGKILL');
    for (const { reject } of [...this.others.splice(0), ...this.uploads.splice(0)]) {
      reject(new AppError('unavailable', { retryAfterSeconds }));
    }
  }

  private next(): void {
    if (this.busy.size >= atOnce) return;
    const waiting = this.others.shift() ?? this.uploads.shift();
    if (!waiting) return;
    const child = this.idle.pop() ?? this.start();
    this.busy.add(child);
    void this.perform(child, waiting.task)
      .then(waiting.resolve, waiting.reject)
      .finally(() => this.next());
  }

  private async perform(child: ChildProcess, task: ImageTask): Promise<EncodedImage> {
    let isReusable = false;
    try {
      const answer = await this.ask(child, task);
      isReusable = !('fault' in answer && answer.fault === 'too_complex');
      if ('fault' in answer) throw new UnreadableImageError(answer.fault);
      return answer.encoded;
    } finally {
      this.busy.delete(child);
      if (isReusable && child.connected) this.idle.push(child);
      else child.kill('SIGKILL');
    }
  }

  private ask(child: ChildProcess, task: ImageTask): Promise<ImageAnswer> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        child.removeAllListeners('message');
        child.off('exit', onExit);
        child.off('error', onExit);
        act();
      };
      const onExit = () => settle(() => reject(new OperationalError('the image process ended')));
      const timer = setTimeout(
        () => settle(() => reject(new OperationalError('the image process took too long'))),
        this.options.wallLimitMs ?? defaults.wallLimitMs,
      );
      child.once('message', (answer: ImageAnswer) => settle(() => resolve(answer)));
      child.once('exit', onExit);
      child.once('error', onExit);
      child.send(task, (error) => {
        if (error) onExit();
      });
    });
  }

  private start(): ChildProcess {
    const { file, execArgv = [], env = {}, cpuLimitMs = defaults.cpuLimitMs } = this.options;
    const child = fork(file, [String(cpuLimitMs)], {
      execArgv: [...execArgv],
      // The environment is empty, because the image process decodes untrusted uploads.
      env: { ...env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Idle image processes do not keep this process running.
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
