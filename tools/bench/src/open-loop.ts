import { performance } from 'node:perf_hooks';

/** Result of one request: duration in ms, true if the status was expected, and the status or the error as text. */
export type Answered = { ms: number; isGood: boolean; what: string };

/**
 * Sends requests at a fixed rate until `stop` is called, without waiting for earlier responses.
 * @param perSecond requests per second
 * @param send sends the n-th request and resolves with its status when the response was read
 * @param isGood returns true for an expected status
 * @returns `take`, which returns the results since its last call, and `stop`, which waits for open requests and returns
 * the remaining results
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
    // If the timer is late, all requests that are due are sent, so that the average rate is kept.
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
