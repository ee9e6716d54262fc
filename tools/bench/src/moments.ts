import { hrtime } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Moments, Produce } from './f5-hand-over';
import { serve } from './messages';

/** Returns the time in ms of `process.hrtime`, a clock that is the same in all processes of the machine. */
export const now = (): number => Number(hrtime.bigint()) / 1e6;

/**
 * Runs this process as the producer process of a job queue benchmark.
 * @param produce enqueues one job, and calls `from` at the time from which the waiting time of the job is measured
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
 * Runs this process as the consumer process of a job queue benchmark.
 * @returns a function that records the start of a job, by default at the present time
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
