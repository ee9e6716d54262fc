import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { classify } from '@portada/errors';
import { type Logger } from '@portada/observability';

/**
 * Repeated work of a process that must run while Redis is unavailable, or at least once a second. Other repeated work
 * is a job schedule of the queue library, with one run in the whole installation.
 */
export type Loop = {
  /** Name of the loop in log messages. */
  name: string;
  /** Milliseconds between the end of a run and the start of the next run. */
  everyMs: number;
  /**
   * Performs one run of the loop. A result above 0 is the number of items that were found and handled; the loop then
   * runs again at once.
   * @param signal aborts when the process stops
   */
  look: (signal: AbortSignal) => Promise<number | void>;
};

/** Loops that repeat a function in this process until the loops are stopped. */
export type RunningLoops = {
  /** Stops all loops, and resolves when no loop is running any more. */
  stop(): Promise<void>;
};

/**
 * The operational failures of the loops of a process, such as a Redis that does not answer. A failure that several loops
 * have, or that lasts, is logged once, and once more when the last of these loops works again.
 */
class Outages {
  /** The loops with each failure, by its message, and the time of the first one in ms. */
  private readonly failing = new Map<string, { loops: Set<string>; since: number }>();

  constructor(private readonly logger: Logger) {}

  failed(loop: string, error: Error): void {
    const known = this.failing.get(error.message);
    if (known) return void known.loops.add(loop);
    this.failing.set(error.message, { loops: new Set([loop]), since: performance.now() });
    this.logger.warn({ err: error, loop }, 'background loops failed, retrying');
  }

  worked(loop: string): void {
    for (const [message, { loops, since }] of this.failing) {
      if (!loops.delete(loop) || loops.size > 0) continue;
      this.failing.delete(message);
      const seconds = Math.round((performance.now() - since) / 1000);
      this.logger.warn({ loop, seconds }, `background loops work again after: ${message}`);
    }
  }
}

/**
 * Runs loops independently; each loop has one run at a time. A failed run is repeated after the pause. An unexpected failure is
 * logged each time as an error, an operational one when it begins and when it is over.
 */
export const startLoops = (loops: readonly Loop[], logger: Logger): RunningLoops => {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Each loop listens to the signal while it pauses. By default Node.js warns of a leak at the 11th listener.
  setMaxListeners(0, signal);
  const outages = new Outages(logger);
  const log = (name: string, error: unknown): void => {
    if (signal.aborted) return;
    if (error instanceof Error && classify(error) === 'operational') outages.failed(name, error);
    else logger.error({ err: error, loop: name }, 'background loop failed, retrying');
  };
  const run = async ({ name, everyMs, look }: Loop): Promise<void> => {
    while (!signal.aborted) {
      const found = await look(signal).then(
        (count) => {
          outages.worked(name);
          return count;
        },
        (error: unknown) => log(name, error),
      );
      if (!found) await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = loops.map(run);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};
