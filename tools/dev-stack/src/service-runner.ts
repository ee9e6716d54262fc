import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { leavingMessage, type SupervisorMessage } from '@portada/lifecycle';
import { type ProcessReaper } from './process-reaper';
import { type LaunchedProcess, type Service } from './service';
import { DevStackError } from './dev-stack-error';

/** Consecutive exits, without becoming ready in between, after which a service counts as broken. */
const maxExits = { firstStart: 3, later: 8, successor: 3 };
const pollMs = 50;
/** Time in ms that a process with a successor gets for requests in progress; then it is stopped. */
const releaseMs = 10_000;

/** Dependencies that a service runner gets from the supervisor. */
export type ServiceRunnerOptions = {
  reaper: ProcessReaper;
  say: (line: string) => void;
  isStopping: () => boolean;
  reportBroken: (error: DevStackError) => void;
  /** Called when a process takes over, and when a spare process is ready. */
  onEvent: (event: ServiceEvent) => void;
};

/** A process of a service that is in use now, or ready as a spare. The field `part` is the name of the service. */
export type ServiceEvent = { part: string; now: 'active' | 'spare'; pid: number };

type Run = {
  launched: LaunchedProcess;
  ended: Promise<string>;
  hasEnded: boolean;
  ready: Promise<boolean>;
  wasUsed: boolean;
};

/** Runs one service: its active process, its successor or spare process, and processes that are being replaced. */
export class ServiceRunner {
  private active: Run | undefined;
  /** A process that is started and not in use yet: a successor or a spare. */
  private next: Run | undefined;
  private launching: Promise<Run> | undefined;
  private takingOver: Promise<void> | undefined;
  private readonly lost: LaunchedProcess[] = [];
  private exits = 0;
  private wasReady = false;

  constructor(
    readonly service: Service,
    private readonly options: ServiceRunnerOptions,
  ) {}

  /** Resolves when the first process is in use. @throws DevStackError when it does not become ready */
  async start(): Promise<void> {
    await this.takeOver();
    this.keepSpare(this.service.handover?.spareAfterMs ?? null);
  }

  /**
   * Replaces the active process; resolves when the successor is in use and the old process has ended. A service without
   * a hand-over is ended and started again.
   * @throws DevStackError when no successor becomes ready: the active process then stays
   */
  async restart(): Promise<void> {
    const before = this.active;
    if (this.service.handover) {
      this.dropSpare();
      await this.takeOver();
    } else before?.launched.child.kill(this.service.ending.signal);
    await before?.ended;
    while (this.active === undefined && !this.options.isStopping()) await this.takeOver();
    this.keepSpare(0);
  }

  /** Stops the spare process: it was started before the restart was requested and may run an older build. */
  private dropSpare(): void {
    const spare = this.next;
    if (spare === undefined || this.takingOver) return;
    this.next = undefined;
    requestStop(spare.launched, this.service.ending.signal);
  }

  /** Starts one take-over at a time: a call during one waits for the same successor. */
  private takeOver(): Promise<void> {
    this.takingOver ??= this.startSuccessor().finally(() => (this.takingOver = undefined));
    return this.takingOver;
  }

  private async startSuccessor(): Promise<void> {
    for (let failures = 0; !this.options.isStopping();) {
      const run = await this.startNext();
      const isReady = await run.ready;
      if (this.next === run) this.next = undefined;
      if (isReady && !run.hasEnded) return this.activate(run);
      if (this.options.isStopping()) return;
      failures += 1;
      await this.handleFailedStart(run, failures);
    }
  }

  /** Handles a process that did not become ready. @throws DevStackError when no further attempt is made */
  private async handleFailedStart(run: Run, failures: number): Promise<void> {
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
      if (failures < maxExits.successor) return;
      throw new DevStackError(`${name}: no new process starts (${how}): the reason is in ${log}`);
    }
    if (this.exits >= (this.wasReady ? maxExits.later : maxExits.firstStart)) {
      const error = new DevStackError(`${name} does not stay up (${how}): the reason is in ${log}`);
      this.options.reportBroken(error);
      throw error;
    }
    this.options.say(`${name} ended (${how}); starting it again.`);
    // Delay before a start: none at first, then 100 ms, 200 ms and so on up to 2 s.
    if (this.exits > 1) await delay(Math.min(50 * 2 ** (this.exits - 1), 2000));
  }

  private startNext(): Promise<Run> {
    this.launching ??= (async () => (this.next ??= await this.launch()))().finally(
      () => (this.launching = undefined),
    );
    return this.launching;
  }

  private async launch(): Promise<Run> {
    const { service, options } = this;
    const launched = await service.launch();
    const { child } = launched;
    const { pid } = child;
    if (pid !== undefined) options.reaper.watch(service.name, pid, service.ending);
    child.once('error', (error) =>
      options.reportBroken(new DevStackError(`${service.name} cannot be run: ${error.message}`)),
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
        if (pid !== undefined) options.reaper.forget(pid);
        const how = String(signal ?? `exit code ${code}`);
        if (!options.isStopping()) this.onEnd(run, how, code === 0);
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
      if (run.hasEnded || this.options.isStopping() || Date.now() > deadline) return false;
      await Promise.race([delay(pollMs), run.ended]);
    }
    if (!run.hasEnded) this.exits = 0;
    return !run.hasEnded;
  }

  private activate(run: Run): void {
    const before = this.active;
    this.active = run;
    run.wasUsed = true;
    this.wasReady = true;
    this.service.handover?.activate(run.launched, this.lost.splice(0));
    this.options.onEvent({ part: this.service.name, now: 'active', pid: run.launched.child.pid ?? 0 });
    if (before) void this.retire(before);
  }

  /** Ends a process that has a successor; with SIGKILL if it exceeds its grace time. */
  private async retire(run: Run): Promise<void> {
    const { ending, handover } = this.service;
    await Promise.race([handover?.release(run.launched), delay(releaseMs), run.ended]);
    if (run.hasEnded) return;
    requestStop(run.launched, ending.signal);
    const late = setTimeout(() => run.launched.child.kill('SIGKILL'), ending.graceMs);
    await run.ended;
    clearTimeout(late);
  }

  /** Handles a process that was asked to end: it stays in use until its successor is in use. */
  private onLeaving(run: Run): void {
    if (run !== this.active || this.options.isStopping()) {
      // The process is not in use.
      requestStop(run.launched, this.service.ending.signal);
      return;
    }
    this.options.say(`${this.service.name} was asked to end; its successor takes over.`);
    this.takeOver().then(
      () => this.keepSpare(0),
      (error: unknown) => this.options.say(error instanceof Error ? error.message : String(error)),
    );
  }

  private onEnd(run: Run, how: string, inOrder: boolean): void {
    const { name, handover } = this.service;
    void handover?.release(run.launched);
    if (run === this.active) {
      this.active = undefined;
      this.lost.push(run.launched);
      this.exits += 1;
      this.options.say(`${name} ended (${how}); starting it again.`);
      this.takeOver().then(
        () => this.keepSpare(0),
        () => {},
      );
    } else if (run === this.next && this.takingOver === undefined) {
      // A spare process ended; the delay before the next one doubles.
      this.next = undefined;
      this.exits += 1;
      this.keepSpare(Math.min(1000 * 2 ** this.exits, 60_000));
    } else if (run.wasUsed && !inOrder && this.active) {
      // The process died while it was being replaced: its successor takes over its work.
      handover?.activate(this.active.launched, [run.launched]);
    }
  }

  private isNext(run: Run): boolean {
    return this.next === run;
  }

  private keepSpare(afterMs: number | null): void {
    if (afterMs === null || this.service.handover?.spareAfterMs == null) return;
    const start = async () => {
      if (this.options.isStopping() || this.next || this.takingOver) return;
      const run = await this.startNext();
      const isReady = await run.ready;
      // The process may have been put into use in the meantime.
      if (!this.isNext(run)) return;
      if (isReady)
        this.options.onEvent({ part: this.service.name, now: 'spare', pid: run.launched.child.pid ?? 0 });
      else run.launched.child.kill('SIGKILL');
    };
    setTimeout(() => void start().catch(() => {}), afterMs).unref();
  }
}

const requestStop = ({ child }: LaunchedProcess, signal: NodeJS.Signals): void => {
  const stop: SupervisorMessage = { type: 'stop' };
  if (!child.connected) child.kill(signal);
  else child.send(stop, (error) => error && child.kill(signal));
};
