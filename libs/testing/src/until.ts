import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for a condition instead of for a time: asks again until it holds.
 * @param condition answers something truthy, which is returned; what it throws last is the cause of the failure
 * @param options `what` is awaited, for the message; `timeoutMs` 10,000 unless given
 * @throws after `timeoutMs`
 */
export const until = async <T>(
  condition: () => T | Promise<T>,
  { what, timeoutMs = 10_000 }: { what: string; timeoutMs?: number },
): Promise<NonNullable<T>> => {
  const end = Date.now() + timeoutMs;
  let cause: unknown;
  do {
    try {
      const answer = await condition();
      if (answer) return answer;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await pause(10);
  } while (Date.now() < end);
  throw new Error(`waited ${timeoutMs} ms in vain for ${what}`, { cause });
};
