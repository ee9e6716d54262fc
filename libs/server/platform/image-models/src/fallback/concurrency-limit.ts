/** Limits how many requests to a model run at the same time. Further requests wait in order. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * Creates a limit.
   * @param most maximum number of requests that run at once
   */
  constructor(private readonly most: number) {}

  /** True if a further request to the model would have to wait. */
  get isFull(): boolean {
    return this.running >= this.most;
  }

  /** Number of requests that run. */
  get inUse(): number {
    return this.running;
  }

  /** Number of requests that wait for a slot. */
  get length(): number {
    return this.waiting.length;
  }

  /**
   * Waits for a slot of the model.
   * @param signal ends the wait
   * @returns a function that frees the slot; later calls of this function do nothing
   * @throws the reason of the signal
   */
  async acquire(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (!this.isFull) this.running += 1;
    else await this.waitForSlot(signal);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.passOn();
    };
  }

  private waitForSlot(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.waiting.push(enter);
    });
  }

  /** Gives a free slot to the next request that waits. */
  private passOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
