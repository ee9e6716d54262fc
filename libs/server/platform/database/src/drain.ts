/**
 * Runs batches as long as they are full, so that a clean-up can process any amount of work. The size of a batch is
 * limited, and `signal` is checked between two batches, so that a stop waits for one batch at most.
 * @param size number of items of a full batch
 * @param runBatch handles up to `size` items and returns the number of handled items
 * @returns the number of items that all batches handled
 * @throws the errors of `runBatch`
 */
export const drain = async (
  size: number,
  runBatch: () => Promise<number>,
  signal?: AbortSignal,
): Promise<number> => {
  let total = 0;
  for (;;) {
    const handled = await runBatch();
    total += handled;
    if (handled < size || signal?.aborted) return total;
  }
};
