import { setTimeout as pause } from 'node:timers/promises';
import type { AccountSweeps } from '@portada/accounts';
import type { GenerationSweeps } from '@portada/generations';
import { type Logger, classify } from '@portada/observability';
import type { JobQueue } from '@portada/queue';
import type { DeletedThumbnails } from '@portada/thumbnails';

/** ms between the end of one run and the start of the next. */
const intervals = {
  reportWorker: 1000,
  handOver: 500,
  recover: 250,
  refillQueue: 250,
  enqueueAgain: 5_000,
  tidy: 60_000,
  purge: 60_000,
  tidyAccounts: 60_000,
} as const;

/**
 * Runs the sweeps for as long as the process lives, each by itself and one at a time; one that fails is run again.
 * @returns `stop` resolves when none is running any more
 */
export const startSweeping = (
  sweeps: GenerationSweeps,
  deleted: DeletedThumbnails,
  accounts: AccountSweeps,
  queue: JobQueue,
  logger: Logger,
): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const loops = {
    reportWorker: () => sweeps.reportWorker(),
    handOver: () => sweeps.handOver(stopping.signal),
    recover: () => sweeps.recover(),
    refillQueue: () => sweeps.refillQueue(),
    enqueueAgain: () => sweeps.enqueueAgain(),
    tidy: () => sweeps.tidy(stopping.signal),
    purge: () => deleted.purge(stopping.signal),
    tidyAccounts: () => accounts.tidy(stopping.signal),
  } satisfies Record<keyof typeof intervals, () => Promise<unknown>>;
  const running = Object.entries(loops).map(async ([name, sweep]) => {
    const everyMs = intervals[name as keyof typeof intervals];
    while (!stopping.signal.aborted) {
      await sweep().catch((error: unknown) => {
        const level = classify(error) === 'operational' ? 'warn' : 'error';
        logger[level]({ err: error, sweep: name }, 'sweep failed');
      });
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  });
  // Redis is back: what it lost is handed over now, not at the next turn.
  queue.onReconnect(() => void sweeps.refillQueue().catch(() => undefined));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};
