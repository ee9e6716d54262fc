import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Ending, type ProcessReaper } from './process-reaper';
import { type Service } from './service';
import { type ServiceEvent, ServiceRunner } from './service-runner';
import { type DevStackError } from './dev-stack-error';

/** Starts services, restarts a service that exits unexpectedly, and ends all services through the process reaper. */
export class Supervisor {
  private stopping: Promise<void> | undefined;
  private readonly runners = new Map<string, ServiceRunner>();
  private readonly listeners = new Set<(event: ServiceEvent) => void>();
  private readonly events = new Map<string, ServiceEvent>();
  private reportBroken: (error: DevStackError) => void = () => {};
  /** Promise that rejects with a DevStackError when a service exits too often. The promise never resolves. */
  readonly broken = new Promise<never>((_, reject) => {
    this.reportBroken = reject;
  });

  /**
   * @param reaper process reaper, which ends the services even if this process is killed
   * @param say prints one line to the terminal
   */
  constructor(
    private readonly reaper: ProcessReaper,
    private readonly say: (line: string) => void,
  ) {
    this.broken.catch(() => {});
  }

  /**
   * Starts a service. Resolves when the service is ready.
   * @throws DevStackError if the service does not become ready in time
   */
  async start(service: Service): Promise<void> {
    const runner = new ServiceRunner(service, {
      reaper: this.reaper,
      say: this.say,
      isStopping: () => this.stopping !== undefined,
      reportBroken: (error) => this.reportBroken(error),
      onEvent: (event) => this.publish(event),
    });
    this.runners.set(service.name, runner);
    await Promise.race([runner.start(), this.broken]);
  }

  /**
   * Adds a child process that the supervisor ends with the services. Resolves at the end of the process with its
   * exit code (null after a signal).
   */
  async attend(name: string, child: ChildProcess, ending: Ending): Promise<number | null> {
    if (child.pid !== undefined) this.reaper.watch(name, child.pid, ending);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (child.pid !== undefined) this.reaper.forget(child.pid);
    return code;
  }

  /**
   * Replaces the process of a service. Resolves when the successor is active and the old process has ended.
   * @throws DevStackError if no successor becomes ready; the active process then stays in use
   */
  async restart(name: string): Promise<void> {
    await this.runners.get(name)?.restart();
  }

  /** Registers a listener, which is called for each process that becomes active or ready as a spare process. */
  onEvent(listener: (event: ServiceEvent) => void): void {
    this.listeners.add(listener);
  }

  /** Returns the latest event of each kind of each service. */
  latestEvents(): ServiceEvent[] {
    return [...this.events.values()];
  }

  private publish(event: ServiceEvent): void {
    this.events.set(`${event.part} ${event.now}`, event);
    for (const listener of this.listeners) listener(event);
  }

  /** Ends all services in order. Further calls return the same promise. */
  stop(): Promise<void> {
    this.stopping ??= this.reaper.endAll();
    return this.stopping;
  }
}
