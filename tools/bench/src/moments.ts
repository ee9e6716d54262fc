import { hrtime } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Moments, Produce } from './f5-hand-over';
import { serve } from './messages';

/** ms of the machine's monotonic clock, which has the same value in all processes. */
export const now = (): number => Number(hrtime.bigint()) / 1e6;

/**
 * Runs the producer of a process pair.
 * @param produce enqueues one job, and calls `from` at the time from which its wait counts
 */
export const serveProducer = (produce: (id: string, from: () => void) => Promise<void>): void =>
  serve(async ({ ids, everyMs }: Produce) => {
    const moments: Moments = [];
    for (const id of ids) {
      await produce(id, () => moments.push([id, now()]));
      await delay(everyMs);
    }
    return moments;
  });

/**
 * Runs the consumer of a process pair.
 * @returns a function to call once for each job, with the time of its start (by default now)
 */
export const serveConsumer = (): ((id: string, at?: number) => void) => {
  let moments: Moments = [];
  serve(async ({ expected }: { expected: number }) => {
    for (const end = Date.now() + 5000; moments.length < expected && Date.now() < end;) await delay(5);
    const seen = moments;
    moments = [];
    return seen;
  });
  return (id, at = now()) => moments.push([id, at]);
};
