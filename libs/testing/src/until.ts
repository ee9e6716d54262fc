import { setTimeout as pause } from 'node:timers/promises';

/**
 * Pauses in ms between two calls of a condition: the first, the factor of the next, and the longest. A condition that
 * takes long to become true is called seldom, because many conditions run SQL or send requests.
 */
const pauses = { first: 5, factor: 1.5, longest: 100 };

/**
 * Calls a condition function repeatedly, with growing pauses, until the function returns a truthy value.
 * @param condition function that returns the value; its last exception becomes the cause of the error
 * @param options `what` names the condition in the error message; `timeoutMs` is 10,000 by default
 * @returns the truthy value
 * @throws Error after `timeoutMs`
 */
export const until = async <T>(
  condition: () => T | Promise<T>,
  { what, timeoutMs = 10_000 }: { what: string; timeoutMs?: number },
): Promise<NonNullable<T>> => {
  const end = Date.now() + timeoutMs;
  let cause: unknown;
  let pauseMs = pauses.first;
  do {
    try {
      const answer = await condition();
      if (answer) return answer;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * pauses.factor, pauses.longest);
  } while (Date.now() < end);
  throw new Error(`timed out after ${timeoutMs} ms waiting for ${what}`, { cause });
};
