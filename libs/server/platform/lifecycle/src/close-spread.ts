import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two groups of items that are closed. */
const stepMs = 20;

/**
 * Closes many items evenly over a time, in random order, so that their clients reconnect spread over this time.
 * @param items open items; items that were closed in the meantime are closed again, which must do nothing
 * @param spreadMs time in ms until the last item is closed; 0 closes all items at once
 */
export const closeSpread = async <T>(
  items: Iterable<T>,
  spreadMs: number,
  close: (item: T) => void,
): Promise<void> => {
  const waiting = [...items]
    .map((item) => ({ item, atMs: Math.random() * spreadMs }))
    .sort((a, b) => a.atMs - b.atMs);
  const begin = performance.now();
  for (const { item, atMs } of waiting) {
    while (performance.now() - begin < atMs) await delay(stepMs);
    close(item);
  }
};
