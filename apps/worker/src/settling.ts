import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentInbox, PurchaseSweeps } from '@portada/billing';
import { type Logger, classify } from '@portada/observability';

/** ms between a look that found nothing and the next one. */
const intervals = { inbox: 500, sweep: 5_000, tidy: 60 * 60_000 } as const;

/**
 * Settles purchases for as long as the process lives: what the provider told us of, and what it should have. Each loop
 * by itself; a round that fails is tried again.
 * @returns `stop` resolves when nothing is being settled any more
 */
export const startSettling = (
  inbox: PaymentInbox,
  sweeps: PurchaseSweeps,
  logger: Logger,
): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  /** Each answers how much it found: where there was something, there may be more. */
  const loops = {
    inbox: () => inbox.processDue(),
    sweep: () => sweeps.sweep(),
    tidy: () => inbox.tidy(stopping.signal).then(() => 0),
  } satisfies Record<keyof typeof intervals, () => Promise<number>>;
  const running = Object.entries(loops).map(async ([name, look]) => {
    const everyMs = intervals[name as keyof typeof intervals];
    while (!stopping.signal.aborted) {
      const found = await look().catch((error: unknown) => {
        const level = classify(error) === 'operational' ? 'warn' : 'error';
        logger[level]({ err: error, loop: name }, 'settling purchases failed');
        return 0;
      });
      if (found === 0) await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
};
