import { performance } from 'node:perf_hooks';

/** How one request ended: its ms, and whether it was answered as expected. */
export type Answered = { ms: number; isGood: boolean; what: string };

/**
 * Sends requests at a fixed rate, whether or not earlier ones are answered, until it is told to stop.
 * @param perSecond requests
 * @param send sends the n-th request and resolves with its status when it is answered whole
 * @param isGood whether a status is what was asked for
 * @returns `take` gives what was answered since the last call, `stop` waits for what is under way
 */
export const openLoop = (
  perSecond: number,
  send: (n: number) => Promise<number>,
  isGood: (status: number) => boolean,
): { take(): Answered[]; stop(): Promise<Answered[]> } => {
  let answers: Answered[] = [];
  let n = 0;
  const open = new Set<Promise<void>>();
  const one = async (index: number): Promise<void> => {
    const begin = performance.now();
    const what = await send(index).catch((error: unknown) => String(error));
    answers.push({
      ms: performance.now() - begin,
      isGood: typeof what === 'number' && isGood(what),
      what: String(what),
    });
  };
  const begin = performance.now();
  const timer = setInterval(() => {
    // What a late timer has missed is sent now, so that the rate holds.
    while (n < ((performance.now() - begin) * perSecond) / 1000) {
      const request = one(n++).finally(() => open.delete(request));
      open.add(request);
    }
  }, 5);
  const take = () => answers.splice(0);
  return {
    take,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      const rest = take();
      answers = [];
      return rest;
    },
  };
};
