/** Largest number of users whose last event is stored; each takes about 100 bytes. */
const largestCount = 20_000;

/** Stores when each user's last event was sent, so that a new socket can tell its page whether an event was missed. */
export class LastEvents {
  /** Times of `performance.now()` by user id, least recent first. */
  private readonly times = new Map<string, number>();
  /** Events before this time of `performance.now()` are unknown for users who are not in `times`. */
  private knownSince = performance.now();

  constructor(private readonly capacity = largestCount) {}

  /** Records that an event for a user is sent now. */
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

  /** Deletes all times, because events up to now may have been lost. */
  startAgain(): void {
    this.times.clear();
    this.knownSince = performance.now();
  }

  /** @returns ms for which there was certainly no event for this user; the real time may be longer */
  quietMs(userId: string): number {
    return Math.floor(performance.now() - (this.times.get(userId) ?? this.knownSince));
  }
}
