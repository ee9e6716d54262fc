/** Size of the heap in bytes above which the garbage of finished suites is collected. */
const limit = 500_000_000;

/** Collects the garbage of finished suites if the heap is large, so that Jest need not replace the worker. Needs `--expose-gc`. */
exports.collectLargeHeap = () => {
  if (process.memoryUsage().heapUsed > limit) globalThis.gc?.();
};
