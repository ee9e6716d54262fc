/** A repeatable source of random numbers: the same seed gives the same numbers on every machine. */
export type Random = {
  /** Returns a random number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number;
  /** Picks one random entry of a non-empty list. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Returns true with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** Returns a new seed, 0 to 2^32-1, for a part of the scene that needs a separate source of random numbers. */
  seed(): number;
};

/**
 * Creates a random number generator by the algorithm Mulberry32, which is not suitable for cryptography.
 * @param seed 0 to 2^32-1
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const fraction = (): number => next() / 2 ** 32;
  return {
    between: (low, high) => low + fraction() * (high - low),
    pick: (list) => list[Math.floor(fraction() * list.length)] ?? list[0],
    chance: (probability) => fraction() < probability,
    seed: next,
  };
}

/** Returns the FNV-1a hash of a text, 0 to 2^32-1. The same text gives the same number on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
