/** An async iterable of pushed items, in order, until it ends or fails. */
export class EventQueue<T> implements AsyncIterable<T> {
  readonly #waiting: T[] = [];
  #finished = false;
  #failure: { reason: unknown } | null = null;
  #wake: (() => void) | null = null;

  /** Adds an item to the queue. An item is dropped if the queue has ended. */
  push(item: T): void {
    if (this.#finished) return;
    this.#waiting.push(item);
    this.#wake?.();
  }

  /** Adds the last item to the queue. */
  end(item: T): void {
    this.push(item);
    this.#finish();
  }

  /** Ends the queue at once with an error; waiting items are dropped. */
  fail(reason: unknown): void {
    if (this.#finished) return;
    this.#failure = { reason };
    this.#finish();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      if (this.#failure) throw this.#failure.reason;
      const next = this.#waiting.shift();
      if (next !== undefined) {
        yield next;
        continue;
      }
      if (this.#finished) return;
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
      this.#wake = null;
    }
  }

  #finish(): void {
    this.#finished = true;
    this.#wake?.();
  }
}
