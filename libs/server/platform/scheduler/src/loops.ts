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
 * Runs loops independently; each loop has one run at a time. A failed run is logged, as an error unless the failure
 * is operational, and repeated after the pause.
 */
export const startLoops = (loops: readonly Loop[], logger: Logger): RunningLoops => {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Each loop listens to the signal while it pauses. By default Node.js warns of a leak at the 11th listener.
  setMaxListeners(0, signal);
  const run = async ({ name, everyMs, look }: Loop): Promise<void> => {
    while (!signal.aborted) {
      const found = await look(signal).catch((error: unknown) => {
        const level = classify(error) === 'operational' ? 'warn' : 'error';
        if (!signal.aborted) logger[level]({ err: error, loop: name }, 'background loop failed, retrying');
      });
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
