/** Users whose last event is remembered; about 100 bytes each. */
const largestCount = 20_000;

/** When each user's last event was sent, so that a new socket learns whether its page has missed one. */
export class LastEvents {
  /** Least recent first. */
  private readonly times = new Map<string, number>();
  /** Before this moment nothing is known of users who are not in `times`. */
  private knownSince = performance.now();

  constructor(private readonly capacity = largestCount) {}

  /** Notes an event for a user at this moment. */
  note(userId: string): void {
    this.times.delete(userId);
    this.times.set(userId, performance.now());
    if (this.times.size <= this.capacity) return;
    for (const [oldest, at] of this.times) {
      this.times.delete(oldest);
      this.knownSince = at;
      return;
    }
  }

  /** Forgets everything: events up to this moment may have been missed. */
  startAgain(): void {
    this.times.clear();
    this.knownSince = performance.now();
  }

  /** @returns ms for which there was certainly no event for this user; it may have been longer */
  quietMs(userId: string): number {
    return Math.floor(performance.now() - (this.times.get(userId) ?? this.knownSince));
  }
}
