import { setTimeout as after } from 'node:timers/promises';

/**
 * Waits until a promise settles, fulfilled or rejected, but not longer than a given time.
 * @param ms the longest wait in milliseconds
 */
export const withinMs = async (ms: number, work: Promise<unknown>): Promise<void> => {
  const timer = new AbortController();
  const late = after(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work.catch(() => undefined), late]);
  timer.abort();
};
