import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { leavingMessage, type SupervisorMessage } from '@portada/lifecycle';
import { watchLiveness } from './liveness';
import { type ProcessReaper } from './process-reaper';
import { type LaunchedProcess, type Service } from './service';
import { DevStackError } from './dev-stack-error';

/**
 * Number of consecutive exits before readiness after which a service is reported as broken: at the first start,
 * later, and for a successor.
 */
const maxExits = { firstStart: 3, later: 8, successor: 3 };
const pollMs = 50;
/** Longest time in ms for which open requests may delay the end of a process that has a successor. */
const releaseMs = 10_000;

/** Functions of the supervisor that a service runner uses. */
export type ServiceRunnerOptions = {
  reaper: ProcessReaper;
  say: (line: string) => void;
  isStopping: () => boolean;
  reportBroken: (error: DevStackError) => void;
  /** Called when a process becomes active, and when a spare process is ready. */
  onEvent: (event: ServiceEvent) => void;
};

/** Event: a process of the service `part` has become active, or is ready as the spare process. */
export type ServiceEvent = { part: string; now: 'active' | 'spare'; pid: number };

type Run = {
  launched: LaunchedProcess;
  ended: Promise<string>;
  hasEnded: boolean;
  ready: Promise<boolean>;
  wasUsed: boolean;
};

/** Runs one service: the active process, the successor or spare process, and processes that are being replaced. */
export class ServiceRunner {
  private active: Run | undefined;
  /** The successor or spare process, which has been started and is not active yet. */
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

  /**
   * Starts the service. Resolves when its first process is active.
   * @throws DevStackError if the service does not become ready
   */
  async start(): Promise<void> {
    await this.takeOver();
    this.keepSpare(this.service.handover?.spareAfterMs ?? null);
  }

  /**
   * Replaces the active process. Resolves when the successor is active and the old process has ended. A service
   * without a hand-over is ended and started again.
   * @throws DevStackError if no successor becomes ready; the active process then stays in use
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

  /**
   * Stops the spare process, because the spare process was started before the restart was requested and may run an
   * older build.
   */
  private dropSpare(): void {
    const spare = this.next;
    if (spare === undefined || this.takingOver) return;
    this.next = undefined;
    requestStop(spare.launched, this.service.ending.signal);
  }

  /** Starts a successor process. A call during a take-over waits for the same successor. */
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

  /** Handles a process that did not become ready. @throws DevStackError if the limit of attempts is reached */
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
      throw new DevStackError(`${name} could not start a new process (${how}): the reason is in ${log}`);
    }
    if (this.exits >= (this.wasReady ? maxExits.later : maxExits.firstStart)) {
      const error = new DevStackError(
        `${name} exits again after each start (${how}): the reason is in ${log}`,
      );
      this.options.reportBroken(error);
      throw error;
    }
    this.options.say(`${name} ended (${how}); starting it again.`);
    // The first restart is immediate. Later restarts are delayed by 100 ms, 200 ms … 2 s.
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
    void run.ready.then((isReady) => isReady && this.watch(run));
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

  /** Replaces a ready process that hangs. A process that was taken out of use has its own time limit. */
  private watch(run: Run): void {
    const { child, respond } = run.launched;
    if (!respond || child.pid === undefined) return;
    const isInUse = () => !this.options.isStopping() && (run === this.active || run === this.next);
    const stop = watchLiveness({
      pid: child.pid,
      respond,
      patience: this.service.patience,
      onHung: (what) => {
        if (!isInUse()) return;
        child.kill('SIGKILL');
        const how = `${what}, killed`;
        if (run === this.active) this.replaceLost(run, how);
        else this.options.say(`The spare process of ${this.service.name} hangs (${how}).`);
      },
    });
    void run.ended.then(stop);
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

  /** Ends a process that has a successor, with SIGKILL after the grace time. */
  private async retire(run: Run): Promise<void> {
    const { ending, handover } = this.service;
    await Promise.race([handover?.release(run.launched), delay(releaseMs), run.ended]);
    if (run.hasEnded) return;
    requestStop(run.launched, ending.signal);
    const late = setTimeout(() => run.launched.child.kill('SIGKILL'), ending.graceMs);
    await run.ended;
    clearTimeout(late);
  }

  /** Handles a process that was asked to end. The process serves requests until its successor is active. */
  private onLeaving(run: Run): void {
    if (run !== this.active || this.options.isStopping()) {
      // The process is not active, so the process needs no successor.
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
    const { handover } = this.service;
    void handover?.release(run.launched);
    if (run === this.active) this.replaceLost(run, how);
    else if (run === this.next && this.takingOver === undefined) {
      // The spare process ended on its own. The delay before the next spare process doubles.
      this.next = undefined;
      this.exits += 1;
      this.keepSpare(Math.min(1000 * 2 ** this.exits, 60_000));
    } else if (run.wasUsed && !inOrder && this.active) {
      // The process died during its replacement. The successor takes over the work of the process.
      handover?.activate(this.active.launched, [run.launched]);
    }
  }

  /** Lets the spare process, or a new one, take over from the active process, which died or was killed. */
  private replaceLost(run: Run, how: string): void {
    const { name, handover } = this.service;
    void handover?.release(run.launched);
    this.active = undefined;
    this.lost.push(run.launched);
    this.exits += 1;
    this.options.say(`${name} ended (${how}); starting it again.`);
    this.takeOver().then(
      () => this.keepSpare(0),
      () => {},
    );
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
      // The process may have become active while the callback was pending.
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
