import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Ending, type Guardian } from './guardian';
import { StackError } from './stack-error';

/** One process of the stack. */
export type Part = {
  name: string;
  spawn: () => ChildProcess;
  /** Whether it can be used now; asked every 50 ms until it says yes. */
  isReady: () => Promise<boolean>;
  ending: Ending;
  /** Time to become ready (ms). */
  readyWithinMs: number;
  /** Where its lines are, for the sentence when it does not start. */
  log: string;
};

/** Exits in a row, without having been ready in between, after which a part counts as broken. */
const patience = { firstStart: 3, later: 8 };
const pollMs = 50;

/** Starts parts, restarts one that exits unasked, and ends all of them through the guardian. */
export class Supervisor {
  private stopping: Promise<void> | undefined;
  private readonly children = new Map<string, ChildProcess>();
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
    await Promise.race([this.run(part, { exits: 0, limit: patience.firstStart }), this.broken]);
  }

  /** Ends this child too with everything else; resolves with its exit code (null after a signal) when it has ended. */
  async attend(name: string, child: ChildProcess, ending: Ending): Promise<number | null> {
    if (child.pid !== undefined) this.guardian.watch(name, child.pid, ending);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (child.pid !== undefined) this.guardian.forget(child.pid);
    return code;
  }

  /** Asks one part to end; it is started anew, as after any exit. */
  restart(name: string): void {
    this.children.get(name)?.kill('SIGTERM');
  }

  /** Ends everything in order; the same promise for everybody who asks. */
  stop(): Promise<void> {
    this.stopping ??= this.guardian.endAll();
    return this.stopping;
  }

  /** Resolves when this run of the part is ready. */
  private async run(part: Part, state: { exits: number; limit: number }): Promise<void> {
    const child = part.spawn();
    const { pid } = child;
    this.children.set(part.name, child);
    if (pid !== undefined) this.guardian.watch(part.name, pid, part.ending);
    child.once('error', (error) =>
      this.reportBroken(new StackError(`${part.name} cannot be run: ${error.message}`)),
    );
    child.once('exit', (code, signal) => {
      if (pid !== undefined) this.guardian.forget(pid);
      if (this.stopping === undefined) this.replace(part, state, signal ?? `exit code ${code}`);
    });
    await this.untilReady(part);
    state.exits = 0;
    state.limit = patience.later;
  }

  private replace(part: Part, state: { exits: number; limit: number }, how: string): void {
    state.exits += 1;
    if (state.exits >= state.limit) {
      this.reportBroken(
        new StackError(`${part.name} does not stay up (${how}): the reason is in ${part.log}`),
      );
      return;
    }
    this.say(`${part.name} ended (${how}); starting it again.`);
    // The first time at once, then 100 ms, 200 ms … 2 s.
    const pauseMs = state.exits === 1 ? 0 : Math.min(50 * 2 ** (state.exits - 1), 2000);
    void delay(pauseMs).then(async () => {
      if (this.stopping === undefined) await this.run(part, state).catch(() => {});
    });
  }

  private async untilReady(part: Part): Promise<void> {
    const deadline = Date.now() + part.readyWithinMs;
    while (!(await part.isReady())) {
      if (this.stopping !== undefined) return;
      if (Date.now() > deadline) {
        throw new StackError(
          `${part.name} did not become ready in ${part.readyWithinMs / 1000} s: see ${part.log}`,
        );
      }
      await delay(pollMs);
    }
  }
}
