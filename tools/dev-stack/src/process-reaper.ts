import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { DevStackError } from './dev-stack-error';
import { inWorkspace } from './workspace';

const answerSchema = z.union([z.object({ held: z.literal(true) }), z.object({ running: z.number() })]);

/**
 * The way in which a process is ended: the first signal, the time until SIGKILL (ms), and its stage (0 is ended
 * first).
 */
export type Ending = { signal: NodeJS.Signals; graceMs: number; stage: 0 | 1 | 2 };

/**
 * The dev stack's side of process-reaper.mjs: one small process that ends every watched process in order, on request and
 * also when the dev stack itself is killed.
 */
export class ProcessReaper {
  private readonly watched = new Map<number, { name: string } & Ending>();

  /** The current reaper process; one that was killed is replaced. */
  private current: Promise<ChildProcess>;

  private constructor(
    private readonly runFile: string,
    process: ChildProcess,
  ) {
    this.current = Promise.resolve(process);
    this.replaceWhenKilled(process);
  }

  /**
   * Reserves a data folder for this process; waits for, or ends, the processes that an earlier run left.
   * @param runFile absolute path of the file that names the run, in the data folder
   * @throws DevStackError when another dev stack is running on it
   */
  static async hold(runFile: string): Promise<ProcessReaper> {
    return new ProcessReaper(runFile, await spawnReaper(runFile));
  }

  /** Ends this child together with the dev stack from now on. */
  watch(name: string, pid: number, ending: Ending): void {
    this.watched.set(pid, { name, ...ending });
    this.send({ watch: { name, pid, ...ending } });
  }

  /** Notes that this child has ended by itself. */
  forget(pid: number): void {
    this.watched.delete(pid);
    this.send({ forget: pid });
  }

  /** Ends every watched process, stage by stage, and resolves when the last one has ended. */
  async endAll(): Promise<void> {
    for (;;) {
      const process = await this.current;
      const gone = exitCode(process);
      process.stdin?.end();
      // If a reaper was killed before it ended all processes, its replacement knows them and ends them.
      if ((await gone) === 0) return;
    }
  }

  private send(line: object): void {
    // The message is lost while the reaper is being replaced, because the replacement gets the whole list.
    this.current.then((process) => write(process, line)).catch(() => {});
  }

  private replaceWhenKilled(process: ChildProcess): void {
    process.once('exit', (code) => {
      // The reaper exits with 0 only if its input ended.
      if (code === 0) return;
      this.current = spawnReaper(this.runFile).then((next) => {
        this.replaceWhenKilled(next);
        for (const [pid, entry] of this.watched) write(next, { watch: { pid, ...entry } });
        return next;
      });
      // The next use of the reaper reports the reason.
      this.current.catch(() => {});
    });
  }
}

const write = (process: ChildProcess, line: object): void => {
  process.stdin?.write(`${JSON.stringify(line)}\n`);
};

/** The exit code of a process, also of one that has ended already; null after a signal. */
const exitCode = async (process: ChildProcess): Promise<number | null> => {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
  return process.exitCode;
};

const spawnReaper = async (runFile: string): Promise<ChildProcess> => {
  // Detached: Ctrl+C in the terminal and a kill of the dev stack's process group do not reach it.
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
