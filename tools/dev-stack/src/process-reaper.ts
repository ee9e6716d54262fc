import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { DevStackError } from './dev-stack-error';
import { inWorkspace } from './workspace';

const answerSchema = z.union([z.object({ held: z.literal(true) }), z.object({ running: z.number() })]);

/** How a process is ended: the signal that asks it, the time it has (ms), and its turn (0 first). */
export type Ending = { signal: NodeJS.Signals; graceMs: number; stage: 0 | 1 | 2 };

/**
 * The stack's side of process-reaper.mjs: one small process that ends every process in order, when asked and also when the
 * stack itself is killed outright.
 */
export class ProcessReaper {
  private readonly watched = new Map<number, { name: string } & Ending>();

  /** The present process; another one after each that was killed. */
  private current: Promise<ChildProcess>;

  private constructor(
    private readonly runFile: string,
    process: ChildProcess,
  ) {
    this.current = Promise.resolve(process);
    this.replaceWhenKilled(process);
  }

  /**
   * Takes a data folder for this process; waits for, or ends, what an earlier run left in it.
   * @param runFile absolute path of the file that names the run, in the data folder
   * @throws DevStackError when another stack is running on it
   */
  static async hold(runFile: string): Promise<ProcessReaper> {
    return new ProcessReaper(runFile, await spawnReaper(runFile));
  }

  /** From now on this child is ended with the stack. */
  watch(name: string, pid: number, ending: Ending): void {
    this.watched.set(pid, { name, ...ending });
    this.tell({ watch: { name, pid, ...ending } });
  }

  /** This child has ended by itself. */
  forget(pid: number): void {
    this.watched.delete(pid);
    this.tell({ forget: pid });
  }

  /** Ends every watched process, stage by stage, and resolves when the last one is gone. */
  async endAll(): Promise<void> {
    for (;;) {
      const process = await this.current;
      const gone = exitCode(process);
      process.stdin?.end();
      // One that was killed before it was done has a successor by now, which knows the processes.
      if ((await gone) === 0) return;
    }
  }

  private tell(line: object): void {
    // Told to nobody while one is being replaced: the next one is told everything.
    this.current.then((process) => write(process, line)).catch(() => {});
  }

  private replaceWhenKilled(process: ChildProcess): void {
    process.once('exit', (code) => {
      // It leaves by itself only when it was asked to.
      if (code === 0) return;
      this.current = spawnReaper(this.runFile).then((next) => {
        this.replaceWhenKilled(next);
        for (const [pid, entry] of this.watched) write(next, { watch: { pid, ...entry } });
        return next;
      });
      // Whoever asks for it next is told why there is none.
      this.current.catch(() => {});
    });
  }
}

const write = (process: ChildProcess, line: object): void => {
  process.stdin?.write(`${JSON.stringify(line)}\n`);
};

/** The exit code of a process, also of one that is gone already; null after a signal. */
const exitCode = async (process: ChildProcess): Promise<number | null> => {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
  return process.exitCode;
};

const spawnReaper = async (runFile: string): Promise<ChildProcess> => {
  // Detached: out of reach of the terminal's Ctrl+C and of a kill of the stack's process group.
  const child = spawn(process.execPath, [inWorkspace('tools/dev-stack/process-reaper.mjs'), runFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [])])) as [string?];
  if (line === undefined) throw new DevStackError(`${runFile} could not be written: see the line above.`);
  const answer = answerSchema.parse(JSON.parse(line));
  if ('held' in answer) return child;
  throw new DevStackError(
    `Portada is already running on this data folder (process ${answer.running}): ` +
      'stop it first, or set DATA_DIR and PORT for a second one.',
  );
};
