import { setTimeout as pause } from 'node:timers/promises';
import type { AuditRuns } from '@portada/credits';
import { type Logger, classify } from '@portada/observability';

/** ms between two questions whether the audit is due. */
const everyMs = 30_000;

/**
 * Has the ledger audited by one of all workers, again and again, for as long as the process lives. How often follows
 * from how long it takes.
 * @returns `stop` resolves when no audit is running any more
 */
export const startAuditing = (audits: AuditRuns, logger: Logger): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  const audit = async (): Promise<void> => {
    const run = await audits.runIfDue(stopping.signal);
    if (run && run.breaches > 0) logger.error({ breaches: run.breaches }, 'ledger audit found breaches');
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await audit().catch((error: unknown) => {
        const level = classify(error) === 'operational' ? 'warn' : 'error';
        if (!stopping.signal.aborted) logger[level]({ err: error }, 'ledger audit failed');
      });
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = loop();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
