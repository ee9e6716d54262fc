/** Most generations that are remembered. */
const most = 1000;
/** Requests of one generation that may be charged without an image: the first, and one repetition. */
const allowed = 2;

/** Counts per generation the requests that may be charged although their answer was lost. */
export class LostAnswers {
  private readonly counts = new Map<string, number>();

  /** Counts one more. */
  add(generationId: string): void {
    const count = (this.counts.get(generationId) ?? 0) + 1;
    this.counts.delete(generationId);
    this.counts.set(generationId, count);
    if (this.counts.size <= most) return;
    const [oldest] = this.counts.keys();
    if (oldest !== undefined) this.counts.delete(oldest);
  }

  /** Whether a further request would be more than one blind repetition. */
  areTooMany(generationId: string): boolean {
    return (this.counts.get(generationId) ?? 0) >= allowed;
  }

  /** Forgets a generation that has ended. */
  forget(generationId: string): void {
    this.counts.delete(generationId);
  }
}
