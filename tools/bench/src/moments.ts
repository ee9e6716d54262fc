import { hrtime } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Moments, Produce } from './f5-hand-over';
import { serve } from './messages';

/** ms of the machine's one clock, which all processes read alike. */
export const now = (): number => Number(hrtime.bigint()) / 1e6;

/**
 * Serves as producer.
 * @param produce hands one job over, and calls `from` at the moment from which its wait counts
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

/** Serves as consumer. @returns to be called once for each job, with the moment of its start (now unless given) */
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
