/** Maximum number of generations whose lost answers are counted. */
const most = 1000;
/**
 * Maximum number of requests for one generation that may be charged without an image: the first request, and one
 * repetition.
 */
const allowed = 2;

/**
 * Counts, for each generation, the requests to an image provider that may be charged although their answer was lost.
 */
export class LostAnswers {
  private readonly counts = new Map<string, number>();

  /** Counts a further lost answer of a generation. */
  add(generationId: string): void {
    const count = (this.counts.get(generationId) ?? 0) + 1;
    this.counts.delete(generationId);
    this.counts.set(generationId, count);
    if (this.counts.size <= most) return;
    const [oldest] = this.counts.keys();
    if (oldest !== undefined) this.counts.delete(oldest);
  }

  /** Returns true if one repetition of the generation was already sent, so that no further request is allowed. */
  areTooMany(generationId: string): boolean {
    return (this.counts.get(generationId) ?? 0) >= allowed;
  }

  /** Removes the count of a generation that has ended. */
  forget(generationId: string): void {
    this.counts.delete(generationId);
  }
}
