import { setTimeout as delay } from 'node:timers/promises';

/** Calls a function for each item at a fixed rate, without waiting for the effects of earlier calls (an open loop). */
export const paced = async <T>(
  items: readonly T[],
  perSecond: number,
  act: (item: T) => void,
): Promise<void> => {
  const begin = performance.now();
  for (const [place, item] of items.entries()) {
    const early = begin + (place * 1000) / perSecond - performance.now();
    if (early > 0) await delay(early);
    act(item);
  }
};
