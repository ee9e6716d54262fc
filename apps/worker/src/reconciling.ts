import { setTimeout as pause } from 'node:timers/promises';
import type { Reconciliation } from '@portada/billing';
import { type Logger, classify } from '@portada/observability';

/** ms between two questions whether it is time; also before the first, for whoever comes up has other things to do. */
const everyMs = 10 * 60_000;

/**
 * Has purchases, ledger and provider compared once a day, by one of all workers, for as long as the process lives. Each
 * difference is an operator's to look at.
 * @returns `stop` resolves when nothing is being compared any more
 */
export const startReconciling = (
  reconciliation: Reconciliation,
  logger: Logger,
): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const compare = async (): Promise<void> => {
    const result = await reconciliation.runIfDue({ signal });
    for (const difference of result?.differences ?? []) {
      logger.error(difference, 'purchases, ledger and provider disagree');
    }
    if (result)
      logger.info({ ...result, differences: result.differences.length }, 'purchases were reconciled');
  };
  const run = async (): Promise<void> => {
    for (;;) {
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await compare().catch((error: unknown) => {
        const level = classify(error) === 'operational' ? 'warn' : 'error';
        if (!signal.aborted) logger[level]({ err: error }, 'purchases could not be reconciled');
      });
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
