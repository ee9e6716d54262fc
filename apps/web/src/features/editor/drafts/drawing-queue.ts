type Task = { rank: number; run: () => Promise<void> };

/** Runs a task when no other task runs. @param rank tasks of a lower rank run first */
export type DrawingQueue = <Result>(
  rank: number,
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result>;

/**
 * Creates a queue that runs one task at a time: of the waiting tasks the one with the lowest rank, then the one that waits
 * longest. A task that is aborted before it begins is not run; its promise rejects with the reason of the signal.
 */
export const createDrawingQueue = (): DrawingQueue => {
  const waiting: Task[] = [];
  let isRunning = false;
  const runAll = async () => {
    if (isRunning) return;
    isRunning = true;
    // Tasks that are queued in the same turn are ranked before the first one runs.
    await Promise.resolve();
    for (;;) {
      const [first, ...others] = waiting;
      if (!first) break;
      const next = others.reduce((best, other) => (other.rank < best.rank ? other : best), first);
      waiting.splice(waiting.indexOf(next), 1);
      await next.run();
    }
    isRunning = false;
  };
  return (rank, signal, task) =>
    new Promise((resolve) => {
      const start = async () => {
        signal.throwIfAborted();
        return task();
      };
      const run = async () => {
        const result = start();
        resolve(result);
        await Promise.allSettled([result]);
      };
      waiting.push({ rank, run });
      void runAll();
    });
};
