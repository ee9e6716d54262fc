import type { Knobs } from './knobs';

/**
 * Random number generator for simulated faults (mulberry32). The seed in the knobs makes the faults reproducible,
 * and is printed before the first random number.
 */
export class Chance {
  private seed: number | undefined;
  private state = 0;

  constructor(private readonly knobs: Knobs) {}

  /**
   * Decides at random.
   * @param probability chance of true, 0 to 1; 0 uses no random number
   * @returns true with this probability
   */
  happens(probability: number): boolean {
    return probability > 0 && this.next() < probability;
  }

  /** Returns a random number of at least 0 and below `limit`. */
  below(limit: number): number {
    return limit > 0 ? this.next() * limit : 0;
  }

  private next(): number {
    if (this.seed !== this.knobs.seed) {
      this.seed = this.knobs.seed;
      this.state = this.seed | 0;
      console.info(`random faults of the payment simulator: seed=${this.seed}`);
    }
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
