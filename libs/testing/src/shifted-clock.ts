/**
 * Runs a function while the wall clock of this process is wrong. The monotonic clock and timers are unchanged.
 * @param ms milliseconds by which the clock is ahead; negative if it is behind
 * @returns the result of the function
 */
export const withShiftedClock = async <Result>(ms: number, run: () => Promise<Result>): Promise<Result> => {
  const right = Date;
  const { now } = right;
  right.now = () => now() + ms;
  globalThis.Date = new Proxy(right, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now()], newTarget) as Date,
  });
  try {
    return await run();
  } finally {
    globalThis.Date = right;
    right.now = now;
  }
};

/** Clocks that a test tries: how wrong each of them is, in words and in milliseconds. */
export const wrongClocks = [
  ['11 minutes ahead', 11 * 60_000],
  ['30 days behind', -30 * 86_400_000],
] as const;
