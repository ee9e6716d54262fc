/** Random numbers that are repeated for the same seed (mulberry32). `next` returns a number from 0 to below 1. */
export type Random = {
  seed: number;
  next(): number;
  /** Returns a random integer from `least` to `most`, both included. */
  between(least: number, most: number): number;
};

/**
 * Creates reproducible random numbers. The seed is printed; `TEST_SEED` sets it to repeat a run.
 * @param what name of the test, for the printed line
 */
export const seeded = (what: string): Random => {
  const seed = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 32)) >>> 0;
  // Jest keeps the console output of a suite, and whole runs print it only if the suite fails.
  console.info(`${what}: TEST_SEED=${seed}`);
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { seed, next, between: (least, most) => least + Math.floor(next() * (most - least + 1)) };
};
