import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { leavingMessage, type SupervisorMessage } from '@portada/lifecycle';
import { type ProcessReaper } from './process-reaper';
import { type LaunchedProcess, type Service } from './service';
import { DevStackError } from './dev-stack-error';

/** Exits in a row, without having been ready in between, after which a service counts as broken. */
const patience = { firstStart: 3, later: 8, successor: 3 };
const pollMs = 50;
/** How long requests that are under way may keep a process that has a successor (ms); then it is told to stop. */
const releaseMs = 10_000;

/** What a service's runner needs of the supervisor. */
export type ServiceRunnerOptions = {
  reaper: ProcessReaper;
  say: (line: string) => void;
  isStopping: () => boolean;
  reportBroken: (error: DevStackError) => void;
  /** Told when a process takes over, and when a spare one is ready. */
  onEvent: (event: ServiceEvent) => void;
};

/** A process of a service that is now in use, or ready to be. */
export type ServiceEvent = { part: string; now: 'active' | 'spare'; pid: number };

type Run = {
  launched: LaunchedProcess;
  ended: Promise<string>;
  hasEnded: boolean;
  ready: Promise<boolean>;
  wasUsed: boolean;
};

/** Runs one service: its active process, the one that follows it, and those that are on their way out. */
export class ServiceRunner {
  private active: Run | undefined;
  /** Started, and not in use yet: a successor or a spare. */
  private next: Run | undefined;
  private launching: Promise<Run> | undefined;
  private takingOver: Promise<void> | undefined;
  private readonly lost: LaunchedProcess[] = [];
  private exits = 0;
  private wasReady = false;

  constructor(
    readonly service: Service,
    private readonly around: ServiceRunnerOptions,
  ) {}

  /** Resolves when the first process is in use. @throws DevStackError when it does not become ready */
  async start(): Promise<void> {
    await this.takeOver();
    this.keepSpare(this.service.handover?.spareAfterMs ?? null);
  }

  /**
   * Puts a successor in the place of the active process; resolves when the successor is in use and the old one is gone.
   * A service without a hand-over is asked to end, and started again.
   * @throws DevStackError where no successor becomes ready: the active process then stays
   */
  async restart(): Promise<void> {
    const before = this.active;
    if (this.service.handover) {
      this.dropSpare();
      await this.takeOver();
    } else before?.launched.child.kill(this.service.ending.signal);
    await before?.ended;
    while (this.active === undefined && !this.around.isStopping()) await this.takeOver();
    this.keepSpare(0);
  }

  /** It was started before the restart was asked for, and may run what was built before. */
  private dropSpare(): void {
    const spare = this.next;
    if (spare === undefined || this.takingOver) return;
    this.next = undefined;
    tellToStop(spare.launched, this.service.ending.signal);
  }

  /** One at a time: who asks meanwhile waits for the same successor. */
  private takeOver(): Promise<void> {
    this.takingOver ??= this.bringSuccessor().finally(() => (this.takingOver = undefined));
    return this.takingOver;
  }

  private async bringSuccessor(): Promise<void> {
    for (let failures = 0; !this.around.isStopping();) {
      const run = await this.bringNext();
      const isReady = await run.ready;
      if (this.next === run) this.next = undefined;
      if (isReady && !run.hasEnded) return this.put(run);
      if (this.around.isStopping()) return;
      failures += 1;
      await this.judge(run, failures);
    }
  }

  /** Decides what follows from a process that did not become ready. @throws DevStackError when it is time to give up */
  private async judge(run: Run, failures: number): Promise<void> {
    const { name, log, readyWithinMs } = this.service;
    if (!run.hasEnded) {
      const error = new DevStackError(
        `${name} did not become ready in ${readyWithinMs / 1000} s: see ${log}`,
      );
      if (!this.wasReady) throw error;
      run.launched.child.kill('SIGKILL');
    }
    const how = await run.ended;
    this.exits += 1;
    if (this.active !== undefined) {
      if (failures < patience.successor) return;
      throw new DevStackError(`${name}: no new process starts (${how}): the reason is in ${log}`);
    }
    if (this.exits >= (this.wasReady ? patience.later : patience.firstStart)) {
      const error = new DevStackError(`${name} does not stay up (${how}): the reason is in ${log}`);
      this.around.reportBroken(error);
      throw error;
    }
    this.around.say(`${name} ended (${how}); starting it again.`);
    // The first time at once, then 100 ms, 200 ms … 2 s.
    if (this.exits > 1) await delay(Math.min(50 * 2 ** (this.exits - 1), 2000));
  }

  private bringNext(): Promise<Run> {
    this.launching ??= (async () => (this.next ??= await this.launch()))().finally(
      () => (this.launching = undefined),
    );
    return this.launching;
  }

  private async launch(): Promise<Run> {
    const { service, around } = this;
    const launched = await service.launch();
    const { child } = launched;
    const { pid } = child;
    if (pid !== undefined) around.reaper.watch(service.name, pid, service.ending);
    child.once('error', (error) =>
      around.reportBroken(new DevStackError(`${service.name} cannot be run: ${error.message}`)),
    );
    const run: Run = {
      launched,
      hasEnded: false,
      ended: Promise.resolve(''),
      ready: Promise.resolve(false),
      wasUsed: false,
    };
    run.ended = once(child, 'exit').then(
      ([code, signal]) => {
        run.hasEnded = true;
        if (pid !== undefined) around.reaper.forget(pid);
        const how = String(signal ?? `exit code ${code}`);
        if (!around.isStopping()) this.onEnd(run, how, code === 0);
        return how;
      },
      () => 'not started',
    );
    run.ready = this.untilReady(run);
    child.on('message', (message) => {
      if ((message as { type?: unknown } | null)?.type === leavingMessage.type) this.onLeaving(run);
    });
    return run;
  }

  private async untilReady(run: Run): Promise<boolean> {
    const deadline = Date.now() + this.service.readyWithinMs;
    while (!(await run.launched.isReady())) {
      if (run.hasEnded || this.around.isStopping() || Date.now() > deadline) return false;
      await Promise.race([delay(pollMs), run.ended]);
    }
    if (!run.hasEnded) this.exits = 0;
    return !run.hasEnded;
  }

  private put(run: Run): void {
    const before = this.active;
    this.active = run;
    run.wasUsed = true;
    this.wasReady = true;
    this.service.handover?.activate(run.launched, this.lost.splice(0));
    this.around.onEvent({ part: this.service.name, now: 'active', pid: run.launched.child.pid ?? 0 });
    if (before) void this.retire(before);
  }

  /** Ends a process that has a successor, outright where it takes longer than it may. */
  private async retire(run: Run): Promise<void> {
    const { ending, handover } = this.service;
    await Promise.race([handover?.release(run.launched), delay(releaseMs), run.ended]);
    if (run.hasEnded) return;
    tellToStop(run.launched, ending.signal);
    const late = setTimeout(() => run.launched.child.kill('SIGKILL'), ending.graceMs);
    await run.ended;
    clearTimeout(late);
  }

  /** It was asked to end, and serves until its successor does. */
  private onLeaving(run: Run): void {
    if (run !== this.active || this.around.isStopping()) {
      // Nobody works with it.
      tellToStop(run.launched, this.service.ending.signal);
      return;
    }
    this.around.say(`${this.service.name} was asked to end; its successor takes over.`);
    this.takeOver().then(
      () => this.keepSpare(0),
      (error: unknown) => this.around.say(error instanceof Error ? error.message : String(error)),
    );
  }

  private onEnd(run: Run, how: string, inOrder: boolean): void {
    const { name, handover } = this.service;
    void handover?.release(run.launched);
    if (run === this.active) {
      this.active = undefined;
      this.lost.push(run.launched);
      this.exits += 1;
      this.around.say(`${name} ended (${how}); starting it again.`);
      this.takeOver().then(
        () => this.keepSpare(0),
        () => {},
      );
    } else if (run === this.next && this.takingOver === undefined) {
      // A spare one; the next one waits longer each time.
      this.next = undefined;
      this.exits += 1;
      this.keepSpare(Math.min(1000 * 2 ** this.exits, 60_000));
    } else if (run.wasUsed && !inOrder && this.active) {
      // It was on its way out, and its successor goes on with what it left.
      handover?.activate(this.active.launched, [run.launched]);
    }
  }

  private isNext(run: Run): boolean {
    return this.next === run;
  }

  private keepSpare(afterMs: number | null): void {
    if (afterMs === null || this.service.handover?.spareAfterMs == null) return;
    const start = async () => {
      if (this.around.isStopping() || this.next || this.takingOver) return;
      const run = await this.bringNext();
      const isReady = await run.ready;
      // It may have been put to use meanwhile.
      if (!this.isNext(run)) return;
      if (isReady)
        this.around.onEvent({ part: this.service.name, now: 'spare', pid: run.launched.child.pid ?? 0 });
      else run.launched.child.kill('SIGKILL');
    };
    setTimeout(() => void start().catch(() => {}), afterMs).unref();
  }
}

const tellToStop = ({ child }: LaunchedProcess, signal: NodeJS.Signals): void => {
  const stop: SupervisorMessage = { type: 'stop' };
  if (!child.connected) child.kill(signal);
  else child.send(stop, (error) => error && child.kill(signal));
};
