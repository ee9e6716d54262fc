/** Shortest time in ms between two notices. */
const pauseMs = 5_000;

/**
 * Limits how often the console is notified that its figures changed: at once after a quiet time, and then at most every
 * five seconds, so that open consoles slow down no generation.
 */
export class ConsoleNotices {
  private pause: NodeJS.Timeout | undefined;
  private isWanted = false;

  /** @param send notifies the sockets of administrators that figures changed */
  constructor(private readonly send: () => void) {}

  /** Records that figures changed. */
  note(): void {
    if (this.pause !== undefined) {
      this.isWanted = true;
      return;
    }
    this.send();
    this.pause = setTimeout(() => this.resume(), pauseMs).unref();
  }

  /** Sends no further notice. */
  close(): void {
    clearTimeout(this.pause);
    this.isWanted = false;
  }

  private resume(): void {
    this.pause = undefined;
    if (!this.isWanted) return;
    this.isWanted = false;
    this.note();
  }
}
