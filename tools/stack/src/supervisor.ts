import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Ending, type Guardian } from './guardian';
import { type Part } from './part';
import { type PartEvent, PartRunner } from './part-runner';
import { type StackError } from './stack-error';

/** Starts parts, replaces one that exits unasked, and ends all of them through the guardian. */
export class Supervisor {
  private stopping: Promise<void> | undefined;
  private readonly runners = new Map<string, PartRunner>();
  private readonly listeners = new Set<(event: PartEvent) => void>();
  private reportBroken: (error: StackError) => void = () => {};
  /** Rejects, with the sentence, when a part does not stay up. */
  readonly broken = new Promise<never>((_, reject) => {
    this.reportBroken = reject;
  });

  /**
   * @param guardian ends the parts, whatever becomes of this process
   * @param say prints one line for the person at the terminal
   */
  constructor(
    private readonly guardian: Guardian,
    private readonly say: (line: string) => void,
  ) {
    this.broken.catch(() => {});
  }

  /** Starts a part and resolves when it is ready. @throws StackError when it does not become ready in its time */
  async start(part: Part): Promise<void> {
    const runner = new PartRunner(part, {
      guardian: this.guardian,
      say: this.say,
      isStopping: () => this.stopping !== undefined,
      reportBroken: (error) => this.reportBroken(error),
      onEvent: (event) => this.listeners.forEach((listener) => listener(event)),
    });
    this.runners.set(part.name, runner);
    await Promise.race([runner.start(), this.broken]);
  }

  /** Ends this child too with everything else; resolves with its exit code (null after a signal) when it has ended. */
  async attend(name: string, child: ChildProcess, ending: Ending): Promise<number | null> {
    if (child.pid !== undefined) this.guardian.watch(name, child.pid, ending);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (child.pid !== undefined) this.guardian.forget(child.pid);
    return code;
  }

  /**
   * Puts a successor in the place of a part's process; resolves when the successor is in use and the old one is gone.
   * @throws StackError where no successor becomes ready: the process that is there then stays
   */
  async restart(name: string): Promise<void> {
    await this.runners.get(name)?.restart();
  }

  /** Calls a listener for each process that is put to use or kept ready from now on. */
  onEvent(listener: (event: PartEvent) => void): void {
    this.listeners.add(listener);
  }

  /** Ends everything in order; the same promise for everybody who asks. */
  stop(): Promise<void> {
    this.stopping ??= this.guardian.endAll();
    return this.stopping;
  }
}
