/** Largest number of users whose last event time is stored. One entry takes about 100 bytes. */
const largestCount = 20_000;

/**
 * Stores the time of each user's last event. A new socket sends this time to its page, so that the page can decide
 * if the page has missed an event.
 */
export class LastEvents {
  /** Time of the last event in ms (`performance.now()`) by user id, the oldest event first. */
  private readonly times = new Map<string, number>();
  /** Time in ms (`performance.now()`) before which the events of users outside of `times` are unknown. */
  private knownSince = performance.now();

  constructor(private readonly capacity = largestCount) {}

  /** Records that the gateway sends an event to a user now. */
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

  /** Deletes the times of all users, because earlier events may have been lost. */
  startAgain(): void {
    this.times.clear();
    this.knownSince = performance.now();
  }

  /** Returns the time in ms for which this user certainly had no event. The real time may be longer. */
  quietMs(userId: string): number {
    return Math.floor(performance.now() - (this.times.get(userId) ?? this.knownSince));
  }
}
