/**
 * Runs a batch again as long as it was full, so that a clean-up keeps up with any amount of work. Each batch is
 * bounded, and `signal` is checked between two of them: a stop waits for one batch at most.
 * @param size items of a full batch
 * @param runBatch handles up to `size` items and returns how many there were
 * @returns how many items were handled in all
 * @throws what `runBatch` throws
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
