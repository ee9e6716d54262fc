import { setTimeout as pause } from 'node:timers/promises';
import { classify } from '@portada/errors';
import { type Logger } from '@portada/observability';

/**
 * Work that a process does again and again, for what has to work while Redis is away or more often than each second.
 * Anything else is a job schedule of the queue library: one run in the whole installation.
 */
export type Loop = {
  /** Its name in the log. */
  name: string;
  /** ms between the end of a look and the start of the next one. */
  everyMs: number;
  /**
   * Looks for work and does it. A number above 0 is how much it found: there may be more, and it looks again at once.
   * @param signal aborts when the process stops
   */
  look: (signal: AbortSignal) => Promise<number | void>;
};

/** Loops that run until they are stopped. */
export type RunningLoops = {
  /** Resolves when none is looking any more. */
  stop(): Promise<void>;
};

/**
 * Runs loops, each by itself and one look at a time. A look that fails is logged, as an error unless the failure is
 * operational, and follows again after the pause.
 */
export const startLoops = (loops: readonly Loop[], logger: Logger): RunningLoops => {
  const stopping = new AbortController();
  const { signal } = stopping;
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
