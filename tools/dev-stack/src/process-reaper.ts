import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { DevStackError } from './dev-stack-error';
import { inWorkspace } from './workspace';

const answerSchema = z.union([z.object({ held: z.literal(true) }), z.object({ running: z.number() })]);

/** Way to end a process: the first signal, the time until SIGKILL in ms, and the stage (stage 0 is ended first). */
export type Ending = { signal: NodeJS.Signals; graceMs: number; stage: 0 | 1 | 2 };

/**
 * Client of the process reaper (process-reaper.mjs). The reaper is a small process that ends all watched processes
 * in order: when the dev stack requests the end, or when the dev stack is killed.
 */
export class ProcessReaper {
  private readonly watched = new Map<number, { name: string } & Ending>();

  /** The current reaper process. A killed reaper process is replaced. */
  private current: Promise<ChildProcess>;

  private constructor(
    private readonly runFile: string,
    process: ChildProcess,
  ) {
    this.current = Promise.resolve(process);
    this.replaceWhenKilled(process);
  }

  /**
   * Starts a process reaper and reserves a data folder for this process. Processes of an earlier run are ended first.
   * @param runFile absolute path of the run file in the data folder
   * @throws DevStackError if another dev stack runs on the data folder
   */
  static async hold(runFile: string): Promise<ProcessReaper> {
    return new ProcessReaper(runFile, await spawnReaper(runFile));
  }

  /** Adds a child process to the processes that the reaper ends together with the dev stack. */
  watch(name: string, pid: number, ending: Ending): void {
    this.watched.set(pid, { name, ...ending });
    this.send({ watch: { name, pid, ...ending } });
  }

  /** Removes a child process that has ended from the watched processes. */
  forget(pid: number): void {
    this.watched.delete(pid);
    this.send({ forget: pid });
  }

  /** Ends every watched process, stage by stage, and resolves when all have ended. */
  async endAll(): Promise<void> {
    for (;;) {
      const process = await this.current;
      const gone = exitCode(process);
      process.stdin?.end();
      // If the reaper was killed before all processes had ended, a new reaper ends the remaining processes.
      if ((await gone) === 0) return;
    }
  }

  private send(line: object): void {
    // A line sent to a killed reaper is lost. The new reaper gets the whole list of processes.
    this.current.then((process) => write(process, line)).catch(() => {});
  }

  private replaceWhenKilled(process: ChildProcess): void {
    process.once('exit', (code) => {
      // The reaper process exits with 0 only after its input has ended.
      if (code === 0) return;
      this.current = spawnReaper(this.runFile).then((next) => {
        this.replaceWhenKilled(next);
        for (const [pid, entry] of this.watched) write(next, { watch: { pid, ...entry } });
        return next;
      });
      // The error is not handled here. The next call that awaits the reaper gets the error.
      this.current.catch(() => {});
    });
  }
}

const write = (process: ChildProcess, line: object): void => {
  process.stdin?.write(`${JSON.stringify(line)}\n`);
};

/**
 * Waits for the end of a process, which may have ended already.
 * @returns exit code; null if a signal ended the process
 */
const exitCode = async (process: ChildProcess): Promise<number | null> => {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
  return process.exitCode;
};

const spawnReaper = async (runFile: string): Promise<ChildProcess> => {
  // The reaper is detached. Ctrl+C in the terminal, and a kill of the process group of the dev stack, therefore do
  // not end the reaper.
  const child = spawn(process.execPath, [inWorkspace('tools/dev-stack/process-reaper.mjs'), runFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit').then(() => [])])) as [string?];
  if (line === undefined)
    throw new DevStackError(
      `The process reaper could not write ${runFile}: the reason is in the line above.`,
    );
  const answer = answerSchema.parse(JSON.parse(line));
  if ('held' in answer) return child;
  throw new DevStackError(
    `Portada is already running on this data folder (process ${answer.running}): ` +
      'stop it first, or set DATA_DIR and PORT for a second Portada.',
  );
};
