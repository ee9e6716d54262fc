import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { type GenerationVersion, readVersions } from './generations.queries';

/** Most requests that wait at the same time: of one account, and of this process. */
const waitLimits = { account: 5, process: 100 } as const;
/** Time in ms between two readings of the generations that requests wait for. */
const readEveryMs = 200;

/** A request that waits for a generation of a user. */
export type GenerationWait = {
  userId: string;
  id: string;
  /** Longest wait in seconds. */
  seconds: number;
  /** Ends the wait, because the caller has left. */
  signal: AbortSignal;
  /** Returns true for the version of the generation that the request waits for. */
  isOver(version: GenerationVersion): boolean;
};

/**
 * Lets requests wait for generations. One query at a time reads the generations of all waits of this process, so that waits
 * take one connection to Postgres, whatever their number.
 */
@Injectable()
export class GenerationWaitsService implements OnModuleDestroy {
  private readonly waits = new Map<GenerationWait, () => void>();
  private isReading = false;
  private isStopping = false;

  constructor(
    private readonly database: DataSource,
    @InjectPinoLogger(GenerationWaitsService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Waits until the generation has the version that is waited for, does not exist any longer, the time is over, the caller has
   * left, or the process stops.
   * @returns false at once if the account or the process has too many waits
   */
  async wait(wait: GenerationWait): Promise<boolean> {
    const ofAccount = [...this.waits.keys()].filter(({ userId }) => userId === wait.userId).length;
    if (this.isStopping || ofAccount >= waitLimits.account || this.waits.size >= waitLimits.process)
      return false;
    const over = new Promise<void>((end) => this.waits.set(wait, end));
    const end = () => this.end(wait);
    const timer = setTimeout(end, wait.seconds * 1_000);
    wait.signal.addEventListener('abort', end);
    if (wait.signal.aborted) end();
    if (!this.isReading) void this.readAll();
    await over;
    clearTimeout(timer);
    wait.signal.removeEventListener('abort', end);
    return true;
  }

  /** Ends all waits at once, because the process stops. Later requests do not wait. */
  endAll(): void {
    this.isStopping = true;
    for (const wait of this.waits.keys()) this.end(wait);
  }

  onModuleDestroy(): void {
    this.endAll();
  }

  private end(wait: GenerationWait): void {
    this.waits.get(wait)?.();
    this.waits.delete(wait);
  }

  private async readAll(): Promise<void> {
    this.isReading = true;
    while (this.waits.size > 0) {
      // While Postgres is unavailable, waits end by their time.
      await this.readOnce().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'awaited generations could not be read, retrying');
      });
      await delay(readEveryMs, undefined, { ref: false });
    }
    this.isReading = false;
  }

  private async readOnce(): Promise<void> {
    const waits = [...this.waits.keys()];
    const rows = await readVersions(this.database, [...new Set(waits.map(({ id }) => id))]);
    const versions = new Map(rows.map((row) => [row.id, row]));
    for (const wait of waits) {
      const version = versions.get(wait.id);
      if (!version || wait.isOver(version)) this.end(wait);
    }
  }
}
