import { UnavailableError, isUnavailable } from './unavailable';

type Waiting<I, O> = { item: I; resolve: (output: O) => void; reject: (error: unknown) => void };

/**
 * Combines concurrent calls: while one batch is running, further items wait and form the next batch. There is no timer:
 * an item that arrives while no batch is running is run at once.
 */
export class Batcher<I, O> {
  private waiting: Waiting<I, O>[] = [];
  private draining = false;

  /**
   * Creates a batcher.
   * @param runBatch returns one output for each item, in the order of the items, or throws for all items
   * @param limits `maxBatch`: maximum number of items of a batch; `maxWaiting`: maximum number of items that wait
   */
  constructor(
    private readonly runBatch: (items: I[]) => Promise<O[]>,
    private readonly limits: { maxBatch: number; maxWaiting: number },
  ) {}

  /**
   * Adds an item to the next batch.
   * @returns the output of the item
   * @throws UnavailableError if too many items are waiting or the database is unavailable; otherwise the error of its
   *   batch
   */
  run(item: I): Promise<O> {
    if (this.waiting.length >= this.limits.maxWaiting) {
      return Promise.reject(new UnavailableError('too many requests are waiting for the database'));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.draining) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.draining = true;
    while (this.waiting.length > 0) {
      await this.resolveBatch(this.waiting.splice(0, this.limits.maxBatch));
    }
    this.draining = false;
  }

  /** Runs a batch, and resolves or rejects the promise of each item; never throws. */
  private async resolveBatch(batch: Waiting<I, O>[]): Promise<void> {
    try {
      const outputs = await this.runBatch(batch.map(({ item }) => item));
      if (outputs.length !== batch.length) {
        throw new Error(`a batch of ${batch.length} items returned ${outputs.length} outputs`);
      }
      outputs.forEach((output, index) => batch[index]?.resolve(output));
    } catch (error) {
      if (isUnavailable(error)) {
        const unavailable = new UnavailableError('the database is not available', { cause: error });
        for (const { reject } of batch) reject(unavailable);
      } else if (batch.length === 1) {
        batch[0]?.reject(error);
      } else {
        // An invalid item must not fail the other items of its batch.
        for (const single of batch) await this.resolveBatch([single]);
      }
    }
  }
}
