import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Ending, type ProcessReaper } from './process-reaper';
import { type Service } from './service';
import { type ServiceEvent, ServiceRunner } from './service-runner';
import { type DevStackError } from './dev-stack-error';

/** Starts services, replaces one that exits unasked, and ends all of them through the reaper. */
export class Supervisor {
  private stopping: Promise<void> | undefined;
  private readonly runners = new Map<string, ServiceRunner>();
  private readonly listeners = new Set<(event: ServiceEvent) => void>();
  private reportBroken: (error: DevStackError) => void = () => {};
  /** Rejects, with the sentence, when a service does not stay up. */
  readonly broken = new Promise<never>((_, reject) => {
    this.reportBroken = reject;
  });

  /**
   * @param reaper ends the services, whatever becomes of this process
   * @param say prints one line for the person at the terminal
   */
  constructor(
    private readonly reaper: ProcessReaper,
    private readonly say: (line: string) => void,
  ) {
    this.broken.catch(() => {});
  }

  /** Starts a service and resolves when it is ready. @throws DevStackError when it does not become ready in its time */
  async start(service: Service): Promise<void> {
    const runner = new ServiceRunner(service, {
      reaper: this.reaper,
      say: this.say,
      isStopping: () => this.stopping !== undefined,
      reportBroken: (error) => this.reportBroken(error),
      onEvent: (event) => this.listeners.forEach((listener) => listener(event)),
    });
    this.runners.set(service.name, runner);
    await Promise.race([runner.start(), this.broken]);
  }

  /** Ends this child too with everything else; resolves with its exit code (null after a signal) when it has ended. */
  async attend(name: string, child: ChildProcess, ending: Ending): Promise<number | null> {
    if (child.pid !== undefined) this.reaper.watch(name, child.pid, ending);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (child.pid !== undefined) this.reaper.forget(child.pid);
    return code;
  }

  /**
   * Puts a successor in the place of a service's process; resolves when the successor is in use and the old one is gone.
   * @throws DevStackError where no successor becomes ready: the process that is there then stays
   */
  async restart(name: string): Promise<void> {
    await this.runners.get(name)?.restart();
  }

  /** Calls a listener for each process that is put to use or kept ready from now on. */
  onEvent(listener: (event: ServiceEvent) => void): void {
    this.listeners.add(listener);
  }

  /** Ends everything in order; the same promise for everybody who asks. */
  stop(): Promise<void> {
    this.stopping ??= this.reaper.endAll();
    return this.stopping;
  }
}
